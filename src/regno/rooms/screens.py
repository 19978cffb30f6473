"""Televisions: which of them have the host's rights."""

from .link import Link
from .seats import hashed, new_token


class Screens:
    """Knows the secret that the first television was given, by its hash alone."""

    def __init__(self, secret_hash: str | None) -> None:
        self.secret_hash = secret_hash

    def recognise(self, link: Link, token: str | None) -> str | None:
        """Give a television the host's rights if it is on this machine, is the first, or knows the secret.

        Returns the secret for it to keep, if it has one.
        """
        if token is not None and self.secret_hash == hashed(token):
            link.is_host_screen = True
            return token
        if self.secret_hash is None:
            link.is_host_screen = True
            token = new_token()
            self.secret_hash = hashed(token)
            return token
        link.is_host_screen = link.is_local
        return None

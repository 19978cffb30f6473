"""`python -m regno` is the `regno` command."""

from regno.cli import main

if __name__ == "__main__":
    main()

"""The pages' frames and the small things they fetch: content of a game, the QR, the proof that phones come through."""

import gzip
import hashlib

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from jinja2 import Environment, FileSystemLoader, select_autoescape

from regno.folders import templates_folder
from regno.rooms.content import content_of
from regno.rooms.tables import Tables, TooManyTables

from . import qr


def make_router(tables: Tables) -> APIRouter:
    """The pages of these tables. All run in the event loop, which alone touches the tables."""
    router = APIRouter()
    frames = Environment(loader=FileSystemLoader(templates_folder()), autoescape=select_autoescape())
    house = tables.house

    def frame(name: str) -> HTMLResponse:
        text = frames.get_template(name).render(build=house.build)
        return HTMLResponse(text, headers={"cache-control": "no-cache"})

    @router.get("/")
    async def phone() -> HTMLResponse:
        return frame("phone.html")

    @router.get("/t/{code}")
    async def phone_at(code: str) -> HTMLResponse:
        return frame("phone.html")

    @router.get("/tv")
    async def television() -> HTMLResponse:
        return frame("tv.html")

    @router.get("/tv/{code}")
    async def television_at(code: str) -> HTMLResponse:
        return frame("tv.html")

    @router.post("/tables")
    async def new_table() -> Response:
        """Open one more table and go to its television page."""
        try:
            room = tables.add()
        except TooManyTables:
            return PlainTextResponse("There are too many tables already.\n", status_code=503)
        return RedirectResponse(f"/tv/{room.table.code}", status_code=303)

    @router.get("/ping")
    async def ping() -> PlainTextResponse:
        return PlainTextResponse("regno is here.\n", headers={"cache-control": "no-store"})

    @router.get("/qr.svg")
    async def qr_svg(table: str = "") -> Response:
        room = tables.find(table)
        if room is None:
            return PlainTextResponse("There is no such table.\n", status_code=404)
        code = room.table.code
        url = house.addresses.base + (f"/t/{code}" if code else "")
        return Response(qr.svg(url), media_type="image/svg+xml", headers={"cache-control": "no-cache"})

    @router.get("/content/{game}.json")
    async def content(request: Request, game: str, mission: str = "", language: str = "") -> Response:
        body = content_of(game, house.missions, mission, language)
        if body is None:
            return PlainTextResponse("There is no such game.\n", status_code=404)
        etag = f'"{hashlib.blake2b(body, digest_size=6).hexdigest()}"'
        headers = {"etag": etag, "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == etag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            body = gzip.compress(body, mtime=0)
            headers["content-encoding"] = "gzip"
        return Response(body, media_type="application/json", headers=headers)

    return router

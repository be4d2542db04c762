"""The OpenAPI page: plain HTML made from the schema, so that it needs no script from anywhere."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = (
    "body{font:15px/1.45 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2a1c11;"
    "background:#faf3e2}h2{margin-top:2rem}code{background:#e9dbbd;padding:.1em .35em;border-radius:4px}"
    "li{margin:.4rem 0}a{color:#7f4b00}dt{font-weight:700;margin-top:1rem}"
)


class PlainPage(OpenAPIRenderPlugin):
    """Every route with what it takes and gives, and every type."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        info = openapi_schema["info"]
        routes: dict[str, list[str]] = {}
        for path, methods in openapi_schema["paths"].items():
            for method, operation in methods.items():
                for tag in operation.get("tags") or ["other"]:
                    routes.setdefault(tag, []).append(_route(method, path, operation))
        sections = "".join(f"<h2>{escape(tag)}</h2><ul>{''.join(lines)}</ul>" for tag, lines in routes.items())
        types = "".join(_type(name, body) for name, body in openapi_schema["components"]["schemas"].items())
        title = escape(f"{info['title']} {info['version']}")
        page = (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
            f'<h1>{title}</h1><p>As data: <a href="{self.get_openapi_json_route(request)}">openapi.json</a>. '
            f"Calls that change something carry the cookie <code>csrftoken</code> in the header "
            f"<code>x-csrftoken</code>.</p>{sections}<h2>types</h2><dl>{types}</dl></html>"
        )
        return page.encode()


def _route(method: str, path: str, operation: dict[str, Any]) -> str:
    takes = _names(operation.get("requestBody", {}))
    good = {code: reply for code, reply in operation.get("responses", {}).items() if code.startswith("2")}
    gives = _names(good)
    text = f"<li><code>{method.upper()} {escape(path)}</code> {escape(operation.get('description') or '')}"
    if takes:
        text += f" Takes {', '.join(takes)}."
    return text + (f" Gives {', '.join(gives)}." if gives else "") + "</li>"


def _names(part: Any) -> list[str]:
    """The types that a part of the schema refers to, as links."""
    if isinstance(part, list):
        return [name for item in part for name in _names(item)]
    if not isinstance(part, dict):
        return []
    found = []
    if isinstance(part.get("$ref"), str):
        name = part["$ref"].rpartition("/")[2]
        found.append(f'<a href="#{escape(name)}">{escape(name)}</a>')
    return found + [name for item in part.values() for name in _names(item)]


def _type(name: str, body: dict[str, Any]) -> str:
    fields = ", ".join(f"<code>{escape(field)}</code>" for field in body.get("properties", {}))
    about = escape(body.get("description") or "")
    return f'<dt id="{escape(name)}">{escape(name)}</dt><dd>{about} {fields}</dd>'

"""The addresses of the server. What all of them declare is here: every refusal is a `Problem`."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import litestar
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from greatpowers.server.guard import SMALL_BODY
from greatpowers.server.protocol import Lang, Problem

REFUSALS = {
    400: "What was sent cannot be read; the text names the field.",
    401: "Nobody known asks.",
    403: "Not allowed, or not sent by our own page.",
    404: "There is no such thing.",
    409: "Not now.",
    410: "There was such a thing once; the text says what became of it.",
    413: "Too large.",
    422: "Against the rules of the game.",
    429: "Too often.",
    503: "Nothing can be saved at the moment, or the server is being upgraded.",
}
RESPONSES = {
    status: ResponseSpec(data_container=Problem, description=text, generate_examples=False)
    for status, text in REFUSALS.items()
}

get = partial(litestar.get, responses=RESPONSES)
delete = partial(litestar.delete, responses=RESPONSES, status_code=200)
post = partial(litestar.post, responses=RESPONSES, status_code=200, request_max_body_size=SMALL_BODY)
put = partial(litestar.put, responses=RESPONSES, request_max_body_size=SMALL_BODY)
patch = partial(litestar.patch, responses=RESPONSES, request_max_body_size=SMALL_BODY)

Text = Annotated[str, PathParameter(max_length=100)]
"""A name or id in the address."""
MaybeLang = Annotated[Lang | None, QueryParameter()]

"""The API does what its OpenAPI schema says: schemathesis asks every operation, at a running table too."""

from __future__ import annotations

import itertools
import os
import threading
import time
from collections.abc import Iterable, Iterator
from typing import Any, cast

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from greatpowers.server.app import create_app
from greatpowers.server.settings import Settings

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
TOO_LARGE = 413
"""To Schemathesis that is no way to refuse what is wrong; to us it is, and the right one."""
NUMBERS = itertools.count()
EXAMPLES = int(os.environ.get("GREATPOWERS_EXAMPLES", "3"))


class Live(uvicorn.Server):
    """A real server in a thread."""

    def __enter__(self) -> str:
        self.thread = threading.Thread(target=self.run)
        self.thread.start()
        while not self.started:
            assert self.thread.is_alive()
            time.sleep(0.01)
        port = self.servers[0].sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{port}"

    def __exit__(self, *_: object) -> None:
        self.should_exit = True
        self.thread.join()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("schema")
    app = create_app(Settings(f"sqlite:///{folder}/tables.sqlite", limited=False, logged=False))
    with Live(uvicorn.Config(app, port=0, log_level="error", ws="none")) as address:
        yield address


@pytest.fixture
def session(address: str) -> Iterator[httpx.Client]:
    """Somebody with cookies and the token."""
    with httpx.Client(base_url=address, timeout=60) as client:
        client.get("/api/me")
        client.headers["x-csrf"] = client.cookies["csrf"]
        assert client.patch("/api/me", json={"name": "Anna"}).status_code == 200
        yield client


def new_table(session: httpx.Client) -> str:
    wish = {"game": "imperial-2030", "seats": [{"kind": "me"}] * 2, "key": f"table-{next(NUMBERS):04d}-{id(session)}"}
    response = session.post("/api/tables", json=wish)
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


SCHEMA = schemathesis.openapi.from_dict(create_app(Settings("")).openapi_schema.to_schema())
OPERATIONS = [result.ok() for result in cast(Iterable[Any], SCHEMA.get_all_operations())]


@pytest.mark.parametrize("mode", tuple(GenerationMode), ids=lambda mode: str(mode.value))
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: str(operation.label))
def test_every_operation_keeps_its_word(
    operation: Any, mode: GenerationMode, session: httpx.Client, address: str
) -> None:
    if mode.is_negative and not (operation.body or operation.query or operation.path_parameters):
        pytest.skip("nothing can be wrong with it")

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        if "table" in case.path_parameters and mode.is_positive and next(NUMBERS) % 2:
            case.path_parameters["table"] = new_table(session)
        if not session.get("/api/me").json()["person"]:
            assert session.patch("/api/me", json={"name": "Anna"}).status_code == 200
        cookies = dict(session.cookies)
        headers = {"x-csrf": cookies["csrf"]}
        answer = case.call(base_url=address, headers=headers, cookies=cookies)
        checks = CHECKS[:-1] if answer.status_code == TOO_LARGE else CHECKS
        case.validate_response(answer, checks=checks)

    ask()

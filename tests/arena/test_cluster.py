"""Games on a Ray cluster of two nodes, one of which goes down in the middle, and with a worker that is killed."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from greatpowers import __version__
from greatpowers.arena.blocks import schedule
from greatpowers.arena.crew import Crew, stream
from greatpowers.arena.tournament import Job, perform
from tests.arena.chores import DOOMED, PATIENCE, mortal

pytest.importorskip("ray", reason="Ray is not installed")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own

QUICK = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 2}
JOBS = [
    Job("imperial-2030", {}, pairing, True, __version__)
    for pairing in schedule(("uniform", "greedy-novice"), [2], seed=100_000, games=8)
]


@pytest.fixture
def cluster() -> Iterator[Any]:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    from ray.cluster_utils import Cluster

    settings = {"num_cpus": 1, "include_dashboard": False, "_system_config": QUICK}
    found = Cluster(initialize_head=True, head_node_args=settings)
    yield found
    found.shutdown()


def test_the_records_are_the_same_whatever_dies(cluster: Any, tmp_path: Path) -> None:
    serial = [(line["record"], text) for line, text in map(perform, JOBS)]
    reached, killed = tmp_path / "reached", tmp_path / "killed"
    doomed = cluster.add_node(num_cpus=1, env_vars={DOOMED: str(reached)})
    cluster.wait_for_nodes()

    def pull_the_plug() -> None:
        end = time.monotonic() + PATIENCE
        while not reached.exists() and time.monotonic() < end:
            time.sleep(0.05)
        cluster.remove_node(doomed, allow_graceful=False)

    plug = threading.Thread(target=pull_the_plug)
    plug.start()
    jobs = [(str(killed), job) for job in JOBS]
    found = list(stream(mortal, jobs, Crew(cluster=cluster.address)))
    plug.join()
    assert reached.exists() and killed.exists()
    assert found == serial

"""Fixtures of all client tests. `npm run test:clients` sets DATAHUB_GMS_URL to the address of the service."""

import os
from pathlib import Path

import pytest
import requests

from support.catalog import Catalog
from support.datahub_command import DatahubCommand


def pytest_configure(config: pytest.Config) -> None:
    """Gives each test process its own home folder, because the package keeps files there."""
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    if worker is not None:
        home = Path(os.environ["HOME"]) / worker
        home.mkdir(exist_ok=True)
        os.environ["HOME"] = str(home)


@pytest.fixture(scope="session")
def server() -> str:
    url = os.environ["DATAHUB_GMS_URL"]
    try:
        requests.get(f"{url}/config", timeout=30).raise_for_status()
    except requests.RequestException as error:
        # Without this, the package would retry for half a minute in each test.
        pytest.exit(f"There is no service at {url}: {error}", returncode=1)
    return url


@pytest.fixture(scope="session")
def catalog(server: str) -> Catalog:
    return Catalog(server)


@pytest.fixture
def datahub(server: str, tmp_path: Path) -> DatahubCommand:
    return DatahubCommand(tmp_path)

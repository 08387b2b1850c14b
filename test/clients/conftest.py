"""What every test of existing clients starts from; `npm run test:clients` says in DATAHUB_GMS_URL where the service is."""

import os
from pathlib import Path

import pytest
import requests

from support.catalog import Catalog
from support.datahub_command import DatahubCommand


def pytest_configure(config: pytest.Config) -> None:
    """Gives each of the processes that run the tests a home folder of its own, because the package keeps files there."""
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
        # The package would try again and again, for half a minute in each test.
        pytest.exit(f"There is no service at {url}: {error}", returncode=1)
    return url


@pytest.fixture(scope="session")
def catalog(server: str) -> Catalog:
    return Catalog(server)


@pytest.fixture
def datahub(server: str, tmp_path: Path) -> DatahubCommand:
    return DatahubCommand(tmp_path)

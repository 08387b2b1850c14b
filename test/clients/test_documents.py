"""Runs the shell examples of the documents that need the Python package, as a reader would: in order, in the folder of Trellis.

The examples of the other documents are run by `npm test`.
"""

import os
import re
import subprocess
from pathlib import Path

import pytest

from support.executor import needs_executor

ROOT = Path(__file__).parent.parent.parent

# Commands that no test can run, with the reason.
NOT_RUN = {
    r"pip install\b": "the environment of the tests has the package",
    r"npm run test:clients\b": "it runs this test",
}

PRELUDE = """
set -euo pipefail
curl() { command curl --fail-with-body "$@"; }
"""


def commands_of(document: str) -> list[str]:
    text = (ROOT / "docs" / document).read_text(encoding="utf-8")
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [line for language, body in blocks if language == "sh" for line in body.splitlines()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Has everything that the folder of Trellis has, and what the examples write."""
    for entry in ROOT.iterdir():
        (tmp_path / entry.name).symlink_to(entry)
    return tmp_path


def run(document: str, folder: Path, server: str) -> str:
    lines = [line for line in commands_of(document) if not any(re.match(skipped, line) for skipped in NOT_RUN)]
    script = PRELUDE + "\n".join(lines).replace("http://127.0.0.1:8080", server)
    done = subprocess.run(
        ["bash", "-c", script], cwd=folder, env=os.environ, capture_output=True, text=True, timeout=500
    )
    assert done.returncode == 0, f"{document}: exit code {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_clients(folder, server, catalog):
    said = run("clients.md", folder, server)
    orders = "urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)"
    assert catalog.aspect(orders, "datasetProperties")["description"] == "One row for each order"
    assert "Pipeline finished successfully" in said


@needs_executor
def test_ingestion(folder, server):
    assert '"status":"SUCCESS"' in run("ingestion.md", folder, server)


def test_every_exception_is_needed():
    lines = [line for document in ("clients.md", "ingestion.md") for line in commands_of(document)]
    assert [skipped for skipped in NOT_RUN if not any(re.match(skipped, line) for line in lines)] == []

"""The service runs recipes itself, with this package: a file, and a PostgreSQL database whose password is a secret of the catalog."""

import json
import tempfile
from pathlib import Path

import pytest

from support.catalog import dataset_urn, unique
from support.executor import create_secret, needs_executor, report_of, run
from support.postgres import execute, find_programs, free_port, running_postgres
from support.recipes import proposal

pytestmark = needs_executor
PROGRAMS = find_programs()
needs_postgres = pytest.mark.skipif(
    PROGRAMS is None, reason="PostgreSQL is not installed: neither initdb nor pg_ctl is found"
)

# Characters that recipes, shells, addresses and JSON treat in a special way.
PASSWORDS = ["pa$s${HOME} w\"ö'rd\\n@/:%41", "$START-and-plain", "plain-and-long"]


def file_recipe(folder: Path, *records: dict) -> dict:
    path = folder / "records.json"
    path.write_text(json.dumps(records), encoding="utf-8")
    return {"source": {"type": "file", "config": {"path": str(path)}}}


def test_a_recipe_without_a_sink_is_run_into_the_catalog_and_can_be_rolled_back(catalog, tmp_path):
    urn = dataset_urn(unique("executed"))
    recipe = file_recipe(tmp_path, proposal(urn, "datasetProperties", {"description": "from a file"}))
    request, result = run(catalog, recipe)
    assert result["status"] == "SUCCESS", result["report"]
    assert "Pipeline finished successfully" in result["report"]
    assert result["durationMs"] > 0
    assert report_of(result)["source"]["report"]["events_produced"] == 1
    assert catalog.aspect(urn, "datasetProperties")["description"] == "from a file"
    assert catalog.system_metadata(urn, "datasetProperties")["runId"] == request
    # The request stays the only one of the run, because the command does not report itself.
    catalog.post("/runs?action=rollback", {"runId": request, "dryRun": False, "hardDelete": True})
    assert not catalog.exists(urn)


def test_a_recipe_that_fails_says_why(catalog, tmp_path):
    recipe = {"source": {"type": "file", "config": {"path": str(tmp_path / "missing.json")}}}
    _, result = run(catalog, recipe)
    assert result["status"] == "FAILURE"
    assert "missing.json" in result["report"]
    assert "Trellis: the command ended with exit code 1" in result["report"]


@pytest.fixture(scope="module")
def port():
    with tempfile.TemporaryDirectory(prefix="trellis-postgres-") as folder:
        with running_postgres(PROGRAMS, Path(folder)) as port:
            execute(port, "postgres", "create database shop")
            execute(port, "shop", "create table orders (id integer primary key, total numeric)")
            yield port


def recipe_for(port: int, user: str, secret: str, instance: str) -> dict:
    config = {
        "host_port": f"127.0.0.1:{port}",
        "username": user,
        "password": f"${{{secret}}}",
        "database": "shop",
        "platform_instance": instance,
    }
    return {"source": {"type": "postgres", "config": config}}


@needs_postgres
@pytest.mark.parametrize("password", PASSWORDS)
def test_a_database_is_read_with_a_password_that_nobody_sees(catalog, port, password):
    user, instance = unique("reader"), unique("pg")
    quoted = password.replace("'", "''")
    execute(port, "shop", f"create role {user} login password '{quoted}'", f"grant pg_read_all_data to {user}")
    secret = create_secret(catalog, password)
    _, result = run(catalog, recipe_for(port, user, secret, instance))
    assert result["status"] == "SUCCESS", result["report"]
    assert password not in json.dumps(result, ensure_ascii=False)
    table = dataset_urn(f"{instance}.shop.public.orders", "postgres")
    fields = [field["fieldPath"] for field in catalog.aspect(table, "schemaMetadata")["fields"]]
    assert fields == ["id", "total"]


@needs_postgres
def test_a_connection_is_tested(catalog, port):
    user = unique("reader")
    execute(port, "shop", f"create role {user} login password 'right password'")
    right, wrong = create_secret(catalog, "right password"), create_secret(catalog, "wrong password")
    found = {}
    for name, given in {"right": (port, right), "wrong": (port, wrong), "nobody": (free_port(), right)}.items():
        recipe = recipe_for(given[0], user, given[1], unique("pg"))
        _, result = run(catalog, recipe, task="TEST_CONNECTION")
        assert result["status"] == "SUCCESS", result["report"]
        assert result["structuredReport"]["type"] == "TEST_CONNECTION"
        found[name] = report_of(result)["basic_connectivity"]
    assert found["right"]["capable"]
    assert not found["wrong"]["capable"] and "authentication failed" in found["wrong"]["failure_reason"]
    assert not found["nobody"]["capable"]

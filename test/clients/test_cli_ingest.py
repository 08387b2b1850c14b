"""`datahub ingest`: the rest sink in all its modes, the records of a run about itself, and stateful ingestion."""

import json
import re

import pytest

from support.catalog import dataset_urn, unique
from support.recipes import SQLITE, file_recipe, make_sqlite, proposal, sqlite_recipe

MODES = [
    pytest.param({"mode": "SYNC"}, id="sync"),
    pytest.param({"mode": "ASYNC"}, id="async"),
    pytest.param({"mode": "ASYNC_BATCH"}, id="async-batch"),
    pytest.param({"mode": "SYNC", "endpoint": "OPENAPI"}, id="sync-openapi"),
    pytest.param({"mode": "ASYNC_BATCH", "endpoint": "OPENAPI"}, id="async-batch-openapi"),
]


@pytest.mark.parametrize("sink", MODES)
def test_every_mode_of_the_sink_stores_the_same_data(datahub, catalog, server, sink):
    urns = [dataset_urn(unique("mode_é_")) for _ in range(3)]
    tag = f"urn:li:tag:{unique('mode')}"
    records = []
    for number, urn in enumerate(urns):
        records.append(proposal(urn, "datasetProperties", properties(f"über {number}")))
        records.append(proposal(urn, "globalTags", {"tags": [{"tag": tag}]}))
        records.append(proposal(urn, "datasetProfile", {"timestampMillis": 1_700_000_000_000, "rowCount": number}))
    file = datahub.file("records.json", records)
    run = unique("run-")
    recipe = {**file_recipe(server, file, **sink), "run_id": run}
    said = datahub("ingest", "-c", datahub.file("recipe.yml", recipe), "--no-progress").said
    assert "Pipeline finished successfully" in said

    for number, urn in enumerate(urns):
        assert catalog.aspect(urn, "datasetProperties") == properties(f"über {number}")
        assert catalog.aspect(urn, "globalTags") == {"tags": [{"tag": tag}]}
        assert [point["rowCount"] for point in catalog.timeseries(urn, "datasetProfile")] == [number]
        assert catalog.system_metadata(urn, "globalTags")["runId"] == run


def test_a_run_stores_its_report_and_reports_an_invalid_record(datahub, catalog, server):
    good, bad = dataset_urn(unique("good_")), f"urn:li:tag:{unique('bad')}"
    records = [
        proposal(good, "status", {"removed": False}),
        proposal(bad, "datasetProperties", properties("on a tag")),
    ]
    run = unique("run-")
    recipe = {**file_recipe(server, datahub.file("records.json", records), mode="ASYNC"), "run_id": run}
    said = datahub("ingest", "-c", datahub.file("recipe.yml", recipe), "--no-progress", code=1).said
    assert "Pipeline finished with at least" in said
    assert "An entity of type tag has no aspect datasetProperties" in said
    assert not catalog.exists(bad)
    assert catalog.aspect(good, "status") == {"removed": False}

    request = f"urn:li:dataHubExecutionRequest:{run}"
    assert catalog.aspect(request, "dataHubExecutionRequestInput")["task"] == "CLI Ingestion"
    result = catalog.aspect(request, "dataHubExecutionRequestResult")
    report = json.loads(result["structuredReport"]["serializedValue"])
    assert (report["source"]["type"], report["sink"]["type"]) == ("file", "datahub-rest")


def test_a_dry_run_stores_nothing(datahub, catalog, server):
    urn = dataset_urn(unique("dry_"))
    file = datahub.file("records.json", [proposal(urn, "status", {"removed": False})])
    recipe = datahub.file("recipe.yml", file_recipe(server, file))
    assert "Pipeline finished successfully" in datahub("ingest", "-c", recipe, "-n", "--no-progress").said
    assert not catalog.exists(urn)


def test_mcps_are_ingested_without_a_recipe(datahub, catalog):
    urn = dataset_urn(unique("mcps_"))
    file = datahub.file("records.json", [proposal(urn, "status", {"removed": False})])
    datahub("ingest", "mcps", file)
    assert catalog.aspect(urn, "status") == {"removed": False}


def test_a_dropped_table_is_soft_deleted(datahub, catalog, server):
    instance, pipeline = unique("db"), unique("pipeline-")
    database = datahub.folder / "shop.db"
    make_sqlite(
        database,
        "create table customers (id integer primary key, name text not null)",
        "create table orders (id integer primary key, customer integer, total numeric, "
        "constraint by_customer foreign key (customer) references customers(id))",
        "create view totals as select customer, sum(total) as total from orders group by customer",
    )
    recipe = datahub.file("recipe.yml", sqlite_recipe(server, database, instance, pipeline_name=pipeline))
    assert "Pipeline finished" in datahub("ingest", "-c", recipe, "--no-progress").out
    tables = {name: dataset_urn(f"{instance}.main.{name}", SQLITE) for name in ("customers", "orders", "totals")}
    for urn in tables.values():
        assert catalog.aspect(urn, "status") == {"removed": False}
    fields = [field["fieldPath"] for field in catalog.aspect(tables["orders"], "schemaMetadata")["fields"]]
    assert fields == ["id", "customer", "total"]
    state = datahub("state", "inspect", "--pipeline-name", pipeline, "--platform", SQLITE).json()
    assert set(tables.values()) <= set(state)

    make_sqlite(database, "drop view totals", "alter table customers add column email text")
    assert "Pipeline finished" in datahub("ingest", "-c", recipe, "--no-progress").out
    assert catalog.is_removed(tables["totals"])
    assert not catalog.is_removed(tables["orders"])
    fields = [field["fieldPath"] for field in catalog.aspect(tables["customers"], "schemaMetadata")["fields"]]
    assert fields == ["id", "name", "email"]
    state = datahub("state", "inspect", "--pipeline-name", pipeline, "--platform", SQLITE).json()
    assert tables["totals"] not in state
    assert tables["orders"] in state


def test_state_of_an_unknown_pipeline_is_not_found(datahub):
    said = datahub("state", "inspect", "--pipeline-name", unique("none-"), "--platform", SQLITE, code=1).out
    assert "No ingestion state found" in said


def test_deploy_stores_a_source_whose_runs_can_be_listed(datahub, catalog, server):
    name = unique("deployed-")
    recipe = datahub.file("recipe.yml", file_recipe(server, "records.json"))
    said = datahub("ingest", "deploy", "-n", name, "-c", recipe, "--schedule", "5 * * * *").out
    assert "Successfully wrote data ingestion source metadata" in said
    urn = re.search(r"urn:li:dataHubIngestionSource:[\w-]+", said)[0]
    info = catalog.aspect(urn, "dataHubIngestionSourceInfo")
    assert (info["name"], info["type"], info["schedule"]["interval"]) == (name, "file", "5 * * * *")

    request = f"urn:li:dataHubExecutionRequest:{unique('exec-')}"
    source = {"type": "SCHEDULED_INGESTION_SOURCE", "ingestionSource": urn}
    given = {"task": "RUN_INGEST", "args": {}, "executorId": "default", "source": source, "requestedAt": 1}
    catalog.put(request, "dataHubExecutionRequestInput", given)
    outcome = {"status": "SUCCESS", "startTimeMs": 1_700_000_000_000, "durationMs": 5}
    catalog.put(request, "dataHubExecutionRequestResult", outcome)
    listed = datahub("ingest", "list-source-runs", "--source", name).out
    assert request.split(":")[-1] in listed
    assert "SUCCESS" in listed


def properties(description: str) -> dict:
    return {"description": description, "customProperties": {"a/b": "ü~"}, "tags": []}

"""`datahub ingest list-runs`, `show` and `rollback`: the writes of a run can be listed and undone."""

import re

from support.catalog import dataset_urn, unique
from support.recipes import file_recipe, proposal


def ingest(datahub, server: str, run: str, *records) -> None:
    recipe = {**file_recipe(server, datahub.file(f"{run}.json", list(records)), mode="SYNC"), "run_id": run}
    datahub("ingest", "-c", datahub.file(f"{run}.yml", recipe), "--no-progress", "--no-default-report")


def test_a_run_is_listed_and_shown(datahub, catalog, server):
    run = unique("shown-")
    urns = sorted(dataset_urn(unique("run_")) for _ in range(2))
    ingest(datahub, server, run, *(proposal(urn, "status", {"removed": False}) for urn in urns))
    row = next(line for line in datahub("ingest", "list-runs").out.splitlines() if run in line)
    assert int(row.split("|")[2]) >= 2

    shown = datahub("ingest", "show", "--run-id", run).out
    rows = [[cell.strip() for cell in line.split("|")[1:3]] for line in shown.splitlines() if "urn:li:" in line]
    assert [urn for urn, aspect in sorted(rows) if aspect == "status"] == urns

    with_aspects = datahub("ingest", "show", "--run-id", run, "-a").out
    assert '"removed": false' in with_aspects


def test_rollback_deletes_created_entities_and_restores_changed_ones(datahub, catalog, server):
    before, run = unique("before-"), unique("undone-")
    changed, created = dataset_urn(unique("changed_")), dataset_urn(unique("created_"))
    tag = f"urn:li:tag:{unique('first')}"
    ingest(datahub, server, before, proposal(changed, "globalTags", {"tags": [{"tag": tag}]}))
    ingest(
        datahub,
        server,
        run,
        proposal(changed, "globalTags", {"tags": []}),
        proposal(changed, "subTypes", {"typeNames": ["View"]}),
        proposal(created, "datasetProperties", {"name": created, "customProperties": {}, "tags": []}),
    )
    dry = datahub("ingest", "rollback", "--run-id", run, "--dry-run").out
    assert re.search(r"This rollback will +delete 1 entities", dry)
    assert changed in dry
    assert created in dry
    assert catalog.exists(created)
    assert catalog.aspect(changed, "globalTags") == {"tags": []}

    done = datahub("ingest", "rollback", "--run-id", run, "-f").out
    assert "deleted 1 entities" in done
    assert not catalog.exists(created)
    assert catalog.aspect(changed, "globalTags") == {"tags": [{"tag": tag}]}
    assert catalog.aspect(changed, "subTypes") is None
    assert catalog.system_metadata(changed, "globalTags")["runId"] == before
    assert run not in datahub("ingest", "list-runs").out
    assert "urn:li:" not in datahub("ingest", "show", "--run-id", run).out


def test_rollback_keeps_later_writes_of_others(datahub, catalog, server):
    run = unique("older-")
    urn = dataset_urn(unique("kept_"))
    ingest(
        datahub,
        server,
        run,
        proposal(urn, "datasetProperties", {"name": "from the run", "customProperties": {}, "tags": []}),
        proposal(urn, "status", {"removed": False}),
    )
    kept = {"name": "by hand", "customProperties": {}, "tags": []}
    catalog.put(urn, "datasetProperties", kept, runId=unique("other-"))
    datahub("ingest", "rollback", "--run-id", run, "-f")
    assert catalog.aspect(urn, "datasetProperties") == kept
    assert catalog.exists(urn)


def test_rollback_of_an_unknown_run_changes_nothing(datahub):
    said = datahub("ingest", "rollback", "--run-id", unique("none-"), "-f").said
    assert "deleted 0 entities and rolled back 0 aspects" in said

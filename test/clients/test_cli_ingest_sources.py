"""`datahub ingest deploy`, runs of what it has deployed, and what the command line shows of them."""

import json
import re

from support.catalog import dataset_urn, unique
from support.executor import needs_executor, result_when_ended
from support.recipes import proposal

RUN = "mutation($urn: String!) { urn: createIngestionExecutionRequest(input: { ingestionSourceUrn: $urn }) }"
SOURCE = """query($urn: String!) { ingestionSource(urn: $urn) {
  name type schedule { interval timezone } config { executorId recipe extraArgs { key value } } } }"""


def deploy(datahub, tmp_path, name: str, *options: str) -> tuple[str, str]:
    """Returns the URN of the source and of the dataset that its runs write."""
    table = dataset_urn(unique("deployed_"))
    records = tmp_path / "records.json"
    records.write_text(json.dumps([proposal(table, "datasetProperties", {"description": "by a source"})]))
    source = f"urn:li:dataHubIngestionSource:{unique('deployed')}"
    recipe = {"source": {"type": "file", "config": {"path": str(records)}}}
    file = datahub.file("recipe.yml", recipe)
    said = datahub("ingest", "deploy", "--name", name, "--urn", source, "-c", file, *options).said
    assert "Successfully wrote data ingestion source metadata" in said
    return source, table


def test_a_deployed_recipe_has_its_schedule_its_packages_and_its_variables(datahub, catalog, tmp_path):
    name = unique("nightly")
    options = ["--schedule", "0 5 * * *", "--time-zone", "Europe/Berlin"]
    options += ["--extra-pip", '["memray"]', "--extra-env", "A=1,B=2"]
    source, _ = deploy(datahub, tmp_path, name, *options)
    shown = catalog.graphql(SOURCE, {"urn": source})["ingestionSource"]
    assert (shown["name"], shown["type"], shown["config"]["executorId"]) == (name, "file", "default")
    assert shown["schedule"] == {"interval": "0 5 * * *", "timezone": "Europe/Berlin"}
    further = {each["key"]: json.loads(each["value"]) for each in shown["config"]["extraArgs"]}
    assert further == {"extra_pip_requirements": ["memray"], "extra_env_vars": {"A": "1", "B": "2"}}


def test_an_invalid_schedule_is_refused_with_the_reason(datahub):
    recipe = datahub.file("recipe.yml", {"source": {"type": "file", "config": {"path": "x"}}})
    options = ["--name", unique("n"), "--urn", f"urn:li:dataHubIngestionSource:{unique('s')}", "-c", recipe]
    assert "schedule" in datahub("ingest", "deploy", *options, "--schedule", "61 * * * *", code=1).said


@needs_executor
def test_a_deployed_recipe_runs_and_its_run_is_listed_shown_and_rolled_back(datahub, catalog, tmp_path):
    name = unique("source")
    source, table = deploy(datahub, tmp_path, name, "--extra-env", "REGION=eu")
    request = catalog.graphql(RUN, {"urn": source})["urn"]
    result = result_when_ended(catalog, request)
    assert result["status"] == "SUCCESS", result["report"]
    assert catalog.aspect(table, "datasetProperties")["description"] == "by a source"

    listed = datahub("ingest", "list-source-runs", "--urn", source).out
    assert "SUCCESS" in listed and name[:8] in listed
    assert request in re.sub(r"\s", "", datahub("ingest", "list-runs").out)
    assert table in datahub("ingest", "show", "--run-id", request).out

    datahub("ingest", "rollback", "--run-id", request, "--force")
    assert not catalog.exists(table)
    assert catalog.aspect(request, "dataHubExecutionRequestResult")["status"] == "ROLLED_BACK"

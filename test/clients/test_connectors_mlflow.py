"""An MLflow tracking store: registered models with their versions, and the runs that trained them."""

import time
from types import SimpleNamespace

import mlflow
import pytest
from mlflow.data.code_dataset_source import CodeDatasetSource
from mlflow.data.meta_dataset import MetaDataset
from mlflow.types import ColSpec, Schema

from support.catalog import unique
from support.connectors import downstream, ingest, upstream
from support.datahub_command import DatahubCommand


@pytest.fixture(scope="module")
def store(server, tmp_path_factory):
    """The ingested runs of an experiment: two runs that trained two versions of a model."""
    folder, name = tmp_path_factory.mktemp("mlflow"), unique("churn")
    address = (folder / "store").as_uri()
    client = mlflow.MlflowClient(tracking_uri=address, registry_uri=address)
    experiment = client.create_experiment(f"{name} experiment", tags={"mlflow.note.content": "Wer geht? 離脱"})
    client.create_registered_model(name, tags={"team": "growth"}, description="Who leaves: Abwanderung")
    data = MetaDataset(CodeDatasetSource({}), name=f"{name}_rows", schema=Schema([ColSpec("long", "visits")]))
    runs = []
    for number, (rate, accuracy) in enumerate([("0.1", 0.75), ("0.01", 0.875)], start=1):
        run = client.create_run(experiment, run_name=f"{name}-run-{number}").info.run_id
        client.log_param(run, "rate", rate)
        client.log_metric(run, "accuracy", accuracy)
        used = mlflow.entities.Dataset(**{key: text for key, text in data.to_dict().items() if key != "profile"})
        client.log_inputs(run, [mlflow.entities.DatasetInput(used, [])])
        client.set_terminated(run, "FINISHED" if number == 2 else "FAILED", end_time=int(time.time() * 1000) + 5000)
        client.create_model_version(name, f"{address}/{run}", run_id=run, description=f"version {number} ✓")
        runs.append(run)
    client.set_registered_model_alias(name, "champion", "2")

    command = DatahubCommand(folder)
    ingest(command, server, "mlflow", {"tracking_uri": address, "registry_uri": address})
    return SimpleNamespace(
        name=name,
        runs=runs,
        group=f"urn:li:mlModelGroup:(urn:li:dataPlatform:mlflow,{name},PROD)",
        model=lambda version: f"urn:li:mlModel:(urn:li:dataPlatform:mlflow,{name}_{version},PROD)",
        data=f"urn:li:dataset:(urn:li:dataPlatform:mlflow,{name}_rows,PROD)",
    )


def test_a_registered_model_is_a_group_of_its_versions(catalog, store):
    document = """query($urn: String!) { mlModelGroup(urn: $urn) { name platform { name } properties { description
      customProperties { key value } }
      relationships(input: {types: ["MemberOf"], direction: INCOMING}) { relationships { entity { urn } } } } }"""
    group = catalog.graphql(document, {"urn": store.group})["mlModelGroup"]
    assert (group["name"], group["platform"]["name"]) == (store.name, "mlflow")
    assert group["properties"]["description"] == "Who leaves: Abwanderung"
    assert group["properties"]["customProperties"] == [{"key": "team", "value": "growth"}]
    members = [edge["entity"]["urn"] for edge in group["relationships"]["relationships"]]
    assert members == [store.model(1), store.model(2)]


def test_a_version_has_the_metrics_of_its_run(catalog, store):
    document = """query($urn: String!) { mlModel(urn: $urn) {
      name properties { description groups { urn name } hyperParams { name value } trainingMetrics { name value } }
      versionProperties { version { versionTag } aliases { versionTag } isLatest versionSet { urn } } } }"""
    model = catalog.graphql(document, {"urn": store.model(2)})["mlModel"]
    assert model["name"] == f"{store.name}_2"
    properties = model["properties"]
    assert properties["description"] == "version 2 ✓"
    assert properties["groups"] == [{"urn": store.group, "name": store.name}]
    assert properties["hyperParams"] == [{"name": "rate", "value": "0.01"}]
    assert properties["trainingMetrics"] == [{"name": "accuracy", "value": "0.875"}]
    version = model["versionProperties"]
    assert version["version"] == {"versionTag": "2"}
    assert version["aliases"] == [{"versionTag": "champion"}]
    earlier = catalog.graphql(document, {"urn": store.model(1)})["mlModel"]["versionProperties"]
    assert earlier["versionSet"] == version["versionSet"]


def test_a_run_is_a_process_in_its_experiment(catalog, store):
    runs = instances_of(catalog, store)
    document = """query($urn: String!) { dataProcessInstance(urn: $urn) {
      name container { properties { name description } subTypes { typeNames } }
      mlTrainingRunProperties { hyperParams { name value } trainingMetrics { name value } }
      state(startTimeMillis: 0, limit: 1) { status result { resultType } durationMillis } } }"""
    run = catalog.graphql(document, {"urn": runs[store.runs[0]]})["dataProcessInstance"]
    assert run["name"] == f"{store.name}-run-1"
    experiment = run["container"]
    assert experiment["properties"] == {"name": f"{store.name} experiment", "description": "Wer geht? 離脱"}
    assert experiment["subTypes"] == {"typeNames": ["ML Experiment"]}
    assert run["mlTrainingRunProperties"]["trainingMetrics"] == [{"name": "accuracy", "value": "0.75"}]
    (state,) = run["state"]
    assert (state["status"], state["result"]["resultType"]) == ("COMPLETE", "FAILURE")
    assert state["durationMillis"] > 0


def test_lineage_connects_data_runs_and_models(catalog, store):
    runs = instances_of(catalog, store)
    found = upstream(catalog, store.model(2))
    assert found[runs[store.runs[1]]] == 1
    assert found[store.data] == 2
    assert {store.model(1), store.model(2)} <= downstream(catalog, store.data).keys()


def test_search_finds_models_and_groups(catalog, store):
    assert set(catalog.search(store.name, ["MLMODEL"])) == {store.model(1), store.model(2)}
    assert catalog.search(f"{store.name} Abwanderung", ["MLMODEL_GROUP"]) == [store.group]


def instances_of(catalog, store) -> dict[str, str]:
    """Returns the URNs of the runs by their identifiers."""
    properties = {run: None for run in store.runs}
    for urn in catalog.search(store.name, ["DATA_PROCESS_INSTANCE"]):
        properties[catalog.aspect(urn, "mlTrainingRunProperties")["id"]] = urn
    assert None not in properties.values(), properties
    return properties

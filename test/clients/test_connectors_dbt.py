"""The artefacts of a dbt project: models and sources, lineage to their tables, tests and results."""

from types import SimpleNamespace

import pytest

from support.catalog import dataset_urn, unique
from support.connectors import copy_data, downstream, ingest, upstream
from support.datahub_command import DatahubCommand


@pytest.fixture(scope="module")
def project(server, tmp_path_factory):
    folder, name = tmp_path_factory.mktemp("dbt"), unique("dbt")
    files = copy_data("dbt", folder, dbtname=name)
    config = {
        "manifest_path": str(files / "manifest.json"),
        "catalog_path": str(files / "catalog.json"),
        "run_results_paths": [str(files / "run_results.json")],
        "target_platform": "postgres",
        "convert_urns_to_lowercase": True,
        # With dbt as primary sibling, the connector leaves siblings to the service. Otherwise it writes them.
        "dbt_is_primary_sibling": False,
        "enable_meta_mapping": True,
        "meta_mapping": {"level": {"match": ".*", "operation": "add_term", "config": {"term": f"{name}_level"}}},
    }
    ingest(DatahubCommand(folder), server, "dbt", config)
    return SimpleNamespace(
        name=name,
        dbt=lambda table: dataset_urn(f"{name}.{table}", "dbt"),
        table=lambda table: dataset_urn(f"{name}.{table}", "postgres"),
    )


def test_a_model_has_its_documentation_code_and_columns(catalog, project):
    document = """query($urn: String!) { dataset(urn: $urn) {
      properties { name description customProperties { key value } } subTypes { typeNames }
      viewProperties { language logic formattedLogic materialized }
      tags { tags { tag { urn } } } ownership { owners { owner { ... on CorpUser { username } } } }
      glossaryTerms { terms { term { urn } } }
      schemaMetadata { fields { fieldPath nativeDataType type description tags { tags { tag { urn } } } } } } }"""
    model = catalog.graphql(document, {"urn": project.dbt("mart.revenue")})["dataset"]
    assert model["properties"]["description"] == "Umsatz je Kunde, 売上"
    assert model["subTypes"] == {"typeNames": ["Model"]}
    assert "ref('staged_orders')" in model["viewProperties"]["logic"]
    assert model["tags"] == {"tags": [{"tag": {"urn": "urn:li:tag:dbt:finance"}}]}
    assert model["ownership"] == {"owners": [{"owner": {"username": "ann"}}]}
    assert model["glossaryTerms"] == {"terms": [{"term": {"urn": f"urn:li:glossaryTerm:{project.name}_level"}}]}
    customer, revenue = model["schemaMetadata"]["fields"]
    assert (customer["fieldPath"], customer["type"]) == ("customer", "NUMBER")
    assert (revenue["fieldPath"], revenue["description"]) == ("revenue", "In euros")
    assert revenue["tags"] == {"tags": [{"tag": {"urn": "urn:li:tag:dbt:money"}}]}


def test_lineage_contains_models_and_their_tables(catalog, project):
    # Each table is derived from its model, and each model from the tables of the previous models.
    way = [
        project.table("mart.revenue"),
        project.dbt("mart.revenue"),
        project.table("mart.staged_orders"),
        project.dbt("mart.staged_orders"),
        project.dbt("raw.orders"),
        project.table("raw.orders"),
    ]
    assert upstream(catalog, way[0]) == {urn: hops for hops, urn in enumerate(way) if hops > 0}
    board = f"urn:li:dashboard:(dbt,exposure.{project.name}.board)"
    made = {urn: hops for hops, urn in enumerate(reversed(way)) if hops > 0}
    assert downstream(catalog, way[-1]) == {**made, board: made[way[1]] + 1}
    tables = {urn: hops for hops, urn in enumerate(way[1:]) if hops > 0}
    assert upstream(catalog, f"urn:li:schemaField:({way[1]},revenue)") == tables


def test_model_and_table_are_siblings(catalog, project):
    document = """query($urn: String!) { dataset(urn: $urn) { siblings { isPrimary siblings { urn } } } }"""
    model, table = project.dbt("mart.revenue"), project.table("mart.revenue")
    read = {urn: catalog.graphql(document, {"urn": urn})["dataset"]["siblings"] for urn in (model, table)}
    assert read[model] == {"isPrimary": False, "siblings": [{"urn": table}]}
    assert read[table] == {"isPrimary": True, "siblings": [{"urn": model}]}


def test_dbt_tests_are_assertions_with_their_last_result(catalog, project):
    document = """query($urn: String!) { dataset(urn: $urn) { assertions(start: 0, count: 10) { total assertions {
      info { type customAssertion { type entityUrn field { path } operator nativeType } }
      runEvents(status: COMPLETE, limit: 1) { failed succeeded runEvents { result { type } } } } } } }"""
    model = project.dbt("mart.revenue")
    given = catalog.graphql(document, {"urn": model})["dataset"]["assertions"]
    assert given["total"] == 2
    tests = {each["info"]["customAssertion"]["nativeType"]: each for each in given["assertions"]}
    assert set(tests) == {"not_null_revenue_customer", "unique_revenue_customer"}
    results = {name: test["runEvents"]["runEvents"][0]["result"]["type"] for name, test in tests.items()}
    assert results == {"not_null_revenue_customer": "SUCCESS", "unique_revenue_customer": "FAILURE"}
    for test in tests.values():
        said = test["info"]["customAssertion"]
        assert (said["type"], said["entityUrn"], said["field"]["path"]) == ("dbt", model, "customer")


def test_search_finds_a_model_and_its_table_once(catalog, project):
    names = ("mart.revenue", "mart.staged_orders", "raw.orders")
    models, tables = ({of(name) for name in names} for of in (project.dbt, project.table))
    found = set(catalog.search(project.name, ["DATASET"]))
    # The tables are the primary siblings here.
    assert tables <= found and not models & found
    assert tables | models <= set(catalog.search(project.name, ["DATASET"], separate=True))
    # Only the model has this word.
    assert catalog.search(f"{project.name} 売上", ["DATASET"])[0] == project.dbt("mart.revenue")

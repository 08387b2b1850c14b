"""`datahub graphql`: queries, and information about the schema."""

import json

from support.catalog import dataset_urn, unique


def test_a_query_with_variables_is_executed(datahub, catalog):
    urn = dataset_urn(unique("asked_"))
    catalog.put(urn, "datasetProperties", {"name": "asked"})
    query = "query($urn: String!) { dataset(urn: $urn) { urn properties { name } } }"
    variables = json.dumps({"urn": urn})
    answer = datahub("graphql", "--query", query, "--variables", variables, "--format", "json").json()
    assert answer == {"dataset": {"urn": urn, "properties": {"name": "asked"}}}


def test_unknown_fields_can_be_stripped(datahub):
    query = "{ me { corpUser { urn noSuchField } } }"
    refused = datahub("graphql", "--query", query, code=1).said
    assert "noSuchField" in refused
    answer = datahub("graphql", "--query", query, "--strip-unknown-fields", "--format", "json").json()
    assert answer["me"]["corpUser"]["urn"].startswith("urn:li:corpuser:")


def test_operations_are_listed_and_described(datahub):
    assert "searchAcrossEntities" in datahub("graphql", "--list-queries").out
    assert "addTag" in datahub("graphql", "--list-mutations").out
    both = datahub("graphql", "--list-operations", "--format", "json").said
    assert "dataset" in both and "addTags" in both
    described = datahub("graphql", "--describe", "scrollAcrossEntities", "--recurse").out
    assert "ScrollAcrossEntitiesInput" in described


def test_an_operation_is_executed_by_its_name(datahub, catalog):
    answer = datahub("graphql", "--operation", "me", "--format", "json").json()
    assert answer["me"]["corpUser"]["urn"].startswith("urn:li:corpuser:")
    tag = unique("made")
    given = json.dumps({"input": {"id": tag, "name": tag}})
    made = datahub("graphql", "--operation", "createTag", "--variables", given, "--format", "json").json()
    assert made == {"createTag": f"urn:li:tag:{tag}"}
    assert catalog.aspect(f"urn:li:tag:{tag}", "tagProperties")["name"] == tag

"""`datahub search`: words, filters, facets, projections."""

import pytest

from support.catalog import dataset_urn, unique


@pytest.fixture(scope="module")
def found(catalog):
    """Two datasets on two platforms and a chart that share a word."""
    word = unique("word")
    tag = f"urn:li:tag:{unique('tagged')}"
    hive, kafka = dataset_urn(f"{word}.a", "hive"), dataset_urn(f"{word}.b", "kafka", "DEV")
    chart = f"urn:li:chart:(looker,{word})"
    catalog.put(hive, "datasetProperties", {"name": f"{word} a", "description": "first"})
    catalog.put(hive, "globalTags", {"tags": [{"tag": tag}]})
    catalog.put(kafka, "datasetProperties", {"name": f"{word} b"})
    stamp = {"time": 0, "actor": "urn:li:corpuser:datahub"}
    info = {"title": f"{word} c", "description": "", "lastModified": {"created": stamp, "lastModified": stamp}}
    catalog.put(chart, "chartInfo", info)
    return {"word": word, "tag": tag, "hive": hive, "kafka": kafka, "chart": chart}


def test_a_word_finds_entities_that_contain_it(datahub, found):
    answer = datahub("search", found["word"], "--format", "json").json()
    urns = {result["entity"]["urn"] for result in answer["searchResults"]}
    assert urns == {found["hive"], found["kafka"], found["chart"]}
    assert answer["total"] == 3
    first = next(each["entity"] for each in answer["searchResults"] if each["entity"]["urn"] == found["hive"])
    assert first["properties"]["description"] == "first"
    assert first["tags"]["tags"][0]["tag"]["urn"] == found["tag"]

    shown = datahub("search", found["word"], "--table").out
    assert f"{found['word']} a" in shown


def test_filters_narrow_the_result(datahub, found):
    kafka = datahub("search", found["word"], "--filter", "platform=kafka", "--urns-only").out
    assert kafka.split() == [found["kafka"]]
    where = f"entity_type = dataset AND tag = {found['tag']}"
    assert datahub("search", found["word"], "--where", where, "--urns-only").out.split() == [found["hive"]]
    simple = ["--filter", "env=DEV"]
    assert datahub("search", found["word"], *simple, "--urns-only").out.split() == [found["kafka"]]


def test_facets_count_the_result(datahub, found):
    answer = datahub("search", found["word"], "--facets-only", "--format", "json").json()
    facets = {facet["field"]: facet["aggregations"] for facet in answer["facets"]}
    platforms = {each["value"]: each["count"] for each in facets["platform"]}
    assert platforms["urn:li:dataPlatform:hive"] == 1
    assert platforms["urn:li:dataPlatform:kafka"] == 1
    types = {each["value"].upper(): each["count"] for each in facets["_entityType"]}
    assert (types["DATASET"], types["CHART"]) == (2, 1)


def test_a_projection_selects_the_returned_fields(datahub, found):
    chosen = ["--projection", "urn type ... on Dataset { name noSuchField }"]
    answer = datahub("search", found["word"], "--filter", "platform=hive", *chosen, "--format", "json").json()
    assert answer["searchResults"][0]["entity"] == {
        "urn": found["hive"],
        "type": "DATASET",
        "name": f"{found['word']} a",
    }


def test_diagnose_reports_that_search_works(datahub, found):
    keyword = datahub("search", "diagnose", "--format", "json").json()["keyword"]
    assert (keyword["connected"], keyword["search_works"]) == (True, True)
    assert keyword["total_entities"] >= 3

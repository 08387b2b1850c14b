"""`DataHubGraph`: reads, deletes, and its methods for tags, assertions and operations of datasets."""

import time

import pytest
from datahub.api.circuit_breaker import (
    AssertionCircuitBreaker,
    AssertionCircuitBreakerConfig,
    OperationCircuitBreaker,
    OperationCircuitBreakerConfig,
)
from datahub.api.graphql.operation import Operation
from datahub.configuration.common import GraphError
from datahub.ingestion.graph.client import DataHubGraph
from datahub.ingestion.graph.filters import RemovedStatusFilter
from datahub.ingestion.graph.openapi import LineageDirection, RelationshipDirection
from datahub.metadata.schema_classes import (
    DatasetProfileClass,
    DatasetPropertiesClass,
    DatasetUsageStatisticsClass,
    GlobalTagsClass,
    OwnershipClass,
    SchemaMetadataClass,
    StatusClass,
)

from support.catalog import dataset_urn, unique
from support.schemas import schema
from support.sdk import PROTOCOLS, make_graph

TEXT = "Größe “quoted” 顧客 \\u0041 🦉"


@pytest.fixture(scope="module", params=PROTOCOLS)
def graph(request, server) -> DataHubGraph:
    return make_graph(server, request.param)


@pytest.fixture
def table(catalog) -> str:
    """A dataset with a schema, an owner, a unique tag and a description."""
    name = unique("table_ü_")
    urn = dataset_urn(name)
    catalog.put(urn, "datasetProperties", {"name": name, "description": TEXT})
    catalog.put(urn, "schemaMetadata", schema("id", "größe"))
    catalog.put(urn, "ownership", {"owners": [{"owner": "urn:li:corpuser:ann", "type": "DATAOWNER"}]})
    catalog.put(urn, "globalTags", {"tags": [{"tag": f"urn:li:tag:{name}"}]})
    return urn


def test_aspects_are_read_as_their_classes(graph, table):
    properties = graph.get_aspect(table, DatasetPropertiesClass)
    assert (properties.description, properties.customProperties) == (TEXT, {})
    assert graph.get_ownership(table).owners[0].owner == "urn:li:corpuser:ann"
    assert [field.fieldPath for field in graph.get_schema_metadata(table).fields] == ["id", "größe"]
    assert graph.get_tags(table).tags[0].tag.startswith("urn:li:tag:table_")
    assert graph.get_glossary_terms(table) is None
    assert graph.get_aspect(dataset_urn(unique("absent")), StatusClass) is None
    assert graph.exists(table)
    assert not graph.exists(dataset_urn(unique("absent")))


def test_versions_of_an_aspect_are_read(graph, catalog, table):
    catalog.put(table, "datasetProperties", {"description": "second"})
    assert graph.get_aspect(table, DatasetPropertiesClass).description == "second"
    assert graph.get_aspect(table, DatasetPropertiesClass, version=1).description == TEXT


def test_entities_are_read_with_all_aspects(graph, table):
    raw = graph.get_entity_raw(table, ["datasetProperties", "status"])
    assert raw["urn"] == table
    assert list(raw["aspects"]) == ["datasetProperties"]
    whole = graph.get_entity_semityped(table)
    names = {"datasetKey", "datasetProperties", "schemaMetadata", "ownership", "globalTags"}
    assert names <= set(whole)
    assert isinstance(whole["ownership"], OwnershipClass)
    several = ["datasetProperties", "globalTags", "status"]
    read = graph.get_aspects_for_entity(table, several, [DatasetPropertiesClass, GlobalTagsClass, StatusClass])
    assert read["status"] is None
    assert read["datasetProperties"].description == TEXT
    mcps = graph.get_entity_as_mcps(table)
    assert names <= {mcp.aspectName for mcp in mcps}
    batch = graph.get_entities("dataset", [table, dataset_urn(unique("absent"))], ["datasetProperties"])
    assert list(batch) == [table]
    assert batch[table]["datasetProperties"][0].description == TEXT


def test_urns_are_found_by_filters(graph, catalog, table):
    tagged = f"urn:li:tag:{table.split(',')[1]}"
    other = dataset_urn(unique("other"), "kafka", "DEV")
    chart = f"urn:li:chart:(looker,{unique('c')})"
    for urn in (other, chart):
        catalog.put(urn, "globalTags", {"tags": [{"tag": tagged}]})
    rule = [{"field": "tags", "condition": "EQUAL", "values": [tagged]}]

    def found(**given) -> set[str]:
        return set(graph.get_urns_by_filter(extraFilters=rule, **given))

    assert found() == {table, other, chart}
    assert found(entity_types=["dataset"]) == {table, other}
    assert found(platform="kafka") == {other}
    assert found(env="DEV") == {other}
    assert found(entity_types=["dataset"], batch_size=1) == {table, other}
    graph.soft_delete_entity(other)
    assert found(entity_types=["dataset"]) == {table}
    assert found(status=RemovedStatusFilter.ONLY_SOFT_DELETED) == {other}
    assert found(status=RemovedStatusFilter.ALL) == {table, other, chart}
    results = graph.get_results_by_filter(extra_and_filters=rule, extra_source_fields=["urn"])
    assert {result["entity"]["urn"] for result in results} == {table, chart}


def test_entities_are_listed_counted_and_searched(graph, table):
    assert len(graph.list_all_entity_urns("dataset", 0, 3)) == 3
    assert graph.get_aspect_counts("datasetProperties", f"%{table.split(',')[1]}%") == 1
    assert graph.get_aspect_counts("datasetProperties") > 1
    results = graph.get_search_results(start=0, count=2, entity="dataset")["value"]
    assert len(results["entities"]) == 2
    assert results["numEntities"] >= 2


def test_related_entities_are_paged(graph, catalog):
    tag = f"urn:li:tag:{unique('related')}"
    urns = {dataset_urn(unique(f"related_{number}_")) for number in range(120)}
    for urn in urns:
        catalog.put(urn, "globalTags", {"tags": [{"tag": tag}]})
    incoming = list(graph.get_related_entities(tag, ["TaggedWith"], RelationshipDirection.INCOMING))
    assert len(incoming) == 120
    assert {each.urn for each in incoming} == urns
    (outgoing,) = graph.get_related_entities(next(iter(urns)), ["TaggedWith"], RelationshipDirection.OUTGOING)
    assert (outgoing.urn, outgoing.relationship_type) == (tag, "TaggedWith")


def test_entities_relationships_and_lineage_are_scrolled(graph, catalog):
    tag, raw = f"urn:li:tag:{unique('scrolled')}", dataset_urn(unique("raw_"))
    urns = {dataset_urn(unique(f"scrolled_{number}_")) for number in range(5)}
    edge = {"dataset": raw, "type": "COPY", "auditStamp": {"time": 0, "actor": "urn:li:corpuser:ann"}}
    for urn in urns:
        catalog.put(urn, "globalTags", {"tags": [{"tag": tag}]})
        catalog.put(urn, "upstreamLineage", {"upstreams": [edge]})

    def scroll(ask, read) -> list:
        """Returns all pages of two, each requested with the scroll id of the previous one."""
        found, scroll_id = [], None
        while True:
            page = ask(count=2, scroll_id=scroll_id)
            found += read(page)
            scroll_id = page.scroll_id
            if not scroll_id:
                return found

    rule = [{"and": [{"field": "tags", "condition": "EQUAL", "values": [tag]}]}]
    tagged = scroll(
        lambda **page: graph.scroll_entities(entity_names=["dataset"], aspects=["globalTags"], filter=rule, **page),
        lambda page: list(page.entities.items()),
    )
    assert len(tagged) == 5
    assert {urn for urn, _ in tagged} == urns
    assert all(aspects["globalTags"][0].tags[0].tag == tag for _, aspects in tagged)
    edges = scroll(
        lambda **page: graph.scroll_relationships(relationship_types=["TaggedWith"], destination_urns=[tag], **page),
        lambda page: page.relationships,
    )
    assert sorted(edge.source_urn for edge in edges) == sorted(urns)
    assert {edge.destination_urn for edge in edges} == {tag}
    made = scroll(
        lambda **page: graph.scroll_lineage(urns=[raw], direction=LineageDirection.DOWNSTREAM, **page),
        lambda page: page.relationships,
    )
    assert sorted(edge.downstream_urn for edge in made) == sorted(urns)
    assert {edge.upstream_urn for edge in made} == {raw}


def test_connections_are_stored(graph):
    urn = f"urn:li:dataHubConnection:{unique('connection')}"
    assert graph.get_connection_json(urn) is None
    config = {"host": "example.org", "größe": "ü"}
    graph.set_connection_json(urn, platform_urn="urn:li:dataPlatform:slack", config=config, name="Größe")
    assert graph.get_connection_json(urn) == config


def test_timeseries_are_read_newest_first(graph, catalog, table):
    for hour, rows in enumerate((5, 7, 6)):
        at = 1_700_000_000_000 + hour * 3_600_000
        profile = {"timestampMillis": at, "rowCount": rows, "partitionSpec": {"partition": f"p{hour}", "type": "QUERY"}}
        catalog.put(table, "datasetProfile", profile)
        catalog.put(table, "datasetUsageStatistics", {"timestampMillis": at, "totalSqlQueries": rows})
    latest = graph.get_latest_timeseries_value(table, DatasetProfileClass, {})
    assert latest.rowCount == 6
    values = graph.get_timeseries_values(table, DatasetProfileClass, {"or": []}, limit=2)
    assert [value.rowCount for value in values] == [6, 7]
    usage = graph.get_usage_aspects_from_urn(table, 1_700_000_000_000, 1_700_003_600_000)
    assert {each.totalSqlQueries for each in usage} == {5, 7}
    assert isinstance(usage[0], DatasetUsageStatisticsClass)
    assert graph.get_latest_timeseries_value(dataset_urn(unique("none")), DatasetProfileClass, {}) is None


def test_graphql_is_executed_and_its_errors_are_raised(graph, table):
    asked = graph.execute_graphql("query q($urn: String!) { dataset(urn: $urn) { name } }", {"urn": table}, "q")
    assert asked == {"dataset": {"name": table.split(",")[1]}}
    with pytest.raises(GraphError, match="noSuchField"):
        graph.execute_graphql("{ dataset(urn: \"urn:li:dataset:x\") { noSuchField } }")


def test_deletes_remove_the_named_data_and_references(graph, catalog, table):
    tag = f"urn:li:tag:{table.split(',')[1]}"
    catalog.put(tag, "tagProperties", {"name": "t"})
    count, related = graph.delete_references_to_urn(tag, dry_run=True)
    assert (count, [row["entity"] for row in related]) == (1, [table])
    assert catalog.aspect(table, "globalTags")["tags"] != []
    assert graph.delete_references_to_urn(tag)[0] == 1
    assert catalog.aspect(table, "globalTags") == {"tags": []}

    graph.soft_delete_entity(table)
    assert graph.get_aspect(table, StatusClass).removed
    graph.set_soft_delete_status(table, delete=False)
    assert not graph.get_aspect(table, StatusClass).removed
    catalog.put(table, "datasetProfile", {"timestampMillis": 1_700_000_000_000, "rowCount": 1})
    rows, points = graph.hard_delete_entity(table)
    assert rows >= 5
    assert points == 1
    assert not graph.exists(table)


def test_tags_are_created_and_removed(graph, catalog, table):
    name = unique("Neu ")
    tag = graph.create_tag(name)
    assert catalog.aspect(tag, "tagProperties")["name"] == name
    catalog.put(table, "globalTags", {"tags": [{"tag": tag}, {"tag": "urn:li:tag:kept"}]})
    assert graph.remove_tag(tag, table)
    assert catalog.aspect(table, "globalTags") == {"tags": [{"tag": "urn:li:tag:kept"}]}


def test_reported_assertion_results_activate_the_circuit_breaker(graph, catalog, table):
    given = {"entity_urn": table, "type": "My check", "description": TEXT, "platform_name": "checker"}
    urn = graph.upsert_custom_assertion(urn=None, field_path="id", logic="id > 0", **given)["urn"]
    info = catalog.aspect(urn, "assertionInfo")
    assert (info["type"], info["customAssertion"]["type"], info["description"]) == ("CUSTOM", "My check", TEXT)
    breaker = AssertionCircuitBreaker(
        AssertionCircuitBreakerConfig(datahub_host=catalog.url, verify_after_last_update=False)
    )
    at = int(time.time() * 1000)
    properties = [{"key": "größe", "value": "ü"}]
    assert graph.report_assertion_result(urn, at, "SUCCESS", properties=properties)
    assert not breaker.is_circuit_breaker_active(table)
    assert graph.report_assertion_result(urn, at + 1, "FAILURE", external_url="https://example.org/run")
    assert breaker.is_circuit_breaker_active(table)
    events = [event["result"]["type"] for event in catalog.timeseries(urn, "assertionRunEvent")]
    assert events == ["FAILURE", "SUCCESS"]


def test_operations_are_reported_and_queried(catalog, table):
    operation = Operation(datahub_host=catalog.url)
    # The package declares a dictionary, but sends any value unchanged.
    properties = [{"key": "größe", "value": "ü"}]
    operation.report_operation(table, operation_type="INSERT", num_affected_rows=7, custom_properties=properties)
    operation.report_operation(table, operation_type="DELETE", num_affected_rows=2)
    (insert,) = operation.query_operations(table, operation_type="INSERT")
    assert (insert["numAffectedRows"], insert["sourceType"]) == (7, "DATA_PROCESS")
    assert insert["customProperties"] == properties
    assert len(operation.query_operations(table)) == 2
    breaker = OperationCircuitBreaker(OperationCircuitBreakerConfig(datahub_host=catalog.url))
    assert not breaker.is_circuit_breaker_active(table, operation_type="INSERT")
    assert breaker.is_circuit_breaker_active(table, operation_type="CREATE")

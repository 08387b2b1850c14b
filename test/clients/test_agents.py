"""Every tool of the published packages for agents, called against the sample data."""

import pytest

from support.agents import AGENT_CONTEXT, MCP_SERVER, Agent, Package
from support.catalog import Catalog, unique

WAREHOUSE = "urn:li:dataset:(urn:li:dataPlatform:snowflake,pedalmoor"
REVENUE = f"{WAREHOUSE}.marts.daily_revenue,PROD)"
FACT_PAYMENT = f"{WAREHOUSE}.core.fct_payment,PROD)"
PAYMENTS = "urn:li:dataset:(urn:li:dataPlatform:postgres,operations.billing.payments,PROD)"
# The table that the tests change and leave as they found it.
STATIONS = f"{WAREHOUSE}.core.dim_station,PROD)"
COLUMN = "station_id"
PAYMENT_TABLES = [
    PAYMENTS,
    "urn:li:dataset:(urn:li:dataPlatform:s3,pedalmoor-raw/billing/payments,PROD)",
    f"{WAREHOUSE}.raw.raw_payments,PROD)",
    f"{WAREHOUSE}.staging.stg_payments,PROD)",
    FACT_PAYMENT,
    REVENUE,
]
# The only tables whose last operation the sample data tell.
UPDATED_TABLES = {
    f"{WAREHOUSE}.{table},PROD)" for table in ("core.fct_trip", "marts.station_demand_hourly", "marts.daily_revenue")
}

BOTH = {
    *("search", "get_entities", "list_schema_fields", "get_lineage", "get_lineage_paths_between"),
    *("get_dataset_queries", "search_documents", "grep_documents", "save_document", "get_me"),
    *("add_tags", "remove_tags", "add_owners", "remove_owners", "set_domains", "remove_domains"),
    *("update_description", "add_structured_properties", "remove_structured_properties"),
}
TOOLS = {
    MCP_SERVER: BOTH | {"get_aspect_history", "add_terms", "remove_terms"},
    AGENT_CONTEXT: BOTH
    | {"add_glossary_terms", "remove_glossary_terms", "get_dataset_assertions"}
    | {"list_incidents", "raise_incident", "resolve_incident"}
    | {"ask_datahub_chat", "get_datahub_chat"},
}


def only(package: Package):
    """Marks a test of a tool that the other package lacks."""
    return pytest.mark.parametrize("agent", [package], ids=[package.name], indirect=True)


@pytest.fixture(scope="module", params=[MCP_SERVER, AGENT_CONTEXT], ids=lambda package: package.name)
def agent(request, catalog: Catalog, tmp_path_factory):
    package: Package = request.param
    if not package.is_installed():
        pytest.skip(f"{package.name} is not installed")
    # The server offers the tools for documents only if there are some.
    save_document(catalog, unique("first"), "Nothing yet.")
    session = Agent(package, tmp_path_factory.mktemp("agents") / f"{package.name}.log")
    yield session
    session.close()


def save_document(catalog: Catalog, title: str, text: str) -> str:
    mutation = "mutation($input: CreateDocumentInput!) { createDocument(input: $input) }"
    given = {"title": title, "subType": "Insight", "contents": {"text": text}, "state": "PUBLISHED"}
    return catalog.graphql(mutation, {"input": given})["createDocument"]


def urns(answer: dict) -> list[str]:
    return [result["entity"]["urn"] for result in answer.get("searchResults", [])]


def test_offers_the_tools_of_this_edition(agent):
    assert agent.tools == TOOLS[agent.package]


def test_get_me(agent):
    user = agent.call("get_me")["data"]["corpUser"]
    assert (user["urn"], user["info"]["active"]) == ("urn:li:corpuser:datahub", True)


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("/q daily+revenue", [REVENUE]),
        ("/q (invoices OR revenue) AND daily", [REVENUE]),
        ('/q "daily revenue"', [REVENUE]),
        ("/q daily_rev*", [REVENUE]),
        ("daily revenue", [REVENUE]),
        ("/q daily+nothing", []),
    ],
)
def test_search_by_words(agent, query, found):
    only_tables = "entity_type = dataset AND platform = snowflake"
    assert urns(agent.call("search", query=query, filter=only_tables)) == found


def test_search_by_filters_and_facets(agent):
    gold = "entity_type = dataset AND tag = urn:li:tag:gold"
    page = agent.call("search", query="*", filter=gold, num_results=2, offset=1)
    assert (page["total"], len(urns(page))) == (6, 2)
    facets = agent.call("search", query="*", filter=gold, num_results=0)["facets"]
    counts = {facet["field"]: facet.get("aggregations", []) for facet in facets}
    assert {value["value"]: value["count"] for value in counts["domains"]} == {
        "urn:li:domain:revenue": 3,
        "urn:li:domain:demand": 1,
        "urn:li:domain:fleet": 1,
        "urn:li:domain:riders": 1,
    }
    assert "searchResults" not in agent.call("search", query="*", filter=gold, num_results=0)


def test_search_sorted_by_the_last_operation(agent):
    request = {"query": "*", "filter": "entity_type = dataset AND platform = snowflake", "num_results": 3}
    for order in ("desc", "asc"):
        found = agent.call("search", sort_by="lastOperationTime", sort_order=order, **request)
        assert set(urns(found)) == UPDATED_TABLES


def test_get_entities(agent):
    unknown = f"{WAREHOUSE}.marts.{unique('t')},PROD)"
    chart = "urn:li:chart:(superset,201)"
    table, picture, error = agent.call("get_entities", urns=[REVENUE, chart, unknown])
    assert table["properties"]["description"].startswith("Net revenue a day and plan.")
    assert [owner["owner"]["urn"] for owner in table["ownership"]["owners"]] == [
        "urn:li:corpGroup:finance",
        "urn:li:corpuser:oskar.vandermeer",
    ]
    assert [tag["tag"]["urn"] for tag in table["tags"]["tags"]] == ["urn:li:tag:gold", "urn:li:tag:finance-close"]
    assert table["domain"]["domain"]["properties"]["name"] == "Revenue"
    columns = {field["fieldPath"] for field in table["schemaMetadata"]["fields"]}
    assert columns == {"day", "gross_euros", "refund_euros", "net_euros", "plan"}
    assert picture["urn"] == chart
    assert "not found" in error["error"]


def test_list_schema_fields(agent):
    answer = agent.call("list_schema_fields", urn=REVENUE, keywords=["net"], limit=1)
    [field] = answer["fields"]
    assert (field["fieldPath"], field["description"]) == ("net_euros", "Payments less refunds.")
    assert (answer["totalFields"], answer["matchingCount"]) == (5, 1)


def test_get_lineage_of_a_table(agent):
    upstream = agent.call("get_lineage", urn=REVENUE, max_hops=1)["upstreams"]
    assert FACT_PAYMENT in urns(upstream)
    tables = "entity_type = dataset"
    all_upstream = agent.call("get_lineage", urn=REVENUE, max_hops=3, filter=tables)["upstreams"]
    assert set(urns(all_upstream)) > set(PAYMENT_TABLES[:5])
    asked = {"max_hops": 3, "query": "/q daily+revenue", "filter": tables}
    assert urns(agent.call("get_lineage", urn=PAYMENTS, upstream=False, **asked)["downstreams"]) == [REVENUE]


def test_get_lineage_of_a_column(agent):
    answer = agent.call("get_lineage", urn=REVENUE, column="net_euros", max_hops=3)
    assert set(urns(answer["upstreams"])) == set(PAYMENT_TABLES[:5])


def test_get_lineage_paths_between(agent):
    answer = agent.call("get_lineage_paths_between", source_urn=PAYMENTS, target_urn=REVENUE)
    assert [[step["urn"] for step in path["path"]] for path in answer["paths"]] == [PAYMENT_TABLES]
    columns = {"source_column": "net_euros", "target_column": "amount_cents"}
    answer = agent.call("get_lineage_paths_between", source_urn=REVENUE, target_urn=PAYMENTS, **columns)
    [path] = answer["paths"]
    assert [step["parent"]["urn"] for step in path["path"]] == PAYMENT_TABLES[::-1]
    assert [step["fieldPath"] for step in path["path"]] == ["net_euros", "euros", *["amount_cents"] * 4]


def test_get_dataset_queries(agent, catalog):
    text = f"select sum(net_euros) from daily_revenue -- {unique('q')}"
    mutation = "mutation($input: CreateQueryInput!) { createQuery(input: $input) { urn } }"
    given = {
        "properties": {"name": "Total", "statement": {"value": text, "language": "SQL"}},
        "subjects": [{"datasetUrn": REVENUE}],
    }
    urn = catalog.graphql(mutation, {"input": given})["createQuery"]["urn"]
    found = agent.call("get_dataset_queries", urn=REVENUE, source="MANUAL", count=50)
    [query] = [query for query in found["queries"] if query["urn"] == urn]
    assert query["properties"]["statement"] == {"value": text, "language": "SQL"}
    assert query["subjects"] == [REVENUE]
    assert agent.call("get_dataset_queries", urn=PAYMENTS)["total"] == 0


def test_tags(agent, catalog):
    before = catalog.aspects(STATIONS)
    tag = {"tag_urns": ["urn:li:tag:pii"], "entity_urns": [STATIONS, STATIONS], "column_paths": [None, COLUMN]}
    assert agent.call("add_tags", **tag)["success"]
    assert {"tag": "urn:li:tag:pii"}.items() <= catalog.aspect(STATIONS, "globalTags")["tags"][-1].items()
    [field] = catalog.aspect(STATIONS, "editableSchemaMetadata")["editableSchemaFieldInfo"]
    assert (field["fieldPath"], field["globalTags"]["tags"][0]["tag"]) == (COLUMN, "urn:li:tag:pii")
    assert agent.call("remove_tags", **tag)["success"]
    assert catalog.aspect(STATIONS, "globalTags") == before["globalTags"]
    [field] = catalog.aspect(STATIONS, "editableSchemaMetadata")["editableSchemaFieldInfo"]
    assert field["globalTags"] == {"tags": []}
    unknown = f"urn:li:tag:{unique('t')}"
    assert unknown in agent.refusal("add_tags", tag_urns=[unknown], entity_urns=[STATIONS])


def test_terms(agent, catalog):
    before = catalog.aspect(STATIONS, "glossaryTerms")
    term = {"term_urns": ["urn:li:glossaryTerm:money.payment"], "entity_urns": [STATIONS]}
    assert agent.call("add_glossary_terms", **term)["success"]
    terms = [term["urn"] for term in catalog.aspect(STATIONS, "glossaryTerms")["terms"]]
    assert terms == [*(term["urn"] for term in before["terms"]), "urn:li:glossaryTerm:money.payment"]
    assert agent.call("remove_glossary_terms", **term)["success"]
    assert catalog.aspect(STATIONS, "glossaryTerms")["terms"] == before["terms"]


def test_owners(agent, catalog):
    before = catalog.aspect(STATIONS, "ownership")["owners"]
    owner = {"owner_urns": ["urn:li:corpuser:leila.farrow"], "entity_urns": [STATIONS]}
    steward = "urn:li:ownershipType:__system__data_steward"
    # As a function, the tool takes a member of an enumeration, for which JSON has only a text.
    kind = {"ownership_type": "DATA_STEWARD"} if agent.package is MCP_SERVER else {"ownership_type": None}
    assert agent.call("add_owners", **owner, **kind)["success"]
    added = catalog.aspect(STATIONS, "ownership")["owners"][-1]
    assert added["owner"] == "urn:li:corpuser:leila.farrow"
    assert kind["ownership_type"] is None or added["typeUrn"] == steward
    assert agent.call("remove_owners", **owner)["success"]
    assert catalog.aspect(STATIONS, "ownership")["owners"] == before


def test_domains(agent, catalog):
    before = catalog.aspect(STATIONS, "domains")["domains"]
    assert agent.call("remove_domains", entity_urns=[STATIONS])["success"]
    assert not (catalog.aspect(STATIONS, "domains") or {}).get("domains")
    for domain in ["urn:li:domain:riders", *before]:
        assert agent.call("set_domains", domain_urn=domain, entity_urns=[STATIONS])["success"]
        assert catalog.aspect(STATIONS, "domains")["domains"] == [domain]


def test_descriptions(agent, catalog):
    def describe(operation: str, **more) -> str:
        assert agent.call("update_description", entity_urn=STATIONS, operation=operation, **more)["success"]
        return (catalog.aspect(STATIONS, "editableDatasetProperties") or {}).get("description")

    assert describe("replace", description="Every station.") == "Every station."
    assert describe("append", description=" Ask Oskar.") == "Every station. Ask Oskar."
    assert not describe("remove")
    describe("replace", description="The number on the sign.", column_path=COLUMN)
    [field] = catalog.aspect(STATIONS, "editableSchemaMetadata")["editableSchemaFieldInfo"]
    assert field["description"] == "The number on the sign."
    describe("remove", column_path=COLUMN)


def test_structured_properties(agent, catalog):
    name = f"example.{unique('retention')}"
    prop = f"urn:li:structuredProperty:{name}"
    definition = {
        "qualifiedName": name,
        "valueType": "urn:li:dataType:datahub.number",
        "cardinality": "SINGLE",
        "entityTypes": ["urn:li:entityType:datahub.dataset"],
    }
    catalog.put(prop, "propertyDefinition", definition)
    assert agent.call("add_structured_properties", property_values={prop: [90]}, entity_urns=[STATIONS])["success"]
    [assigned] = catalog.aspect(STATIONS, "structuredProperties")["properties"]
    assert (assigned["propertyUrn"], assigned["values"]) == (prop, [{"double": 90.0}])
    assert agent.call("remove_structured_properties", property_urns=[prop], entity_urns=[STATIONS])["success"]
    assert catalog.aspect(STATIONS, "structuredProperties")["properties"] == []


def test_documents(agent, catalog):
    word = unique("rush")
    text = f"# Hours\nMost trips start at 8 in the morning.\nSee {word}."
    given = {"document_type": "Insight", "title": f"Hours of {word}", "topics": ["hours"]}
    saved = agent.call("save_document", content=text, related_assets=[STATIONS], **given)
    assert saved["success"]
    info = catalog.aspect(saved["urn"], "documentInfo")
    assert (info["title"], info["contents"]["text"]) == (given["title"], text)
    assert [related["asset"] for related in info["relatedAssets"]] == [STATIONS]
    assert urns(agent.call("search_documents", query=f"/q {word}")) == [saved["urn"]]
    [found] = agent.call("grep_documents", urns=[saved["urn"]], pattern="start at [0-9]")["results"]
    [match] = found["matches"]
    assert "trips start at 8 in" in match["excerpt"]
    again = agent.call("save_document", content="Changed.", urn=saved["urn"], **given)
    assert again["urn"] == saved["urn"]
    assert catalog.aspect(saved["urn"], "documentInfo")["contents"]["text"] == "Changed."


@only(MCP_SERVER)
def test_get_aspect_history(agent, catalog):
    urn = f"{WAREHOUSE}.marts.{unique('t')},PROD)"
    for text in ["First.", "Second.", "Third."]:
        catalog.put(urn, "editableDatasetProperties", {"description": text})
    names = ["editableDatasetProperties", "globalTags"]
    properties, tags = agent.call("get_aspect_history", urns=[urn], aspect_names=names)["results"]
    assert properties["current"]["value"]["description"] == "Third."
    older = [(entry["version"], entry["value"]["description"]) for entry in properties["history"]]
    assert older == [(2, "Second."), (1, "First.")]
    assert (tags["current"], tags["page"]["anchorSource"]) == (None, "aspectAbsent")


@only(AGENT_CONTEXT)
def test_get_dataset_assertions(agent):
    answer = agent.call("get_dataset_assertions", urn=REVENUE, run_events_count=10)["data"]
    [assertion] = answer["assertions"]
    assert assertion["urn"] == "urn:li:assertion:revenue-adds-up"
    assert assertion["description"] == "Net is gross less refunds."
    assert assertion["latestResultType"] == "SUCCESS"
    passing = agent.call("get_dataset_assertions", urn=REVENUE, assertion_type="CUSTOM", status="PASSING")
    failing = agent.call("get_dataset_assertions", urn=REVENUE, status="FAILING")
    assert (passing["data"]["total"], failing["data"]["total"]) == (1, 0)


@only(AGENT_CONTEXT)
def test_incidents(agent):
    given = {"title": unique("late"), "description": "The load is late.", "priority": "HIGH"}
    incident = agent.call("raise_incident", urn=STATIONS, **given)["incidentUrn"]

    def listed(state: str) -> dict:
        incidents = agent.call("list_incidents", urn=STATIONS, state=state)["data"]["incidents"]
        return {found["urn"]: found for found in incidents}

    active = listed("ACTIVE")[incident]
    assert {name: active[name] for name in given} == given
    assert agent.call("resolve_incident", incident_urn=incident, message="Loaded.")["success"]
    assert incident not in listed("ACTIVE")
    assert listed("RESOLVED")[incident]["title"] == given["title"]


@only(AGENT_CONTEXT)
def test_tools_of_the_hosted_edition_say_that_they_are_not_available(agent):
    assert "require DataHub Cloud" in agent.refusal("ask_datahub_chat", message="Hello")
    conversation = "urn:li:dataHubAiConversation:x"
    assert "require DataHub Cloud" in agent.refusal("get_datahub_chat", conversation_urn=conversation)

"""`client.search`, `client.lineage` and `client.resolve`."""

from types import SimpleNamespace

import pytest
from datahub.emitter.mcp_builder import DatabaseKey, SchemaKey
from datahub.errors import ItemNotFoundError, MultipleItemsFoundError, SdkUsageError
from datahub.ingestion.graph.filters import RemovedStatusFilter
from datahub.sdk import Container, DataHubClient, Dataset
from datahub.sdk.search_filters import FilterDsl as F

from support.catalog import dataset_urn, unique
from support.sdk import PROTOCOLS, make_client


@pytest.fixture(scope="module", params=PROTOCOLS)
def client(request, server) -> DataHubClient:
    return make_client(server, request.param)


@pytest.fixture(scope="module")
def things(server):
    """Four datasets that differ in one respect each, and share a unique tag."""
    client, name = make_client(server), unique("thing")
    shared = f"urn:li:tag:{name}"
    owner, term, domain = f"urn:li:corpuser:{name}", f"urn:li:glossaryTerm:{name}", f"urn:li:domain:{name}"
    hive = Dataset(platform="hive", name=f"{name}.hive", tags=[shared], owners=[owner], subtype="View")
    kafka = Dataset(platform="kafka", name=f"{name}.kafka", tags=[shared], terms=[term], env="DEV")
    other = Dataset(platform="hive", name=f"{name}.other", tags=[shared, f"{shared}-2"], domain=domain)
    more = Dataset(platform="hive", name=f"{name}.more", tags=[shared], custom_properties={"level": "3 ü"})
    for each in (hive, kafka, other, more):
        client.entities.upsert(each)
    return SimpleNamespace(
        name=name,
        shared=F.tag(shared),
        second=F.tag(f"{shared}-2"),
        owner=F.owner(owner),
        term=F.glossary_term(term),
        domain=F.domain(domain),
        **{key: str(each.urn) for key, each in {"hive": hive, "kafka": kafka, "other": other, "more": more}.items()},
    )


def test_each_filter_finds_matching_entities(client, things):
    def found(*filters, query=None) -> set[str]:
        return {str(urn) for urn in client.search.get_urns(query, filter=F.and_(things.shared, *filters))}

    hive, kafka, other, more = things.hive, things.kafka, things.other, things.more
    assert found() == {hive, kafka, other, more}
    assert found(F.platform("kafka")) == {kafka}
    assert found(F.platform(["kafka", "hive"])) == {hive, kafka, other, more}
    assert found(F.env("DEV")) == {kafka}
    assert found(F.entity_type("dataset")) == {hive, kafka, other, more}
    assert found(F.entity_type(["chart", "dashboard"])) == set()
    assert found(F.entity_subtype("View")) == {hive}
    assert found(things.owner) == {hive}
    assert found(things.term) == {kafka}
    assert found(things.domain) == {other}
    assert found(F.has_custom_property("level", "3 ü")) == {more}
    assert found(query=f"{things.name} kafka") >= {kafka}


def test_filters_can_be_combined(client, things):
    def found(filter) -> set[str]:
        return {str(urn) for urn in client.search.get_urns(filter=F.and_(things.shared, filter))}

    hive, kafka, other, more = things.hive, things.kafka, things.other, things.more
    assert found(F.not_(F.platform("hive"))) == {kafka}
    assert found(F.or_(things.owner, things.term)) == {hive, kafka}
    assert found(F.and_(F.platform("hive"), F.not_(things.second))) == {hive, more}
    assert found(F.or_(F.and_(F.platform("hive"), things.second), F.env("DEV"))) == {other, kafka}
    assert found(F.and_(F.not_(things.owner), F.not_(things.term))) == {other, more}
    assert found(F.custom_filter("id", "CONTAIN", ["more"])) == {more}
    assert found(F.custom_filter("domains", "EXISTS", [])) == {other}


def test_entities_in_a_container_are_found_at_every_depth(client):
    name = unique("held")
    database = Container(DatabaseKey(platform="hive", database=name), display_name=f"{name} base")
    schema_key = SchemaKey(platform="hive", database=name, schema=f"{name}_s")
    schema = Container(schema_key, display_name=f"{name} schema", parent_container=database)
    table = Dataset(platform="hive", name=f"{name}.t", parent_container=schema)
    for each in (database, schema, table):
        client.entities.upsert(each)

    def found(filter) -> set[str]:
        return {str(urn) for urn in client.search.get_urns(filter=filter)}

    assert found(F.container(str(database.urn))) == {str(schema.urn), str(table.urn)}
    assert found(F.container(str(schema.urn), direct_descendants_only=True)) == {str(table.urn)}
    assert found(F.container(str(database.urn), direct_descendants_only=True)) == {str(schema.urn)}


def test_soft_deleted_entities_are_found_on_request(client, things):
    name = unique("gone")
    client.entities.upsert(Dataset(platform="hive", name=name, tags=[f"urn:li:tag:{name}"]))
    client.entities.delete(dataset_urn(name))
    tagged = F.tag(f"urn:li:tag:{name}")
    assert list(client.search.get_urns(filter=tagged)) == []
    removed = F.and_(tagged, F.soft_deleted(RemovedStatusFilter.ONLY_SOFT_DELETED))
    assert [str(urn) for urn in client.search.get_urns(filter=removed)] == [dataset_urn(name)]


def test_lineage_of_tables_and_columns_with_its_query(client, catalog):
    name = unique("line")
    columns = [("id", "bigint"), ("total", "double")]
    raw, clean, report = (Dataset(platform="hive", name=f"{name}.{each}", schema=columns) for each in "abc")
    for each in (raw, clean, report):
        client.entities.upsert(each)
    query = "insert into b select id, round(total) as total from a -- größer"
    client.lineage.add_lineage(
        upstream=raw.urn,
        downstream=clean.urn,
        column_lineage={"total": ["total", "id"]},
        transformation_text=query,
    )
    client.lineage.add_lineage(upstream=str(clean.urn), downstream=str(report.urn), column_lineage="auto_strict")

    one = client.lineage.get_lineage(source_urn=report.urn)
    assert [(result.urn, result.hops, result.type, result.platform) for result in one] == [
        (str(clean.urn), 1, "DATASET", "hive")
    ]
    all_up = client.lineage.get_lineage(source_urn=report.urn, max_hops=3)
    assert {(result.urn, result.hops) for result in all_up} == {(str(clean.urn), 1), (str(raw.urn), 2)}
    down = client.lineage.get_lineage(source_urn=raw.urn, direction="downstream", max_hops=2, filter=F.platform("hive"))
    assert {result.urn for result in down} == {str(clean.urn), str(report.urn)}
    assert client.lineage.get_lineage(source_urn=raw.urn, direction="downstream", filter=F.platform("kafka")) == []

    by_column = client.lineage.get_lineage(source_urn=report.urn, source_column="total", max_hops=3)
    assert {(result.urn, result.hops) for result in by_column} == {(str(clean.urn), 1), (str(raw.urn), 2)}
    far = next(result for result in by_column if result.urn == str(raw.urn))
    assert far.paths[0].column_name == "total" and far.paths[-1].column_name in ("total", "id")
    from_id = client.lineage.get_lineage(source_urn=report.urn, source_column="id", max_hops=3)
    assert [result.urn for result in from_id] == [str(clean.urn)]

    edge = catalog.aspect(str(clean.urn), "upstreamLineage")
    (statement,) = {each["query"] for each in [*edge["upstreams"], *edge["fineGrainedLineages"]]}
    assert catalog.aspect(statement, "queryProperties")["statement"] == {"value": query, "language": "SQL"}


def test_lineage_of_jobs_charts_and_dashboards_is_added(client, catalog):
    name = unique("mixed")
    table = Dataset(platform="hive", name=name)
    client.entities.upsert(table)
    urns = {
        "job": f"urn:li:dataJob:(urn:li:dataFlow:(airflow,{name},PROD),load)",
        "chart": f"urn:li:chart:(looker,{name})",
        "dashboard": f"urn:li:dashboard:(looker,{name})",
    }
    for urn in urns.values():
        catalog.put(urn, "status", {"removed": False})
    source = dataset_urn(f"{name}_source")
    client.lineage.add_lineage(upstream=source, downstream=urns["job"])
    client.lineage.add_lineage(upstream=urns["job"], downstream=str(table.urn))
    catalog.put(urns["chart"], "chartInfo", info(title=name))
    catalog.put(urns["dashboard"], "dashboardInfo", info(title=name, charts=[], datasets=[]))
    client.lineage.add_lineage(upstream=str(table.urn), downstream=urns["chart"])
    client.lineage.add_lineage(upstream=urns["chart"], downstream=urns["dashboard"])
    found = client.lineage.get_lineage(source_urn=urns["dashboard"], max_hops=10)
    assert {(result.urn, result.hops) for result in found} == {
        (urns["chart"], 1),
        (str(table.urn), 2),
        (urns["job"], 3),
        (source, 4),
    }


def test_lineage_is_inferred_from_sql(client):
    name = unique("sql")
    raw = Dataset(platform="snowflake", name=f"db.s.{name}_raw", schema=[("id", "bigint"), ("total", "double")])
    made = Dataset(platform="snowflake", name=f"db.s.{name}", schema=[("id", "bigint"), ("sum", "double")])
    for each in (raw, made):
        client.entities.upsert(each)
    query = f"create table {name} as select id, sum(total) as sum from {name}_raw group by id"
    client.lineage.infer_lineage_from_sql(
        query_text=query, platform="snowflake", default_db="db", default_schema="s"
    )
    found = client.lineage.get_lineage(source_urn=made.urn, source_column="sum")
    assert [result.urn for result in found] == [str(raw.urn)]


def test_lineage_of_missing_entities_is_refused(client):
    absent = dataset_urn(unique("absent_"))
    with pytest.raises(SdkUsageError, match="does not exist"):
        client.lineage.add_lineage(upstream=dataset_urn("a"), downstream=absent)


def test_names_are_resolved(client, catalog):
    name = unique("resolved")
    domain, term = f"urn:li:domain:{name}", f"urn:li:glossaryTerm:{name}"
    user, namesake = f"urn:li:corpuser:{name}", f"urn:li:corpuser:{name}-2"
    catalog.put(domain, "domainProperties", {"name": f"Domäne {name}"})
    catalog.put(term, "glossaryTermInfo", {"name": f"Term {name}", "definition": "", "termSource": "INTERNAL"})
    catalog.put(user, "corpUserInfo", {"active": True, "fullName": f"Ann {name}", "email": f"{name}@example.org"})
    assert str(client.resolve.domain(name=f"Domäne {name}")) == domain
    assert str(client.resolve.term(name=f"Term {name}")) == term
    assert str(client.resolve.user(name=f"Ann {name}")) == user
    assert str(client.resolve.user(email=f"{name}@example.org")) == user
    with pytest.raises(ItemNotFoundError):
        client.resolve.user(name=f"Ann {name[:-1]}")
    with pytest.raises(ItemNotFoundError):
        client.resolve.domain(name=name)

    catalog.put(namesake, "corpUserInfo", {"active": True, "displayName": f"Ann {name}"})
    with pytest.raises(MultipleItemsFoundError):
        client.resolve.user(name=f"Ann {name}")


def info(**given) -> dict:
    stamp = {"time": 0, "actor": "urn:li:corpuser:ann"}
    return {"description": "", "lastModified": {"created": stamp, "lastModified": stamp}, **given}

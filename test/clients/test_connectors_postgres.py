"""A PostgreSQL database: containers, tables with comments and keys, views with lineage, and profiles."""

import tempfile
from pathlib import Path
from types import SimpleNamespace

import pytest

from support.catalog import dataset_urn, unique
from support.connectors import downstream, ingest, upstream
from support.datahub_command import DatahubCommand
from support.postgres import PASSWORD, USER, execute, find_programs, running_postgres

PROGRAMS = find_programs()
pytestmark = pytest.mark.skipif(
    PROGRAMS is None, reason="PostgreSQL is not installed: neither initdb nor pg_ctl is found"
)

SCHEMA = [
    "create schema sales",
    "create table sales.customers (id integer primary key, name text not null, born date, tags text[])",
    "comment on table sales.customers is 'Who buys: Käufer, 顧客'",
    "comment on column sales.customers.name is 'First and last name; “quoted”'",
    """create table sales.orders (id bigint, line smallint, customer integer references sales.customers(id),
       total numeric(10, 2), placed timestamptz, details jsonb, primary key (id, line))""",
    """create view sales.totals as select c.name, sum(o.total) as total
       from sales.orders o join sales.customers c on o.customer = c.id group by c.name""",
    "create view sales.best as select name, total from sales.totals where total > 100",
    """insert into sales.customers values
       (1, 'Ann', '1990-01-01', '{a}'), (2, 'Bö', null, null), (3, 'Cy', null, null)""",
    """insert into sales.orders values
       (1, 1, 1, 250, now(), '{}'), (1, 2, 1, 1.5, now(), null), (2, 1, 2, 7, now(), null)""",
]


@pytest.fixture(scope="module")
def shop(server, tmp_path_factory):
    """The ingested database. Another user must be able to enter the folder of the cluster."""
    instance = unique("pg")
    with tempfile.TemporaryDirectory(prefix="trellis-postgres-") as folder:
        with running_postgres(PROGRAMS, Path(folder)) as port:
            execute(port, "postgres", "create database shop")
            execute(port, "shop", *SCHEMA)
            config = {
                "host_port": f"127.0.0.1:{port}",
                "username": USER,
                "password": PASSWORD,
                "database": "shop",
                "platform_instance": instance,
                "profiling": {"enabled": True, "include_field_null_count": True},
                "stateful_ingestion": {"enabled": True, "fail_safe_threshold": 100},
            }
            command = DatahubCommand(tmp_path_factory.mktemp("postgres"))

            def run() -> None:
                ingest(command, server, "postgres", config, pipeline_name=instance)

            run()
            yield SimpleNamespace(
                instance=instance,
                run=run,
                execute=lambda *statements: execute(port, "shop", *statements),
                table=lambda name: dataset_urn(f"{instance}.shop.sales.{name}", "postgres"),
                column=lambda name, column: f"urn:li:schemaField:({table_urn(instance, name)},{column})",
            )


def table_urn(instance: str, name: str) -> str:
    return dataset_urn(f"{instance}.shop.sales.{name}", "postgres")


def test_a_table_has_its_columns_with_types_keys_and_comments(catalog, shop):
    document = """query($urn: String!) { dataset(urn: $urn) {
      name properties { name qualifiedName description } subTypes { typeNames } platform { name }
      dataPlatformInstance { instanceId }
      schemaMetadata { primaryKeys fields { fieldPath nativeDataType type nullable description isPartOfKey } } } }"""
    table = catalog.graphql(document, {"urn": shop.table("customers")})["dataset"]
    assert table["properties"]["name"] == "customers"
    assert table["properties"]["description"] == "Who buys: Käufer, 顧客"
    assert table["subTypes"] == {"typeNames": ["Table"]}
    assert table["platform"] == {"name": "postgres"}
    assert table["dataPlatformInstance"] == {"instanceId": shop.instance}
    fields = {field.pop("fieldPath"): field for field in table["schemaMetadata"]["fields"]}
    assert list(fields) == ["id", "name", "born", "tags"]
    assert fields["id"] == {
        "nativeDataType": "INTEGER",
        "type": "NUMBER",
        "nullable": False,
        "description": None,
        "isPartOfKey": True,
    }
    assert fields["name"]["description"] == "First and last name; “quoted”"
    types = [field["type"] for field in fields.values()]
    assert types == ["NUMBER", "STRING", "DATE", "ARRAY"]


def test_foreign_keys_point_to_the_other_table(catalog, shop):
    document = """query($urn: String!) { dataset(urn: $urn) { schemaMetadata {
      fields { fieldPath isPartOfKey }
      foreignKeys { name foreignDataset { urn } sourceFields { fieldPath } foreignFields { fieldPath } } } } }"""
    schema = catalog.graphql(document, {"urn": shop.table("orders")})["dataset"]["schemaMetadata"]
    assert [field["fieldPath"] for field in schema["fields"] if field["isPartOfKey"]] == ["id", "line"]
    assert schema["foreignKeys"] == [
        {
            "name": "orders_customer_fkey",
            "foreignDataset": {"urn": shop.table("customers")},
            "sourceFields": [{"fieldPath": "customer"}],
            "foreignFields": [{"fieldPath": "id"}],
        }
    ]


def test_a_view_has_its_definition_and_its_lineage(catalog, shop):
    document = """query($urn: String!) { dataset(urn: $urn) { subTypes { typeNames }
      viewProperties { materialized language logic } } }"""
    view = catalog.graphql(document, {"urn": shop.table("totals")})["dataset"]
    assert view["subTypes"] == {"typeNames": ["View"]}
    assert view["viewProperties"]["language"] == "SQL"
    assert "sum(o.total)" in view["viewProperties"]["logic"]

    totals, best = shop.table("totals"), shop.table("best")
    orders, customers = shop.table("orders"), shop.table("customers")
    assert upstream(catalog, best) == {totals: 1, orders: 2, customers: 2}
    assert downstream(catalog, orders) == {totals: 1, best: 2}
    assert upstream(catalog, shop.column("best", "total")) == {totals: 1, orders: 2}


def test_tables_are_in_a_schema_in_a_database(catalog, shop):
    document = """query($urn: String!) { dataset(urn: $urn) {
      container { urn properties { name } subTypes { typeNames } container { urn properties { name } } }
      browsePathV2 { path { name entity { urn } } } } }"""
    table = catalog.graphql(document, {"urn": shop.table("orders")})["dataset"]
    schema, database = table["container"], table["container"]["container"]
    assert (schema["properties"]["name"], schema["subTypes"]["typeNames"]) == ("sales", ["Schema"])
    assert database["properties"]["name"] == "shop"
    assert [step["name"] for step in table["browsePathV2"]["path"]][-2:] == [database["urn"], schema["urn"]]
    document = """query($urn: String!) { container(urn: $urn) { entities(input: {start: 0, count: 10}) {
      total searchResults { entity { urn } } } } }"""
    inside = catalog.graphql(document, {"urn": schema["urn"]})["container"]["entities"]
    urns = {result["entity"]["urn"] for result in inside["searchResults"]}
    assert urns == {shop.table(name) for name in ("customers", "orders", "totals", "best")}


def test_a_profile_counts_rows_and_values(catalog, shop):
    document = """query($urn: String!) { dataset(urn: $urn) { datasetProfiles(limit: 1) {
      rowCount columnCount fieldProfiles { fieldPath uniqueCount nullCount } } } }"""
    (profile,) = catalog.graphql(document, {"urn": shop.table("customers")})["dataset"]["datasetProfiles"]
    assert (profile["rowCount"], profile["columnCount"]) == (3, 4)
    counts = {field["fieldPath"]: (field["uniqueCount"], field["nullCount"]) for field in profile["fieldProfiles"]}
    assert counts["id"] == (3, 0)
    assert counts["born"] == (1, 2)


def test_search_finds_tables_by_name_and_comment_and_columns(catalog, shop):
    named = catalog.search(shop.instance, ["DATASET"])
    assert set(named) == {shop.table(name) for name in ("customers", "orders", "totals", "best")}
    assert catalog.search(f"{shop.instance} 顧客", ["DATASET"]) == [shop.table("customers")]
    assert set(catalog.search(f"{shop.instance} placed", ["DATASET"])) == {shop.table("orders")}


def test_the_next_run_stores_a_changed_column_and_a_dropped_view(catalog, shop):
    shop.execute(
        "drop view sales.best",
        "alter table sales.customers rename column born to birthday",
        "comment on table sales.customers is null",
    )
    shop.run()
    best = shop.table("best")
    assert catalog.is_removed(best)
    assert best not in catalog.search(shop.instance, ["DATASET"])
    assert downstream(catalog, shop.table("orders")) == {shop.table("totals"): 1}
    fields = [field["fieldPath"] for field in catalog.aspect(shop.table("customers"), "schemaMetadata")["fields"]]
    assert fields == ["id", "name", "birthday", "tags"]
    assert "description" not in catalog.aspect(shop.table("customers"), "datasetProperties")

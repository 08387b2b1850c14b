"""An SQLite database over two runs: tables and views with lineage, profiles, and a table dropped between the runs."""

from types import SimpleNamespace

import pytest

from support.catalog import dataset_urn, unique
from support.connectors import downstream, ingest, upstream
from support.datahub_command import DatahubCommand
from support.recipes import make_sqlite


@pytest.fixture(scope="module")
def shop(server, tmp_path_factory):
    folder, instance = tmp_path_factory.mktemp("sqlite"), unique("lite")
    database = folder / "shop.db"
    make_sqlite(
        database,
        "create table customers (id integer primary key, name text not null, größe real)",
        """create table orders (id integer, line integer, customer integer, total numeric,
           primary key (id, line), constraint by_customer foreign key (customer) references customers(id))""",
        "create table old_prices (id integer primary key)",
        "create view totals as select customer, sum(total) as spent from main.orders group by customer",
        "insert into customers values (1, 'Ann', 1.5), (2, 'Bö', null)",
    )
    config = {
        "connect_uri": f"sqlite:///{database}",
        "platform": "sqlite",
        "platform_instance": instance,
        "profiling": {"enabled": True, "include_field_stddev_value": False},
        "stateful_ingestion": {"enabled": True, "fail_safe_threshold": 100},
    }
    command = DatahubCommand(folder)

    def run(warnings: int = 0) -> None:
        ingest(command, server, "sqlalchemy", config, warnings=warnings, pipeline_name=instance)

    # For views the connector needs the name of the database, which SQLite lacks. So the view names the schema itself.
    run(warnings=1)
    return SimpleNamespace(
        instance=instance,
        run=run,
        execute=lambda *statements: make_sqlite(database, *statements),
        table=lambda name: dataset_urn(f"{instance}.main.{name}", "sqlite"),
    )


def test_tables_have_columns_and_keys(catalog, shop):
    document = """query($urn: String!) { dataset(urn: $urn) { subTypes { typeNames } schemaMetadata {
      fields { fieldPath type nullable isPartOfKey }
      foreignKeys { name foreignDataset { urn } sourceFields { fieldPath } foreignFields { fieldPath } } } } }"""
    orders = catalog.graphql(document, {"urn": shop.table("orders")})["dataset"]
    assert orders["subTypes"] == {"typeNames": ["Table"]}
    fields = orders["schemaMetadata"]["fields"]
    assert [field["fieldPath"] for field in fields] == ["id", "line", "customer", "total"]
    assert [field["isPartOfKey"] for field in fields] == [True, True, False, False]
    assert orders["schemaMetadata"]["foreignKeys"] == [
        {
            "name": "by_customer",
            "foreignDataset": {"urn": shop.table("customers")},
            "sourceFields": [{"fieldPath": "customer"}],
            "foreignFields": [{"fieldPath": "id"}],
        }
    ]
    customers = catalog.graphql(document, {"urn": shop.table("customers")})["dataset"]["schemaMetadata"]["fields"]
    assert {field["fieldPath"]: (field["type"], field["nullable"]) for field in customers} == {
        "id": ("NUMBER", True),
        "name": ("STRING", False),
        "größe": ("NUMBER", True),
    }


def test_a_view_is_downstream_of_its_table(catalog, shop):
    totals, orders = shop.table("totals"), shop.table("orders")
    assert upstream(catalog, totals) == {orders: 1}
    assert upstream(catalog, f"urn:li:schemaField:({totals},spent)") == {orders: 1}


def test_a_profile_counts_rows(catalog, shop):
    document = """query($urn: String!) { dataset(urn: $urn) { datasetProfiles(limit: 1) {
      rowCount fieldProfiles { fieldPath nullCount sampleValues } } } }"""
    (profile,) = catalog.graphql(document, {"urn": shop.table("customers")})["dataset"]["datasetProfiles"]
    assert profile["rowCount"] == 2
    by_path = {field["fieldPath"]: field for field in profile["fieldProfiles"]}
    assert by_path["größe"]["nullCount"] == 1
    assert set(by_path["name"]["sampleValues"]) == {"Ann", "Bö"}


def test_a_dropped_table_is_soft_deleted_and_no_longer_found(catalog, shop):
    gone = shop.table("old_prices")
    assert gone in catalog.search(shop.instance, ["DATASET"])
    shop.execute("drop view totals", "drop table old_prices")
    shop.run()
    totals = shop.table("totals")
    for urn in (gone, totals):
        assert catalog.is_removed(urn)
    assert set(catalog.search(shop.instance, ["DATASET"])) == {shop.table("customers"), shop.table("orders")}
    assert {gone, totals} <= set(catalog.search(shop.instance, ["DATASET"], removed=True))
    assert downstream(catalog, shop.table("orders")) == {}

    shop.execute("create table old_prices (id integer primary key, price real)")
    shop.run()
    assert not catalog.is_removed(gone)
    assert gone in catalog.search(shop.instance, ["DATASET"])

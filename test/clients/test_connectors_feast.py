"""A Feast repository: feature views become feature tables with features and keys, and lineage to their sources."""

import subprocess
from datetime import datetime
from types import SimpleNamespace

import pandas
import pytest

from support.catalog import dataset_urn, unique
from support.connectors import copy_data, downstream, ingest, relationships, upstream
from support.datahub_command import DatahubCommand

TABLE = """query($urn: String!) { mlFeatureTable(urn: $urn) {
  name platform { name } description
  tags { tags { tag { urn } } }
  ownership { owners { owner { ... on CorpGroup { urn } } type } }
  properties {
    mlFeatures { urn name featureNamespace description dataType properties { dataType sources { urn } } }
    mlPrimaryKeys { urn name description dataType properties { dataType sources { urn } } } } } }"""


@pytest.fixture(scope="module")
def shop(server, tmp_path_factory):
    """A Feast repository after `feast apply` and an ingestion."""
    folder, name = tmp_path_factory.mktemp("feast"), unique("shop")
    repository = copy_data("feast", folder, shopname=name)
    write_sources(repository, name)
    apply(repository)
    config = {
        "path": str(repository),
        "enable_tag_extraction": True,
        "enable_owner_extraction": True,
        "owner_mappings": [
            {
                "feast_owner_name": "Shop Team",
                "datahub_owner_urn": f"urn:li:corpGroup:{name}",
                "datahub_ownership_type": "BUSINESS_OWNER",
            }
        ],
    }
    command = DatahubCommand(folder)

    def run() -> None:
        # The connector has no type for a list of texts, which causes the warning.
        ingest(command, server, "feast", config, warnings=1)

    run()
    return SimpleNamespace(
        name=name,
        repository=repository,
        run=run,
        orders=dataset_urn(f"data.{name}_orders.parquet", "file"),
        clicks_kept=dataset_urn(f"data.{name}_clicks.parquet", "file"),
        clicks=dataset_urn(f"{name}.clicks", "kafka"),
        basket=dataset_urn(f"{name}_basket", "request"),
        table=lambda view: f"urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,{name}.{view})",
        feature=lambda view, feature: f"urn:li:mlFeature:({name}.{view},{feature})",
        key=lambda view, key: f"urn:li:mlPrimaryKey:({name}.{view},{key})",
    )


def test_a_feature_view_is_a_feature_table_with_its_features_and_keys(catalog, shop):
    table = catalog.graphql(TABLE, {"urn": shop.table("customer_orders")})["mlFeatureTable"]
    assert table["name"] == f"{shop.name}.customer_orders"
    assert table["platform"] == {"name": "feast"}
    assert table["tags"] == {"tags": [{"tag": {"urn": "urn:li:tag:Shop"}}]}
    owner = {"owner": {"urn": f"urn:li:corpGroup:{shop.name}"}, "type": "BUSINESS_OWNER"}
    assert table["ownership"] == {"owners": [owner]}

    features = table["properties"]["mlFeatures"]
    assert [(feature["name"], feature["dataType"], feature["description"]) for feature in features] == [
        ("orders_30d", "ORDINAL", "Orders in 30 days"),
        ("average_total", "CONTINUOUS", None),
        ("is_member", "BINARY", None),
        ("last_city", "TEXT", None),
        ("last_order", "TIME", None),
    ]
    keys = table["properties"]["mlPrimaryKeys"]
    assert [(key["name"], key["dataType"], key["description"]) for key in keys] == [
        ("customer", "ORDINAL", "Who buys: Käufer, 顧客"),
        ("country", "TEXT", ""),
    ]
    for made in features + keys:
        assert made["properties"]["sources"] == [{"urn": shop.orders}]
        assert made["properties"]["dataType"] == made["dataType"]
    assert {feature["featureNamespace"] for feature in features} == {f"{shop.name}.customer_orders"}


def test_features_and_keys_are_entities(catalog, shop):
    document = """query($feature: String!, $key: String!) {
      mlFeature(urn: $feature) { name featureNamespace description dataType tags { tags { tag { urn } } }
        properties { description dataType version { versionTag } sources { urn platform { name } } } }
      mlPrimaryKey(urn: $key) { name featureNamespace dataType ownership { owners { type } }
        properties { description dataType version { versionTag } } } }"""
    urns = {"feature": shop.feature("customer_clicks", "pages"), "key": shop.key("customer_clicks", "customer")}
    read = catalog.graphql(document, urns)
    both = [
        {"urn": shop.clicks_kept, "platform": {"name": "file"}},
        {"urn": shop.clicks, "platform": {"name": "kafka"}},
    ]
    assert read["mlFeature"] == {
        "name": "pages",
        "featureNamespace": f"{shop.name}.customer_clicks",
        "description": None,
        "dataType": "UNKNOWN",
        "tags": None,
        "properties": {"description": None, "dataType": "UNKNOWN", "version": None, "sources": both},
    }
    assert read["mlPrimaryKey"] == {
        "name": "customer",
        "featureNamespace": f"{shop.name}.customer_clicks",
        "dataType": "ORDINAL",
        "ownership": {"owners": [{"type": "BUSINESS_OWNER"}]},
        "properties": {"description": "Who buys: Käufer, 顧客", "dataType": "ORDINAL", "version": None},
    }


def test_sources_are_upstream_of_features_and_keys(catalog, shop):
    assert upstream(catalog, shop.feature("customer_orders", "orders_30d")) == {shop.orders: 1}
    assert upstream(catalog, shop.key("customer_clicks", "customer")) == {shop.clicks: 1, shop.clicks_kept: 1}
    compared = shop.feature("basket_compared", "above_average")
    assert upstream(catalog, compared) == {shop.basket: 1, shop.orders: 1}
    names = ("orders_30d", "average_total", "is_member", "last_city", "last_order")
    made = [shop.feature("customer_orders", name) for name in names]
    keys = [shop.key("customer_orders", name) for name in ("customer", "country")]
    assert downstream(catalog, shop.orders) == dict.fromkeys([*made, *keys, compared], 1)
    assert downstream(catalog, shop.clicks).keys() == {
        shop.feature("customer_clicks", "clicks"),
        shop.feature("customer_clicks", "pages"),
        shop.key("customer_clicks", "customer"),
    }


def test_relationships_are_found_from_both_ends(catalog, shop):
    table, feature = shop.table("customer_clicks"), shop.feature("customer_clicks", "clicks")
    key = shop.key("customer_clicks", "customer")
    contents = {("Contains", feature), ("Contains", shop.feature("customer_clicks", "pages")), ("KeyedBy", key)}
    assert relationships(catalog, table, "OUTGOING", "Contains", "KeyedBy") == contents
    assert relationships(catalog, feature, "INCOMING") == {("Contains", table)}
    assert relationships(catalog, key, "INCOMING") == {("KeyedBy", table)}
    derived = {("DerivedFrom", shop.clicks), ("DerivedFrom", shop.clicks_kept)}
    assert relationships(catalog, feature, "OUTGOING", "DerivedFrom") == derived
    # The topic is unwritten: GraphQL does not return it, but the feature that is derived from it refers to it.
    asked = {"urn": shop.clicks, "direction": "INCOMING", "relationshipTypes": "DerivedFrom", "start": 0}
    incoming = catalog.request("GET", "/openapi/relationships/v1/", params=asked)
    assert feature in {entity["urn"] for entity in incoming["entities"]}


def test_search_finds_tables_features_and_keys(catalog, shop):
    found = catalog.search(shop.name, ["MLFEATURE_TABLE"])
    views = ("customer_orders", "customer_clicks", "basket_compared")
    assert set(found) == {shop.table(view) for view in views}
    assert catalog.search(f"{shop.name} customer_orders", ["MLFEATURE_TABLE"])[0] == shop.table("customer_orders")
    assert shop.feature("customer_orders", "orders_30d") in catalog.search("orders in 30 days", ["MLFEATURE"])
    assert shop.key("customer_orders", "customer") in catalog.search("顧客", ["MLPRIMARY_KEY"])


def test_a_feature_that_was_removed_from_the_repository_is_removed_from_its_table(catalog, shop):
    path = shop.repository / "shop.py"
    source = path.read_text(encoding="utf-8")
    path.write_text(source.replace('        Field(name="is_member", dtype=Bool),\n', ""), encoding="utf-8")
    apply(shop.repository)
    shop.run()

    table = catalog.graphql(TABLE, {"urn": shop.table("customer_orders")})["mlFeatureTable"]
    names = [feature["name"] for feature in table["properties"]["mlFeatures"]]
    assert names == ["orders_30d", "average_total", "last_city", "last_order"]
    # This connector's stateful ingestion does not start in this version of the package, so nothing deletes the feature.
    gone = shop.feature("customer_orders", "is_member")
    assert relationships(catalog, gone, "INCOMING") == set()
    assert not catalog.is_removed(gone)


def write_sources(repository, name: str) -> None:
    """Writes the files of the feature views, from which Feast reads the columns."""
    (repository / "data").mkdir()
    at = [datetime(2026, 1, 1)]
    order = {"orders_30d": [3], "average_total": [1.5], "is_member": [True], "last_city": ["Köln"], "last_order": at}
    by = {"customer_id": [1], "country_code": ["DE"], "at": at}
    pandas.DataFrame(by | order).to_parquet(repository / "data" / f"{name}_orders.parquet")
    clicks = {"customer_id": [1], "at": at, "clicks": [3], "pages": [["a"]]}
    pandas.DataFrame(clicks).to_parquet(repository / "data" / f"{name}_clicks.parquet")


def apply(repository) -> None:
    done = subprocess.run(["feast", "apply"], cwd=repository, capture_output=True, text=True, timeout=150)
    assert done.returncode == 0, done.stderr[-4000:]

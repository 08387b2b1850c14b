"""Features of a shop: a view of a file, one with a stream, and one computed on demand. Tests replace `shopname`."""

from datetime import timedelta

import pandas as pd
from feast import Entity, FeatureView, Field, FileSource, KafkaSource, RequestSource, ValueType
from feast.data_format import JsonFormat
from feast.on_demand_feature_view import on_demand_feature_view
from feast.types import Array, Bool, Float32, Float64, Int64, String, UnixTimestamp

customer = Entity(
    name="customer",
    join_keys=["customer_id"],
    value_type=ValueType.INT64,
    description="Who buys: Käufer, 顧客",
    owner="Shop Team",
    tags={"name": "Identifier"},
)
country = Entity(name="country", join_keys=["country_code"], value_type=ValueType.STRING)

orders = FileSource(name="orders", path="data/shopname_orders.parquet", timestamp_field="at")
clicks = KafkaSource(
    name="clicks",
    kafka_bootstrap_servers="127.0.0.1:1",
    topic="shopname.clicks",
    timestamp_field="at",
    message_format=JsonFormat(schema_json="customer_id integer, clicks integer, at timestamp"),
    batch_source=FileSource(name="clicks_kept", path="data/shopname_clicks.parquet", timestamp_field="at"),
)
basket = RequestSource(name="shopname_basket", schema=[Field(name="basket_total", dtype=Float64)])

customer_orders = FeatureView(
    name="customer_orders",
    entities=[customer, country],
    ttl=timedelta(days=30),
    source=orders,
    owner="Shop Team",
    tags={"name": "Shop"},
    schema=[
        Field(name="orders_30d", dtype=Int64, tags={"description": "Orders in 30 days", "name": "Counter"}),
        Field(name="average_total", dtype=Float32),
        Field(name="is_member", dtype=Bool),
        Field(name="last_city", dtype=String),
        Field(name="last_order", dtype=UnixTimestamp),
    ],
)

customer_clicks = FeatureView(
    name="customer_clicks",
    entities=[customer],
    ttl=timedelta(days=1),
    source=clicks,
    schema=[Field(name="clicks", dtype=Int64), Field(name="pages", dtype=Array(String))],
)


@on_demand_feature_view(sources=[basket, customer_orders], schema=[Field(name="above_average", dtype=Float64)])
def basket_compared(inputs: pd.DataFrame) -> pd.DataFrame:
    compared = pd.DataFrame()
    compared["above_average"] = inputs["basket_total"] - inputs["average_total"]
    return compared

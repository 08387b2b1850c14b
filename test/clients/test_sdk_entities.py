"""`client.entities`: objects of the SDK are stored completely and returned unchanged."""

import warnings

import pytest
from datahub.configuration.common import OperationalError
from datahub.emitter.mcp_builder import DatabaseKey
from datahub.errors import ItemNotFoundError, SdkUsageError
from datahub.metadata.urns import DatasetUrn
from datahub.sdk import (
    Chart,
    Container,
    Dashboard,
    DataFlow,
    DataHubClient,
    DataJob,
    Dataset,
    Document,
    GlossaryNode,
    GlossaryTerm,
    MLModel,
    MLModelGroup,
    Tag,
)
from datahub.specific.dataset import DatasetPatchBuilder

from support.catalog import unique
from support.connectors import downstream, upstream
from support.sdk import PROTOCOLS, make_client

TEXT = "Größe “quoted” 顧客 \\u0041 🦉\nnext"


@pytest.fixture(scope="module", params=PROTOCOLS)
def client(request, server) -> DataHubClient:
    return make_client(server, request.param)


def test_a_dataset_is_returned_unchanged(client, catalog):
    name = unique("sdk_ü_")
    key = DatabaseKey(platform="snowflake", database=name)
    container = Container(key, display_name=f"Base {name}", subtype="Database")
    given = Dataset(
        platform="snowflake",
        name=name,
        display_name=f"Name {name}",
        description=TEXT,
        custom_properties={"a/b~c": "ü", "": "empty key"},
        external_url="https://example.org/ü",
        parent_container=container,
        subtype="Table",
        owners=["urn:li:corpuser:ann", ("urn:li:corpGroup:shop", "BUSINESS_OWNER")],
        links=[("https://example.org/doc", "Handbook")],
        tags=["urn:li:tag:one", f"urn:li:tag:{name}"],
        terms=[f"urn:li:glossaryTerm:{name}"],
        domain=f"urn:li:domain:{name}",
        schema=[("id", "bigint", "Number"), ("größe", "decimal(10,2)", TEXT)],
        upstreams=[f"urn:li:dataset:(urn:li:dataPlatform:snowflake,{name}_raw,PROD)"],
    )
    client.entities.upsert(container)
    client.entities.upsert(given)

    read = client.entities.get(given.urn)
    assert (read.display_name, read.description, read.subtype) == (given.display_name, TEXT, "Table")
    assert read.custom_properties == given.custom_properties
    assert read.external_url == given.external_url
    assert read.parent_container == container.urn
    assert [str(each.owner) for each in read.owners] == ["urn:li:corpuser:ann", "urn:li:corpGroup:shop"]
    assert [(link.url, link.description) for link in read.links] == [("https://example.org/doc", "Handbook")]
    assert [str(tag.tag) for tag in read.tags] == ["urn:li:tag:one", f"urn:li:tag:{name}"]
    assert [str(term.urn) for term in read.terms] == [f"urn:li:glossaryTerm:{name}"]
    assert str(read.domain) == f"urn:li:domain:{name}"
    assert [(field.field_path, field.native_type, field.description) for field in read.schema] == [
        ("id", "bigint", "Number"),
        ("größe", "decimal(10,2)", TEXT),
    ]
    assert upstream(catalog, str(given.urn)) == {f"urn:li:dataset:(urn:li:dataPlatform:snowflake,{name}_raw,PROD)": 1}
    assert catalog.search(f"Name {name}", ["DATASET"])[0] == str(given.urn)


def test_create_of_an_existing_entity_fails_and_changes_nothing(client, catalog):
    name = unique("created_")
    client.entities.create(Dataset(platform="hive", name=name, description="first"))
    urn = str(DatasetUrn("hive", name))
    with pytest.raises(SdkUsageError, match="already exists"):
        client.entities.create(Dataset(platform="hive", name=name, description="second"))
    assert catalog.aspect(urn, "editableDatasetProperties")["description"] == "first"


def test_the_second_of_two_concurrent_creates_is_refused(server, catalog, monkeypatch):
    """Two clients check whether the entity exists and both find nothing, but only one may create it."""
    client, name = make_client(server), unique("raced_")
    client.entities.create(Dataset(platform="hive", name=name, description="first"))
    with monkeypatch.context() as late:
        late.setattr(client._graph, "exists", lambda urn: False)
        with pytest.raises(OperationalError, match="exists"):
            client.entities.create(Dataset(platform="hive", name=name, description="second"))
    assert client.entities.get(DatasetUrn("hive", name)).description == "first"


def test_a_missing_entity_is_not_found(client):
    urn = DatasetUrn("hive", unique("absent_"))
    with pytest.raises(ItemNotFoundError):
        client.entities.get(urn)
    with pytest.raises(SdkUsageError, match="does not exist"):
        client.entities.delete(urn)
    with pytest.raises(SdkUsageError, match="does not exist"):
        client.entities.update(DatasetPatchBuilder(str(urn)).set_description("x"))


def test_update_keeps_aspects_that_it_does_not_mention(client, catalog):
    name = unique("updated_")
    client.entities.upsert(Dataset(platform="hive", name=name, description="first", tags=["urn:li:tag:one"]))
    dataset = client.entities.get(DatasetUrn("hive", name))
    catalog.put(str(dataset.urn), "domains", {"domains": ["urn:li:domain:elsewhere"]})
    dataset.add_tag("urn:li:tag:two")
    dataset.set_description("second")
    client.entities.update(dataset)
    client.entities.update(DatasetPatchBuilder(str(dataset.urn)).add_custom_property("k", "v"))

    read = client.entities.get(dataset.urn)
    assert read.description == "second"
    assert read.custom_properties == {"k": "v"}
    assert [str(tag.tag) for tag in read.tags] == ["urn:li:tag:one", "urn:li:tag:two"]
    assert catalog.aspect(str(dataset.urn), "domains")["domains"] == ["urn:li:domain:elsewhere"]


def test_soft_delete_hides_an_entity_and_hard_delete_removes_everything(client, catalog):
    name = unique("deleted")
    client.entities.upsert(Dataset(platform="hive", name=name, description="x"))
    urn = str(DatasetUrn("hive", name))
    client.entities.delete(urn)
    assert catalog.is_removed(urn)
    assert catalog.search(name) == []
    assert client.entities.get(urn).description == "x"
    client.entities.delete(urn, hard=True)
    assert not catalog.exists(urn)
    with pytest.raises(ItemNotFoundError):
        client.entities.get(urn)


def test_charts_and_dashboards_are_returned_unchanged(client, catalog):
    name = unique("board")
    orders = f"urn:li:dataset:(urn:li:dataPlatform:hive,{name},PROD)"
    chart = Chart(name=f"{name}_c", platform="looker", display_name=TEXT, chart_type="BAR", input_datasets=[orders])
    dashboard = Dashboard(name=f"{name}_d", platform="looker", display_name=name, charts=[chart])
    upsert(client, chart, dashboard)
    assert client.entities.get(chart.urn).display_name == TEXT
    assert str(client.entities.get(chart.urn).chart_type) == "BAR"
    read = client.entities.get(dashboard.urn)
    assert [str(each) for each in read.charts] == [str(chart.urn)]
    assert upstream(catalog, str(dashboard.urn)) == {str(chart.urn): 1, orders: 2}


def test_flows_and_jobs_are_returned_unchanged(client, catalog):
    name = unique("flow")
    before, after = (f"urn:li:dataset:(urn:li:dataPlatform:hive,{name}_{each},PROD)" for each in ("in", "out"))
    flow = DataFlow(platform="airflow", name=name, display_name=f"Flow {name}", custom_properties={"k": "ü"})
    job = DataJob(name="load", flow=flow, description=TEXT, inlets=[before], outlets=[after])
    upsert(client, flow, job)
    assert client.entities.get(flow.urn).custom_properties == {"k": "ü"}
    read = client.entities.get(job.urn)
    assert read.description == TEXT
    assert ([str(each) for each in read.inlets], [str(each) for each in read.outlets]) == ([before], [after])
    assert upstream(catalog, after) == {str(job.urn): 1, before: 2}
    document = """query($urn: String!) { dataJob(urn: $urn) { jobId dataFlow { urn properties { name } } } }"""
    shown = catalog.graphql(document, {"urn": str(job.urn)})["dataJob"]
    assert shown == {"jobId": "load", "dataFlow": {"urn": str(flow.urn), "properties": {"name": f"Flow {name}"}}}


def test_models_and_their_group_are_returned_unchanged(client, catalog):
    name = unique("model")
    group = MLModelGroup(id=name, platform="mlflow", name=f"Group {name}", description=TEXT)
    model = MLModel(
        id=f"{name}_1",
        platform="mlflow",
        name=f"Model {name}",
        version="1",
        aliases=["champion"],
        training_metrics={"accuracy": "0.5"},
        hyper_params={"rate": "0.1"},
        model_group=group.urn,
    )
    upsert(client, group, model)
    read = client.entities.get(model.urn)
    assert (read.name, read.version, str(read.model_group)) == (f"Model {name}", "1", str(group.urn))
    assert [(metric.name, metric.value) for metric in read.training_metrics] == [("accuracy", "0.5")]
    assert client.entities.get(group.urn).description == TEXT
    document = """query($urn: String!) { mlModel(urn: $urn) { properties { groups { urn name } } } }"""
    shown = catalog.graphql(document, {"urn": str(model.urn)})["mlModel"]["properties"]
    assert [each["urn"] for each in shown["groups"]] == [str(group.urn)]


def test_containers_tags_and_glossary_are_returned_unchanged(client, catalog):
    name = unique("words")
    container = Container(DatabaseKey(platform="hive", database=name), display_name=name, description=TEXT)
    tag = Tag(name=name, display_name=f"Tag {name}", description=TEXT, color="#aabbcc")
    node = GlossaryNode(id=f"{name}_n", display_name=f"Node {name}", definition=TEXT)
    term = GlossaryTerm(id=f"{name}_t", display_name=f"Term {name}", definition=TEXT, parent_node=node)
    upsert(client, container, tag, node, term)
    assert client.entities.get(container.urn).description == TEXT
    assert client.entities.get(tag.urn).color == "#aabbcc"
    assert client.entities.get(node.urn).definition == TEXT
    assert str(client.entities.get(term.urn).parent_node) == str(node.urn)
    assert set(catalog.search(name, ["TAG", "GLOSSARY_TERM", "GLOSSARY_NODE", "CONTAINER"])) == {
        str(each.urn) for each in (container, tag, node, term)
    }
    assert downstream(catalog, str(container.urn)) == {}


def test_documents_are_returned_unchanged(client, catalog):
    name, about = unique("document"), f"urn:li:dataset:(urn:li:dataPlatform:hive,{unique('about')},PROD)"
    given = Document.create_document(id=name, title=f"Title {name}", text=TEXT, subtype="FAQ", related_assets=[about])
    client.entities.upsert(given)
    read = client.entities.get(given.urn)
    assert (read.title, read.text, read.subtype) == (f"Title {name}", TEXT, "FAQ")
    assert [str(each) for each in read.related_assets] == [about]
    assert str(given.urn) in catalog.search(name, ["DOCUMENT"])


def test_a_client_made_from_the_environment_writes_and_reads():
    client = DataHubClient.from_env()
    client.test_connection()
    given = Dataset(platform="hive", name=unique("env_"), description=TEXT)
    client.entities.create(given)
    assert client.entities.get(given.urn).description == TEXT


def upsert(client: DataHubClient, *entities) -> None:
    """Writes the entities. Fails on a warning, which would report that they already exist."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for entity in entities:
            client.entities.upsert(entity)

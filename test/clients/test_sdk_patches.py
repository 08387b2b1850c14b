"""The patch builders: concurrent small changes of many clients to one aspect, with nothing lost."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from datahub.emitter.rest_emitter import DatahubRestEmitter
from datahub.metadata.schema_classes import (
    DatasetLineageTypeClass,
    FineGrainedLineageClass,
    FineGrainedLineageDownstreamTypeClass,
    FineGrainedLineageUpstreamTypeClass,
    GlossaryTermAssociationClass,
    MetadataAttributionClass,
    OwnerClass,
    TagAssociationClass,
    UpstreamClass,
)
from datahub.specific.chart import ChartPatchBuilder
from datahub.specific.dashboard import DashboardPatchBuilder
from datahub.specific.datajob import DataJobPatchBuilder
from datahub.specific.dataset import DatasetPatchBuilder

from support.catalog import dataset_urn, unique
from support.connectors import downstream, upstream
from support.schemas import field, text_property
from support.sdk import PROTOCOLS

CLIENTS, CHANGES = 8, 6


@pytest.fixture(scope="module", params=PROTOCOLS)
def emit(request, server):
    def emit(*builders) -> None:
        emitter = DatahubRestEmitter(server, openapi_ingestion=request.param)
        for builder in builders:
            emitter.emit_mcps(builder.build())

    return emit


def test_concurrent_changes_of_one_dataset_by_many_clients_are_all_kept(emit, catalog):
    urn, name = dataset_urn(unique("patched_ü_")), unique("p")
    properties = [f"urn:li:structuredProperty:{name}.{number}" for number in range(CLIENTS)]
    for each in properties:
        catalog.put(each, "propertyDefinition", text_property(each))

    def work(client: int) -> None:
        for change in range(CHANGES):
            word = f"{name}_{client}_{change}/~ü"
            emit(
                DatasetPatchBuilder(urn)
                .add_tag(TagAssociationClass(tag=f"urn:li:tag:{word}"))
                .add_owner(OwnerClass(owner=f"urn:li:corpuser:{word}", type="DATAOWNER"))
                .add_term(GlossaryTermAssociationClass(urn=f"urn:li:glossaryTerm:{word}"))
                .add_custom_property(word, f"{change}")
                .add_upstream_lineage(source(word))
                .add_fine_grained_lineage(column_lineage(dataset_urn(word), urn))
                .add_structured_property(properties[client], f"{change} ü")
            )

    with ThreadPoolExecutor(CLIENTS) as pool:
        list(pool.map(work, range(CLIENTS)))

    words = {f"{name}_{client}_{change}/~ü" for client in range(CLIENTS) for change in range(CHANGES)}
    stored = catalog.aspects(urn)
    assert {tag["tag"] for tag in stored["globalTags"]["tags"]} == {f"urn:li:tag:{word}" for word in words}
    assert {owner["owner"] for owner in stored["ownership"]["owners"]} == {f"urn:li:corpuser:{word}" for word in words}
    terms = {term["urn"] for term in stored["glossaryTerms"]["terms"]}
    assert terms == {f"urn:li:glossaryTerm:{word}" for word in words}
    assert stored["datasetProperties"]["customProperties"] == {word: word.split("_")[-1][0] for word in words}
    sources = {dataset_urn(word) for word in words}
    assert {each["dataset"] for each in stored["upstreamLineage"]["upstreams"]} == sources
    pairs = {
        (up, down)
        for each in stored["upstreamLineage"]["fineGrainedLineages"]
        for up in each["upstreams"]
        for down in each["downstreams"]
    }
    assert pairs == {(field(source, "id"), field(urn, "id")) for source in sources}
    assigned = {each["propertyUrn"]: each["values"] for each in stored["structuredProperties"]["properties"]}
    assert assigned == {each: [{"string": f"{CHANGES - 1} ü"}] for each in properties}
    assert upstream(catalog, urn) == dict.fromkeys(sources, 1)
    found = catalog.search(f'tags:"urn:li:tag:{name}_0_0/~ü"', ["DATASET"])
    assert found == [urn]


def test_removing_added_items_keeps_the_others(emit, catalog):
    urn, raw = dataset_urn(unique("removed_")), dataset_urn(unique("raw_"))
    tag, owner, term = "urn:li:tag:a/b~c", "urn:li:corpuser:ü", "urn:li:glossaryTerm:t"
    lineage = column_lineage(raw, urn)
    add = (
        DatasetPatchBuilder(urn)
        .add_tag(TagAssociationClass(tag=tag))
        .add_tag(TagAssociationClass(tag="urn:li:tag:kept"))
        .add_owner(OwnerClass(owner=owner, type="DATAOWNER"))
        .add_owner(OwnerClass(owner=owner, type="BUSINESS_OWNER"))
        .add_term(GlossaryTermAssociationClass(urn=term))
        .add_custom_property("a/b~c", "x")
        .add_custom_property("kept", "y")
        .set_description("Größe")
        .add_upstream_lineage(UpstreamClass(dataset=raw, type=DatasetLineageTypeClass.COPY))
        .add_fine_grained_lineage(lineage)
    )
    remove = (
        DatasetPatchBuilder(urn)
        .remove_tag(tag)
        .remove_tag("urn:li:tag:never there")
        .remove_owner(owner, "BUSINESS_OWNER")
        .remove_term(term)
        .remove_custom_property("a/b~c")
        .remove_fine_grained_lineage(lineage)
        .remove_upstream_lineage(raw)
    )
    # Lineage of a column finds only tables that somebody has written.
    catalog.put(raw, "status", {"removed": False})
    emit(add, add)
    assert len(catalog.aspect(urn, "ownership")["owners"]) == 2
    assert upstream(catalog, field(urn, "id")) == {raw: 1}
    emit(remove, remove)
    stored = catalog.aspects(urn)
    assert stored["globalTags"]["tags"] == [{"tag": "urn:li:tag:kept"}]
    assert [(each["owner"], each["type"]) for each in stored["ownership"]["owners"]] == [(owner, "DATAOWNER")]
    assert stored["glossaryTerms"]["terms"] == []
    assert stored["datasetProperties"]["customProperties"] == {"kept": "y"}
    assert stored["datasetProperties"]["description"] == "Größe"
    assert upstream(catalog, urn) == {}
    assert upstream(catalog, field(urn, "id")) == {}


def test_a_tag_is_stored_once_per_source(emit, catalog):
    urn, tag = dataset_urn(unique("attributed_")), "urn:li:tag:pii"
    sources = [f"urn:li:dataHubAction:{number}" for number in (1, 2)]
    builder = DatasetPatchBuilder(urn).add_tag(TagAssociationClass(tag=tag))
    for source in sources:
        said = MetadataAttributionClass(time=0, actor="urn:li:corpuser:ann", source=source)
        builder.add_tag(TagAssociationClass(tag=tag, attribution=said))
    emit(builder)
    assert len(catalog.aspect(urn, "globalTags")["tags"]) == 3
    emit(DatasetPatchBuilder(urn).remove_tag(tag, attribution_source=sources[0]))
    kept = [each.get("attribution", {}).get("source") for each in catalog.aspect(urn, "globalTags")["tags"]]
    assert kept == [None, sources[1]]
    emit(DatasetPatchBuilder(urn).remove_tag(tag))
    # A removal without a source removes the tag of every source.
    assert catalog.aspect(urn, "globalTags")["tags"] == []


def test_columns_get_tags_and_terms(emit, catalog):
    urn = dataset_urn(unique("columns_"))
    builder = DatasetPatchBuilder(urn)
    builder.for_field("größe/a").add_tag(TagAssociationClass(tag="urn:li:tag:one"))
    builder.for_field("größe/a").add_term(GlossaryTermAssociationClass(urn="urn:li:glossaryTerm:t"))
    builder.for_field("other").add_tag(TagAssociationClass(tag="urn:li:tag:two"))
    emit(builder)
    fields = labelled_columns(catalog, urn)
    assert fields["größe/a"]["globalTags"] == {"tags": [{"tag": "urn:li:tag:one"}]}
    assert [term["urn"] for term in fields["größe/a"]["glossaryTerms"]["terms"]] == ["urn:li:glossaryTerm:t"]
    removal = DatasetPatchBuilder(urn)
    removal.for_field("größe/a").remove_tag("urn:li:tag:one")
    emit(removal)
    fields = labelled_columns(catalog, urn)
    assert fields["größe/a"]["globalTags"] == {"tags": []}
    assert fields["other"]["globalTags"] == {"tags": [{"tag": "urn:li:tag:two"}]}


def test_edges_of_jobs_charts_and_dashboards_are_added_and_removed(emit, catalog):
    name = unique("edges")
    before, after = dataset_urn(f"{name}_in"), dataset_urn(f"{name}_out")
    job = f"urn:li:dataJob:(urn:li:dataFlow:(airflow,{name},PROD),load)"
    chart, dashboard = f"urn:li:chart:(looker,{name})", f"urn:li:dashboard:(looker,{name})"
    stamp = {"time": 0, "actor": "urn:li:corpuser:ann"}
    titled = {"title": name, "description": "", "lastModified": {"created": stamp, "lastModified": stamp}}
    catalog.put(chart, "chartInfo", titled)
    catalog.put(dashboard, "dashboardInfo", titled)
    emit(
        DataJobPatchBuilder(job).add_input_dataset(before).add_output_dataset(after),
        ChartPatchBuilder(chart).add_input_edge(after),
        DashboardPatchBuilder(dashboard).add_chart_edge(chart),
    )
    assert upstream(catalog, dashboard) == {chart: 1, after: 2, job: 3, before: 4}
    emit(ChartPatchBuilder(chart).remove_input_edge(after))
    assert upstream(catalog, dashboard) == {chart: 1}
    assert downstream(catalog, before) == {job: 1, after: 2}


def labelled_columns(catalog, urn: str) -> dict[str, dict]:
    columns = catalog.aspect(urn, "editableSchemaMetadata")["editableSchemaFieldInfo"]
    return {each["fieldPath"]: each for each in columns}


def source(word: str) -> UpstreamClass:
    return UpstreamClass(dataset=dataset_urn(word), type=DatasetLineageTypeClass.TRANSFORMED)


def column_lineage(raw: str, made: str) -> FineGrainedLineageClass:
    return FineGrainedLineageClass(
        upstreamType=FineGrainedLineageUpstreamTypeClass.FIELD_SET,
        downstreamType=FineGrainedLineageDownstreamTypeClass.FIELD,
        upstreams=[field(raw, "id")],
        downstreams=[field(made, "id")],
        confidenceScore=0.5,
    )

"""The emitter, with both protocols and every mode of waiting, and the errors that it reports."""

import pytest
from datahub.configuration.common import OperationalError
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.emitter.rest_emitter import DatahubRestEmitter, EmitMode
from datahub.metadata.schema_classes import (
    ChangeTypeClass,
    DatasetLineageTypeClass,
    DatasetProfileClass,
    DatasetPropertiesClass,
    DatasetSnapshotClass,
    GlobalTagsClass,
    MetadataChangeEventClass,
    StatusClass,
    SystemMetadataClass,
    TagAssociationClass,
    UpstreamClass,
    UpstreamLineageClass,
)

from support.catalog import dataset_urn, unique
from support.connectors import upstream
from support.sdk import PROTOCOLS

TEXT = "Größe “quoted” 顧客 \\u0041 🦉 é é"
MODES = [EmitMode.SYNC_PRIMARY, EmitMode.SYNC_WAIT, EmitMode.ASYNC, EmitMode.ASYNC_WAIT]


@pytest.fixture(scope="module", params=PROTOCOLS)
def emitter(request, server) -> DatahubRestEmitter:
    return DatahubRestEmitter(server, openapi_ingestion=request.param)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name.lower())
def test_emitted_aspects_are_stored_when_the_call_returns(emitter, catalog, mode):
    one, two = dataset_urn(unique("é_single ")), dataset_urn(unique("ü%/_batch_"))
    emitter.emit_mcp(proposal(one, properties(TEXT)), emit_mode=mode)
    assert catalog.aspect(one, "datasetProperties")["description"] == TEXT
    emitter.emit_mcps([proposal(two, properties(TEXT)), proposal(two, tags("ä", "🦉"))], emit_mode=mode)
    assert catalog.aspect(two, "datasetProperties")["customProperties"] == {"größe/~": "ü"}
    assert catalog.aspect(two, "globalTags") == tags("ä", "🦉").to_obj()
    # Only the best hit matters here.
    assert catalog.search(one.split(",")[1].split()[-1])[0] == one


def test_a_batch_is_applied_in_order(emitter, catalog):
    urn, other = dataset_urn(unique("ordered_")), f"urn:li:tag:{unique('ordered')}"
    before = [proposal(urn, properties(f"{number}")) for number in range(5)]
    emitter.emit_mcps([*before, proposal(other, StatusClass(removed=False)), proposal(urn, properties("last"))])
    assert catalog.aspect(urn, "datasetProperties")["description"] == "last"
    assert catalog.aspect(other, "status") == {"removed": False}


def test_timeseries_points_and_lineage_can_be_emitted(emitter, catalog):
    urn, raw = dataset_urn(unique("made_")), dataset_urn(unique("raw_"))
    profile = DatasetProfileClass(timestampMillis=1_700_000_000_000, rowCount=3)
    edge = UpstreamClass(dataset=raw, type=DatasetLineageTypeClass.COPY)
    emitter.emit_mcps([proposal(urn, profile), proposal(urn, UpstreamLineageClass(upstreams=[edge]))])
    assert [point["rowCount"] for point in catalog.timeseries(urn, "datasetProfile")] == [3]
    assert upstream(catalog, urn) == {raw: 1}


def test_the_run_of_a_write_is_stored(emitter, catalog):
    urn, run = dataset_urn(unique("run_")), unique("run-")
    mcp = proposal(urn, StatusClass(removed=False))
    mcp.systemMetadata = SystemMetadataClass(lastObserved=1_700_000_000_000, runId=run)
    emitter.emit_mcp(mcp)
    assert catalog.system_metadata(urn, "status")["runId"] == run


def test_a_snapshot_is_stored_aspect_by_aspect(emitter, catalog):
    urn = dataset_urn(unique("snapshot_ü_"))
    snapshot = DatasetSnapshotClass(urn=urn, aspects=[properties(TEXT), StatusClass(removed=False)])
    emitter.emit_mce(MetadataChangeEventClass(proposedSnapshot=snapshot))
    assert catalog.aspect(urn, "datasetProperties")["description"] == TEXT
    assert catalog.aspect(urn, "status") == {"removed": False}


def test_an_entity_is_deleted_by_a_proposal(emitter, catalog):
    urn = dataset_urn(unique("a/b c_"))
    emitter.emit_mcps([proposal(urn, StatusClass(removed=False)), proposal(urn, properties(TEXT))])
    key = MetadataChangeProposalWrapper(
        entityUrn=urn, entityType="dataset", aspectName="datasetKey", changeType=ChangeTypeClass.DELETE
    )
    emitter.emit_mcp(key)
    assert not catalog.exists(urn)


@pytest.mark.parametrize("mode", [EmitMode.SYNC_PRIMARY, EmitMode.ASYNC], ids=["sync", "async"])
def test_an_invalid_aspect_is_refused_at_once_and_nothing_is_stored(emitter, catalog, mode):
    good, bad = dataset_urn(unique("good_")), f"urn:li:tag:{unique('bad')}"
    with pytest.raises(OperationalError) as told:
        emitter.emit_mcps([proposal(bad, properties("on a tag"))], emit_mode=mode)
    assert "datasetProperties" in str(told.value)
    assert 400 <= told.value.info["status"] < 500
    assert not catalog.exists(bad)
    emitter.emit_mcp(proposal(good, StatusClass(removed=False)), emit_mode=mode)
    assert catalog.exists(good)


def test_an_aspect_of_many_megabytes_is_stored(emitter, catalog):
    urn = dataset_urn(unique("large_"))
    text = "ü" * 4_000_000
    emitter.emit_mcp(proposal(urn, properties(text)))
    assert catalog.aspect(urn, "datasetProperties")["description"] == text


def proposal(urn: str, aspect) -> MetadataChangeProposalWrapper:
    return MetadataChangeProposalWrapper(entityUrn=urn, aspect=aspect)


def properties(description: str) -> DatasetPropertiesClass:
    return DatasetPropertiesClass(description=description, customProperties={"größe/~": "ü"})


def tags(*names: str) -> GlobalTagsClass:
    return GlobalTagsClass(tags=[TagAssociationClass(tag=f"urn:li:tag:{name}") for name in names])

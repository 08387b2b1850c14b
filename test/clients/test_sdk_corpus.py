"""Real connector output and every aspect of the model, sent with the emitter and returned unchanged."""

import json
import random
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Iterator

import pytest
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.emitter.mcp_builder import mcps_from_mce
from datahub.emitter.rest_emitter import DatahubRestEmitter
from datahub.ingestion.source.file import read_metadata_file
from datahub.metadata.schema_classes import (
    ChangeTypeClass,
    GenericAspectClass,
    MetadataChangeEventClass,
    MetadataChangeProposalClass,
)

from support.catalog import Catalog, unique
from support.sdk import PROTOCOLS

CORPUS = Path(__file__).parents[3] / "shared" / "corpus"
pytestmark = pytest.mark.skipif(not CORPUS.exists(), reason="needs ../shared/corpus")


# Aspects that hold credentials are not written like metadata, or not returned.
SEALED = {"corpUserCredentials", "dataHubAccessTokenInfo", "dataHubSecretValue", "inviteToken"}
# Aspects whose members must agree with one another or with other entities. Random payloads of them are refused.
RULED = {"domains", "propertyDefinition", "structuredProperties", "versionProperties", "versionSetProperties"}
# Members that the service derives.
DERIVED = {
    "ownership": "ownerTypes",
    "domains": "domainAssociations",
    "versionProperties": "isLatest",
    # Through OpenAPI, the client sends each type of entity separately, so incidents may arrive after the summary.
    "incidentsSummary": "activeIncidentDetails",
}


@pytest.fixture(scope="module", params=PROTOCOLS)
def emitter(request, server) -> DatahubRestEmitter:
    return DatahubRestEmitter(server, openapi_ingestion=request.param)


@pytest.mark.timeout(900)
def test_output_of_connectors_is_returned_unchanged(emitter, catalog, tmp_path):
    # Unique platforms and version sets, so that nearly all entities are new.
    platform, versions = f"urn:li:dataPlatform:{unique('p')}", f"urn:li:versionSet:({unique('v')}"
    sent: list[MetadataChangeProposalClass] = []
    for file in sorted((CORPUS / "connectors").glob("*.json")):
        renamed = tmp_path / file.name
        text = file.read_text(encoding="utf-8").replace("urn:li:dataPlatform:", platform)
        renamed.write_text(text.replace("urn:li:versionSet:(", versions), encoding="utf-8")
        sent += read_proposals(renamed)
    assert len(sent) > 6_000
    for start in range(0, len(sent), 500):
        emitter.emit_mcps(sent[start : start + 500])
    assert differences(catalog, sent) == []


@pytest.mark.timeout(600)
def test_every_aspect_in_every_form_is_returned_unchanged(emitter, catalog):
    # Unique names, so that all entities are new. They have the same length, because some lengths are limited.
    mask = random.getrandbits(24)
    sent = []
    for line in (CORPUS / "every-aspect.jsonl").read_text(encoding="utf-8").splitlines():
        record = json.loads(re.sub(r"_([0-9a-f]{6})\b", lambda name: f"_{int(name[1], 16) ^ mask:06x}", line))
        if record["aspectName"] in SEALED | RULED:
            continue
        value = json.dumps(record["aspect"]).encode()
        sent.append(
            MetadataChangeProposalClass(
                entityType=record["entityType"],
                entityUrn=record["entityUrn"],
                changeType=ChangeTypeClass.UPSERT,
                aspectName=record["aspectName"],
                aspect=GenericAspectClass(contentType="application/json", value=value),
            )
        )
    assert len(sent) > 780
    try:
        emitter.emit_mcps(sent)
        assert differences(catalog, sent) == []
    finally:
        give_badge_back(emitter, sent)


def give_badge_back(emitter: DatahubRestEmitter, sent: list[MetadataChangeProposalClass]) -> None:
    """Lets another structured property be the badge of assets: there is at most one."""
    for proposal in sent:
        settings = json.loads(proposal.aspect.value)
        if proposal.aspectName == "structuredPropertySettings" and settings.get("showAsAssetBadge"):
            value = json.dumps({**settings, "showAsAssetBadge": False}).encode()
            proposal.aspect = GenericAspectClass(contentType="application/json", value=value)
            emitter.emit_mcps([proposal])


def read_proposals(file: Path) -> Iterator[MetadataChangeProposalClass]:
    for item in read_metadata_file(file):
        parts = mcps_from_mce(item) if isinstance(item, MetadataChangeEventClass) else [item]
        for part in parts:
            proposal = part.make_mcp() if isinstance(part, MetadataChangeProposalWrapper) else part
            if proposal.changeType == ChangeTypeClass.PATCH:
                # The files omit the content type.
                proposal.aspect.contentType = "application/json-patch+json"
            yield proposal


def differences(catalog: Catalog, sent: list[MetadataChangeProposalClass]) -> list[str]:
    """Returns aspects that differ from their last sent value. Patched aspects only have to exist."""
    expected: dict[str, dict[str, object]] = {}
    for proposal in sent:
        aspects = expected.setdefault(proposal.entityUrn, {})
        patched = proposal.changeType == ChangeTypeClass.PATCH or isinstance(aspects.get(proposal.aspectName), Patched)
        aspects[proposal.aspectName] = Patched() if patched else json.loads(proposal.aspect.value)

    def compare(urn: str) -> list[str]:
        stored, found = catalog.aspects(urn), []
        for name, value in expected[urn].items():
            if isinstance(value, Patched):
                equal = name in stored
            elif "timestampMillis" in value and name not in stored:
                equal = value in catalog.timeseries(urn, name)
            else:
                equal = without_derived(name, stored.get(name)) == without_derived(name, value)
            if not equal:
                found.append(f"{urn} {name}: sent {value}, stored {stored.get(name)}"[:1000])
        return found

    with ThreadPoolExecutor(4) as pool:
        return [line for lines in pool.map(compare, expected) for line in lines]


def without_derived(name: str, value: object) -> object:
    derived = DERIVED.get(name)
    return {key: value[key] for key in value if key != derived} if isinstance(value, dict) else value


class Patched:
    """Represents a value that depends on the previous value."""

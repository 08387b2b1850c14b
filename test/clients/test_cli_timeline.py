"""`datahub timeline`."""

from support.catalog import dataset_urn, unique
from support.schemas import schema


def test_timeline_lists_changes(datahub, catalog):
    urn = dataset_urn(unique("history_"))
    tag = f"urn:li:tag:{unique('added')}"
    catalog.put(urn, "schemaMetadata", schema("id"))
    catalog.put(urn, "schemaMetadata", schema("id", "added_later"))
    catalog.put(urn, "globalTags", {"tags": [{"tag": tag}]})
    said = datahub("timeline", "--urn", urn, "-c", "technical_schema", "-c", "tag").out
    lines = [line for line in said.splitlines() if "TECHNICAL_SCHEMA" in line or "\tADD TAG" in line]
    assert any("added_later" in line and line.strip().startswith("ADD TECHNICAL_SCHEMA") for line in lines)
    assert any(tag in line for line in lines)

    only_tags = datahub("timeline", "--urn", urn, "-c", "tag", "--verbose", "--start", "1daysago").json()
    events = [event for change in only_tags for event in change["changeEvents"]]
    assert {event["category"] for event in events} == {"TAG"}
    later = str(4_000_000_000_000)
    assert datahub("timeline", "--urn", urn, "-c", "tag", "--verbose", "--start", later).json() == []

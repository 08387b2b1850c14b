"""`datahub delete` in all its forms, and what remains in the catalog."""

import re

from support.catalog import dataset_urn, unique

DAY = 86_400_000
NOON = 1_700_000_000_000 - 1_700_000_000_000 % DAY + DAY // 2


def test_soft_delete_hides_an_entity_and_undo_restores_it(datahub, catalog):
    name = unique("softly")
    urn = dataset_urn(name)
    catalog.put(urn, "datasetProperties", {"name": name})
    assert "[Dry-run] Would delete 1 entities" in datahub("delete", "--urn", urn, "--soft", "-n").out
    assert catalog.search(name) == [urn]

    assert "Soft deleted 1 entities" in datahub("delete", "--urn", urn, "--soft").out
    assert catalog.is_removed(urn)
    assert catalog.system_metadata(urn, "status")["runId"] == "__datahub-delete-cli"
    assert catalog.search(name) == []
    assert catalog.aspect(urn, "datasetProperties")["name"] == name

    datahub("delete", "undo-by-filter", "--urn", urn)
    assert catalog.aspect(urn, "status")["removed"] is False
    assert catalog.search(name) == [urn]


def test_hard_delete_leaves_nothing(datahub, catalog):
    name = unique("hardly")
    urn, down = dataset_urn(name), dataset_urn(unique("down_"))
    catalog.put(urn, "datasetProperties", {"name": name})
    catalog.put(urn, "datasetProfile", {"timestampMillis": NOON, "rowCount": 1})
    catalog.put(down, "upstreamLineage", {"upstreams": [{"dataset": urn, "type": "COPY"}]})
    assert "Do you want to continue?" in datahub("delete", "--urn", urn, "--hard", code=1, answers="n\n").out
    assert catalog.exists(urn)

    said = datahub("delete", "--urn", urn, "--hard", "--force").out
    rows = re.search(r"Hard deleted 1 entities \(impacts (\d+) versioned rows and (\d+) timeseries", said)
    assert int(rows[1]) >= 1
    assert int(rows[2]) == 1
    assert not catalog.exists(urn)
    assert catalog.search(name, removed=True) == []
    assert catalog.timeseries(urn, "datasetProfile") == []
    assert datahub("exists", "--urn", urn).out.strip() == "false"


def test_hard_delete_of_a_tag_removes_references_to_it(datahub, catalog):
    tag, kept = f"urn:li:tag:{unique('gone')}", f"urn:li:tag:{unique('kept')}"
    tagged = [dataset_urn(unique("tagged_")) for _ in range(2)]
    catalog.put(tag, "tagProperties", {"name": tag})
    for urn in tagged:
        catalog.put(urn, "globalTags", {"tags": [{"tag": tag}, {"tag": kept}]})
    dry = datahub("delete", "--urn", tag, "--hard", "-n").said
    assert "Would remove 2 references" in dry
    assert catalog.exists(tag)

    said = datahub("delete", "--urn", tag, "--hard", "-f").out
    assert "cleaned up 2 referenced entities" in said
    assert not catalog.exists(tag)
    for urn in tagged:
        assert [each["tag"] for each in catalog.aspect(urn, "globalTags")["tags"]] == [kept]


def test_delete_references_keeps_the_entity(datahub, catalog):
    term = f"urn:li:glossaryTerm:{unique('term')}"
    urn = dataset_urn(unique("with_term_"))
    catalog.put(term, "glossaryTermInfo", {"definition": "what it means", "termSource": "INTERNAL"})
    stamp = {"time": 0, "actor": "urn:li:corpuser:datahub"}
    catalog.put(urn, "glossaryTerms", {"terms": [{"urn": term}], "auditStamp": stamp})
    dry = datahub("delete", "references", "--urn", term, "-n").said
    assert "Found 1 references" in dry
    row = next(line for line in dry.splitlines() if urn in line)
    assert row.split() == ["TermedWith", urn, "glossaryTerms"]
    assert len(catalog.aspect(urn, "glossaryTerms")["terms"]) == 1

    datahub("delete", "references", "--urn", term, "--force")
    assert catalog.aspect(urn, "glossaryTerms")["terms"] == []
    assert catalog.exists(term)
    assert f"No references to {term} found" in datahub("delete", "references", "--urn", term, "-f").out


def test_delete_by_filter_and_undo_by_filter_affect_matching_entities_only(datahub, catalog):
    platform, other = unique("plat"), unique("plat")
    inside = [dataset_urn(unique("in_"), platform) for _ in range(3)]
    beside = [dataset_urn(unique("dev_"), platform, env="DEV"), dataset_urn(unique("other_"), other)]
    for urn in inside + beside:
        catalog.put(urn, "status", {"removed": False})
    chosen = ["--platform", platform, "--entity-type", "dataset", "--env", "PROD"]

    dry = datahub("delete", *chosen, "--soft", "-n").out
    assert "Found 3 dataset urn(s)" in dry
    assert not any(catalog.is_removed(urn) for urn in inside)

    assert "Soft deleted 3 entities" in datahub("delete", *chosen, "--soft", "-f").out
    assert all(catalog.is_removed(urn) for urn in inside)
    assert not any(catalog.is_removed(urn) for urn in beside)
    assert "Found no urns to delete" in datahub("delete", *chosen, "--soft", "-f").out

    restored = datahub("delete", "undo-by-filter", "--platform", platform, answers="y\n").out
    assert "3 dataset(s)" in restored
    assert not any(catalog.is_removed(urn) for urn in inside)

    catalog.put(inside[0], "status", {"removed": True})
    removed = datahub("delete", *chosen, "--hard", "--only-soft-deleted", "-f").out
    assert "Hard deleted 1 entities" in removed
    assert [catalog.exists(urn) for urn in inside] == [False, True, True]

    listed = datahub.file("urns.txt", f"{inside[1]}\n{beside[1]}\n")
    assert "Hard deleted 2 entities" in datahub("delete", "--urn-file", listed, "--hard", "-f").out
    assert [catalog.exists(urn) for urn in [*inside, *beside]] == [False, False, True, True, False]


def test_recursive_delete_of_a_container_deletes_its_entities(datahub, catalog):
    parent, child = (f"urn:li:container:{unique('c')}" for _ in range(2))
    tables = [dataset_urn(unique("held_")) for _ in range(2)]
    outside = dataset_urn(unique("outside_"))
    catalog.put(parent, "containerProperties", {"name": "parent"})
    catalog.put(parent, "browsePathsV2", {"path": []})
    hold(catalog, child, [parent])
    for urn in tables:
        hold(catalog, urn, [parent, child])
    catalog.put(outside, "status", {"removed": False})

    said = datahub("delete", "--urn", parent, "--recursive", "--soft", "-f").out
    assert "Soft deleted 4 entities" in said
    assert all(catalog.is_removed(urn) for urn in [parent, child, *tables])
    assert not catalog.is_removed(outside)

    assert "Hard deleted 4 entities" in datahub("delete", "--urn", parent, "--recursive", "--hard", "-f").out
    assert not any(catalog.exists(urn) for urn in [parent, child, *tables])
    assert catalog.exists(outside)


def test_recursive_delete_of_a_platform_instance_deletes_its_entities(datahub, catalog):
    platform, name = unique("plat"), unique("instance")
    instance = f"urn:li:dataPlatformInstance:(urn:li:dataPlatform:{platform},{name})"
    urn = dataset_urn(unique("on_instance_"), platform)
    catalog.put(instance, "dataPlatformInstanceProperties", {"name": name})
    catalog.put(urn, "dataPlatformInstance", {"platform": f"urn:li:dataPlatform:{platform}", "instance": instance})
    said = datahub("delete", "--urn", instance, "--recursive", "--hard", "-f").out
    assert "Hard deleted 2 entities" in said
    assert not catalog.exists(urn)
    assert not catalog.exists(instance)


def test_delete_of_a_timeseries_aspect_deletes_the_given_range(datahub, catalog):
    urn = dataset_urn(unique("series_"))
    catalog.put(urn, "status", {"removed": False})
    for day in range(4):
        catalog.put(urn, "datasetProfile", {"timestampMillis": NOON + day * DAY, "rowCount": day})
    bounds = ["--start-time", str(NOON + DAY), "--end-time", str(NOON + 2 * DAY)]
    said = datahub("delete", "--urn", urn, "-a", "datasetProfile", "--hard", "-f", *bounds).out
    assert "and 2 timeseries aspect rows" in said
    assert [point["rowCount"] for point in catalog.timeseries(urn, "datasetProfile")] == [3, 0]
    assert catalog.aspect(urn, "status") == {"removed": False}


def test_delete_by_registry_finds_nothing_of_an_unknown_registry(datahub):
    said = datahub("delete", "by-registry", "--registry-id", "no-such-model:0.0.1", "-n").out
    assert "0 entities with 0 rows will be affected" in said


def hold(catalog, urn: str, containers: list[str]) -> None:
    catalog.put(urn, "container", {"container": containers[-1]})
    path = [{"id": container, "urn": container} for container in containers]
    catalog.put(urn, "browsePathsV2", {"path": path})

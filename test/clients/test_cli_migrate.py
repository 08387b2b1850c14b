"""`datahub migrate`: entities move to new URNs, and references to them follow."""

import json

from support.catalog import dataset_urn, unique


def test_dataplatform2instance_moves_datasets_and_containers(datahub, catalog):
    platform, instance = unique("plat"), unique("inst")
    old, down = dataset_urn("shop.orders", platform), dataset_urn(unique("down_"))
    tag = f"urn:li:tag:{unique('moved')}"
    catalog.put(old, "datasetProperties", {"name": "orders"})
    catalog.put(old, "globalTags", {"tags": [{"tag": tag}]})
    catalog.put(down, "upstreamLineage", {"upstreams": [{"dataset": old, "type": "COPY"}]})
    container = f"urn:li:container:{unique('c')}"
    key = {"platform": platform, "instance": "PROD", "database": "shop"}
    catalog.put(container, "containerProperties", {"name": "shop", "customProperties": key})
    catalog.put(container, "subTypes", {"typeNames": ["Database"]})
    catalog.put(old, "container", {"container": container})

    chosen = ["--platform", platform, "--instance", instance, "--entity-types", "dataset", "-F"]
    dry = datahub("migrate", "dataplatform2instance", *chosen, "--dry-run").said
    assert "Found 1 dataset entities to migrate" in dry
    new = dataset_urn(f"{instance}.shop.orders", platform)
    assert not catalog.exists(new)

    datahub("migrate", "dataplatform2instance", *chosen, "--keep")
    assert catalog.aspect(new, "datasetProperties")["name"] == "orders"
    assert catalog.aspect(new, "globalTags")["tags"][0]["tag"] == tag
    of_instance = f"urn:li:dataPlatformInstance:(urn:li:dataPlatform:{platform},{instance})"
    assert catalog.aspect(new, "dataPlatformInstance")["instance"] == of_instance
    assert catalog.aspect(down, "upstreamLineage")["upstreams"][0]["dataset"] == new
    moved = catalog.aspect(new, "container")["container"]
    assert moved != container
    assert catalog.aspect(moved, "containerProperties")["customProperties"]["instance"] == instance
    assert catalog.exists(old)


def test_instance2instance_and_urns_mapping_leave_nothing_behind(datahub, catalog):
    platform, first, second = unique("plat"), unique("inst"), unique("inst")
    urns = {name: dataset_urn(f"{name}.orders", platform) for name in (first, second)}
    instance = f"urn:li:dataPlatformInstance:(urn:li:dataPlatform:{platform},{first})"
    catalog.put(urns[first], "datasetProperties", {"name": "orders"})
    of_instance = {"platform": f"urn:li:dataPlatform:{platform}", "instance": instance}
    catalog.put(urns[first], "dataPlatformInstance", of_instance)
    chosen = ["--platform", platform, "--old-instance", first, "--new-instance", second, "--entity-types", "dataset"]
    datahub("migrate", "instance2instance", *chosen, "-F", "--hard")
    assert catalog.aspect(urns[second], "datasetProperties")["name"] == "orders"
    assert catalog.aspect(urns[second], "dataPlatformInstance")["instance"] == instance.replace(first, second)
    assert not catalog.exists(urns[first])

    target = dataset_urn(unique("elsewhere."), platform)
    mapping = datahub.file("mapping.json", json.dumps({urns[second]: target}))
    datahub("migrate", "urns-mapping", "--mapping-file", mapping, "-F")
    assert catalog.aspect(target, "datasetProperties")["name"] == "orders"
    assert catalog.is_removed(urns[second])

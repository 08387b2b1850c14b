// Purpose: the version sets that a write may change, with all their versions. It lets only one transaction at a time change version sets,
//   so that concurrent writers leave one latest version and no two versions with the same label or sort id. It is sent before the
//   entities are locked, so that no transaction that holds one of their locks waits for it.
// Parameters: at (epoch ms), urns (of versions), sets (URNs)
// Returns: no row for a set without versions
//   urn: string -- of the set
//   properties: string | null -- payload text
//   versions: [urn: string, payload: string][] -- payload texts
// Plan: unique index seeks on Counter.name and on Entity.urn per version and per set, one expand of each set.
MERGE (counter:Counter {name: 'versionSets'})
SET counter.lockedAt = $at
WITH counter
OPTIONAL MATCH (version:Entity)-[:VersionOf]->(named:Entity)
USING INDEX version:Entity(urn)
WHERE version.urn IN $urns
WITH $sets + collect(named.urn) AS urns
UNWIND urns AS urn
WITH DISTINCT urn
MATCH (set:Entity {urn: urn})
USING INDEX set:Entity(urn)
MATCH (set)<-[:VersionOf]-(version:Entity)
WHERE version.aspect_versionProperties IS NOT NULL
RETURN urn, set.aspect_versionSetProperties AS properties,
  collect([version.urn, version.aspect_versionProperties]) AS versions

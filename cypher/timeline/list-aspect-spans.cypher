// Purpose: the current and former values of aspects of entities without the older payloads: when each value was valid, and who deleted it.
//   In the log, a deletion or a rollback without a previous value has the version 0.
// Parameters: urns, aspects, until (latest time of interest), limit (versions per aspect)
// Returns: no rows for stubs and unknown URNs
//   urn: string
//   aspect: string
//   payload: string | null -- payload text of the latest value; null after a deletion, and if there never was a value
//   meta: string | null -- meta text of the latest value; null if there never was a value
//   versions: [version: number, from: number, until: number, characters: number, deletedBy: string | null][]
//     -- newest first; characters: of the payload; deletedBy: actor of the deletion
// Composed: the actor's scope.
// Plan: unique index seek on Entity.urn per URN; per aspect an index range seek on (AspectVersion.urn, aspect, version), which delivers
//   the order; per version an index seek on (Change.urn, at).
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
WHERE entity.type IS NOT NULL /* visible entity */
UNWIND $aspects AS aspect
CALL (urn, aspect) {
  MATCH (older:AspectVersion {urn: urn, aspect: aspect})
  WHERE older.version > 0 AND older.from <= $until
  WITH older
  ORDER BY older.urn DESC, older.aspect DESC, older.version DESC LIMIT $limit
  RETURN collect([older.version, older.from, older.until, size(older.payload), head(COLLECT {
    MATCH (change:Change {urn: urn, at: older.until})
    WHERE 0 IN change.versions
    WITH change.actor AS actor, change.aspects AS aspects, change.versions AS versions
    WHERE any(index IN range(0, size(aspects) - 1) WHERE aspects[index] = aspect AND versions[index] = 0)
    RETURN actor
  })]) AS versions
}
RETURN urn, aspect, entity['aspect_' + aspect] AS payload, entity['meta_' + aspect] AS meta, versions

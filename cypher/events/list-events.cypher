// Purpose: the events after a position: the changes with the written and the previous value.
// Parameters: sequence, position (first entry to return of the change at sequence), last (position of the last event), era (the earliest
//   era that is returned completely), since (epoch ms: of earlier eras only changes begun then or later), points (changes of timeseries
//   aspects, or all others), limit
// Returns: in the order of the log
//   sequence: number
//   position: number
//   urn: string
//   at: number -- epoch ms
//   actor: string
//   operation: string
//   aspect: string | null -- null: the whole entity
//   version: number -- 0 for points and deletions
//   payload: string | null -- payload text of the latest value
//   meta: string | null -- meta text of the latest value
//   versions: [payload: string | null, meta: string | null][] -- the value, if it is not the latest; at most one
//   before: [payload: string | null, meta: string | null][] -- the previous value; at most one
//   point: [payload: string | null, meta: string | null] | null
// Plan: ordered range seek on Change.sequence until the page is full; per event unique index seeks on Entity.urn, TimeseriesPoint.key
//   and (AspectVersion.urn, aspect, version).
// A change can be deleted after its index entry was read. Its properties are null then, and it is skipped.
MATCH (change:Change)
USING INDEX SEEK change:Change(sequence)
WHERE change.sequence >= $sequence AND change.sequence <= $last AND change.urn IS NOT NULL AND change.at IS NOT NULL
  AND change.actor IS NOT NULL AND change.aspects IS NOT NULL AND change.operations IS NOT NULL AND change.versions IS NOT NULL
  AND (coalesce(change.era, 0) >= $era OR change.at >= $since)
UNWIND range(0, size(change.operations) - 1) AS position
WITH change, position, change.operations[position] AS operation
WHERE (change.sequence > $sequence OR position >= $position) AND (operation IN ['POINT', 'DELETE_POINTS']) = $points
WITH change, position, operation ORDER BY change.sequence, position LIMIT $limit
WITH change, position, operation, change.aspects[position] AS aspect, coalesce(change.versions[position], 0) AS version,
  change.points[position] AS key
OPTIONAL MATCH (entity:Entity {urn: change.urn})
RETURN change.sequence AS sequence, position, change.urn AS urn, change.at AS at, change.actor AS actor, operation, aspect, version,
  entity['aspect_' + aspect] AS payload, entity['meta_' + aspect] AS meta,
  COLLECT {
    MATCH (value:AspectVersion {urn: change.urn, aspect: aspect, version: version})
    RETURN [value.payload, value.meta]
  } AS versions,
  COLLECT {
    MATCH (old:AspectVersion {urn: change.urn, aspect: aspect})
    WHERE old.version >= version - 1 AND (version = 0 OR old.version <= version - 1) AND old.until = change.at
    RETURN [old.payload, old.meta] ORDER BY old.version DESC LIMIT 1
  } AS before,
  head(COLLECT { MATCH (point:TimeseriesPoint {key: key}) RETURN [point.payload, point.meta] }) AS point
ORDER BY change.sequence, position

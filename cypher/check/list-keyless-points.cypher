// Purpose: the points of entities that have no key, so writing them again would store them twice.
// Parameters: urns
// Returns:
//   id: string -- of the node in the database
//   urn: string
//   aspect: string
//   timestampMillis: number
//   payload: string | null -- payload text, unless it is missing
// Plan: index seek on (TimeseriesPoint.urn, aspect, timestampMillis) by its first key.
UNWIND $urns AS urn
MATCH (point:TimeseriesPoint {urn: urn})
WHERE point.aspect IS NOT NULL AND point.timestampMillis IS NOT NULL AND point.key IS NULL
RETURN elementId(point) AS id, urn, point.aspect AS aspect, point.timestampMillis AS timestampMillis, point.payload AS payload

// Purpose: deletes the points that a run wrote to entities.
// Parameters: runId, urns
// Returns: nothing
// Plan: index seek on (TimeseriesPoint.runId, urn) per URN.
UNWIND $urns AS urn
MATCH (point:TimeseriesPoint {runId: $runId, urn: urn})
DELETE point

// Runs that wrote before runs had nodes.
MATCH (change:Change)
WHERE change.runId IS NOT NULL
WITH change.runId AS id, min(change.at) AS startedAt
MERGE (run:Run {id: id})
ON CREATE SET run.startedAt = startedAt

// Purpose: reads all policies in a consistent state: a writer of policies holds the lock of the counter until its commit.
// Parameters: at (epoch ms)
// Returns: one row
//   stamp: string -- of the last change
//   policies: [urn: string, payload: string][] -- payload texts
// Plan: unique index seek on Counter.name; index seek on (Entity.type, urn).
MERGE (counter:Counter {name: 'policies'})
SET counter.lockedAt = $at
WITH counter
WITH coalesce(counter.last, 0) + ' ' + coalesce(counter.changedAt, 0) AS stamp
RETURN stamp, COLLECT {
  MATCH (policy:Entity)
  WHERE policy.type = 'dataHubPolicy' AND policy.urn > '' AND policy.aspect_dataHubPolicyInfo IS NOT NULL
  RETURN [policy.urn, policy.aspect_dataHubPolicyInfo]
} AS policies

// Purpose: the change log: one node per entity and transaction, with its aspects, operations and new version numbers.
// Parameters: rows [{urn, at, actor, runId?, transaction, aspects, operations, versions}]
// Plan: Create only.
UNWIND $rows AS row
CREATE (change:Change)
SET change = row

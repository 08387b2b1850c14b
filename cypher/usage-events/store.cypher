// Purpose: stores usage events.
// Parameters: rows [{at, type, actor, visitor, urn?, entityType?, query?, section?, action?, total?}]
// Returns: nothing
// Plan: Create per row.
UNWIND $rows AS row
CREATE (event:UsageEvent)
SET event = row

// Purpose: stores other nodes of a backup: older versions, points, log entries, runs, facet values, counters.
// Parameters: label, rows [properties]
// Returns: nothing
// Plan: Create only; the uniqueness constraints of the label apply.
UNWIND $rows AS row
CREATE (node:$($label))
SET node = row

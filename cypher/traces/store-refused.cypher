// Purpose: remembers asynchronous writes that were refused.
// Parameters: rows [{traceId, at, urn, aspect, message, code}]
// Returns: nothing
// Plan: Create per row.
UNWIND $rows AS row
CREATE (write:RefusedWrite)
SET write = row

// Purpose: stores replaced values as older versions.
// Parameters: rows [{urn, aspect, version, payload, meta, from, until}]
// Plan: Create only; the uniqueness constraint guards the numbering.
UNWIND $rows AS row
CREATE (version:AspectVersion)
SET version = row

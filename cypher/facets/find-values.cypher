// Purpose: the ids of facet values.
// Parameters: keys (none twice)
// Returns: no row for unknown values
//   key: string
//   id: number
// Plan: unique index seek on FacetValue.key per key.
UNWIND $keys AS key
MATCH (value:FacetValue {key: key})
RETURN key, value.id AS id

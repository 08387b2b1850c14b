// Purpose: the texts of facet values.
// Parameters: ids
// Returns:
//   id: number
//   value: string
// Plan: unique index seek on FacetValue.id per id.
UNWIND $ids AS id
MATCH (known:FacetValue {id: id})
RETURN id, known.value AS value

// Purpose: facet values as they are stored, in the order in which they were added.
// Parameters: after (id, or -1), limit
// Returns: in the order in which they were added
//   id: number
//   properties: Properties
// Plan: ordered range seek on FacetValue.id, limited.
MATCH (value:FacetValue)
WHERE value.id > $after
RETURN value.id AS id, properties(value) AS properties ORDER BY id LIMIT $limit

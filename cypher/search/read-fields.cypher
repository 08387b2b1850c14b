// Purpose: the properties of many entities that a query may have matched.
// Parameters: urns (none twice), fields (names of properties)
// Returns: no row for unknown URNs
//   urn: string
//   fields: [property: string, values: string | number | boolean | (string | number | boolean)[]][]
// Plan: one unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (node:Entity {urn: urn})
RETURN urn, [key IN keys(node) WHERE key IN $fields | [key, node[key]]] AS fields

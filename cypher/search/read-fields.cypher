// Purpose: the properties of many entities that a query may have matched.
// Parameters: urns (none twice), fields (names of properties)
// Returns: urn, fields ([property, values] pairs); no row for unknown URNs
// Plan: one unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (node:Entity {urn: urn})
RETURN urn, [key IN keys(node) WHERE key IN $fields | [key, node[key]]] AS fields

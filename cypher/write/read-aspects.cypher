// Purpose: further aspects of entities that are already locked, for what is derived from all of them.
// Parameters: rows [{urn, aspects: [aspect name]}]
// Returns: urn, aspects [[payload text, meta text]] in the order asked for
// Plan: unique index seek on Entity.urn per row.
UNWIND $rows AS row
MATCH (entity:Entity {urn: row.urn})
RETURN row.urn AS urn, [name IN row.aspects | [entity['aspect_' + name], entity['meta_' + name]]] AS aspects

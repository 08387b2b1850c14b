// Purpose: the size of entities, so that a transaction gets no more of them than fit into the database's memory.
// Parameters: urns
// Returns: no row for unknown URNs
//   urn: string
//   size: number -- characters of the latest payloads
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (entity:Entity {urn: urn})
RETURN urn, reduce(sum = 0, key IN [key IN keys(entity) WHERE key STARTS WITH 'aspect_'] | sum + size(entity[key])) AS size

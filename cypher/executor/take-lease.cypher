// Purpose: takes the lease of an execution request for a service, unless another service holds it. The first SET takes the node's lock, so
//   the lease is read afterwards, and one of several services gets it.
// Parameters: urn, owner (id of the service), now, until (epoch ms)
// Returns: no row if another service holds the lease
//   urn: string
// Plan: unique index seek on Entity.urn.
MATCH (request:Entity {urn: $urn})
SET request.touchedAt = $now
WITH request
WHERE coalesce(request.leaseUntil, 0) < $now
SET request.leaseOwner = $owner, request.leaseUntil = $until
RETURN request.urn AS urn

// Purpose: ends the lease of a service on an execution request. A lease of another service stays.
// Parameters: urn, owner (id of the service)
// Returns: nothing
// Plan: unique index seek on Entity.urn.
MATCH (request:Entity {urn: $urn})
WHERE request.leaseOwner = $owner
REMOVE request.leaseOwner, request.leaseUntil

// Purpose: renews the leases of the execution requests that a service runs, and tells which of them have a signal.
// Parameters: urns (sorted, the order in which locks are taken), owner (id of the service), until (epoch ms)
// Returns: no row for a request whose lease is lost
//   urn: string
//   isSignalled: boolean -- has a signal of any kind
// Plan: unique index seek on Entity.urn per URN.
UNWIND $urns AS urn
MATCH (request:Entity {urn: urn})
WHERE request.leaseOwner = $owner
SET request.leaseUntil = $until
RETURN urn, request.aspect_dataHubExecutionRequestSignal IS NOT NULL AS isSignalled

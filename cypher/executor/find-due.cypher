// Purpose: the execution requests that an executor must handle now: waiting ones, those whose service has stopped renewing its lease, and
//   running ones without a lease that have a signal.
// Parameters: executor (list with one id, as the property is stored), now (epoch ms), limit
// Returns: requests with a signal first, then the oldest first
//   urn: string
//   status: string | null -- null while it waits
//   isSignalled: boolean -- has a signal of any kind
//   isLost: boolean -- its lease has expired: a service had it and has ended since
// Plan: index seek on DataHubExecutionRequest.field_openExecutor, which requests lose when they end.
MATCH (request:DataHubExecutionRequest)
USING INDEX request:DataHubExecutionRequest(field_openExecutor)
WHERE request.field_openExecutor = $executor AND coalesce(request.leaseUntil, 0) < $now /* notSoftDeleted request */
WITH request, request.leaseUntil IS NOT NULL AS isLost,
  request.aspect_dataHubExecutionRequestSignal IS NOT NULL AS isSignalled,
  request.field_executionResultStatus[0] AS status
WHERE isLost OR request.aspect_dataHubExecutionRequestResult IS NULL OR (isSignalled AND status = 'RUNNING')
WITH request, status, isSignalled, isLost
ORDER BY isSignalled DESC, request.field_requestTimeMs[0], request.urn LIMIT $limit
RETURN request.urn AS urn, status, isSignalled, isLost

// The executors of the requests of earlier versions that have not ended. Later writes of a request keep the property up to date.
MATCH (request:DataHubExecutionRequest)
WHERE request.field_executorId IS NOT NULL
  AND (request.field_executionResultStatus IS NULL OR request.field_executionResultStatus[0] = 'RUNNING')
CALL (request) {
  SET request.field_openExecutor = request.field_executorId
} IN TRANSACTIONS OF 1000 ROWS

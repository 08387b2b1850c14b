// Execution requests by their executor, which looks for those that wait.
CREATE INDEX execution_request_executor IF NOT EXISTS FOR (request:DataHubExecutionRequest) ON (request.field_executorId)

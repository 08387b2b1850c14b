// Execution requests that have not ended by their executor, which looks for them again and again.
CREATE INDEX open_request_executor IF NOT EXISTS FOR (request:DataHubExecutionRequest) ON (request.field_openExecutor)

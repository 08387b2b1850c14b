// Purpose: how far each test was evaluated.
// Parameters: none
// Returns:
//   name: string -- URN of the test
//   md5: string -- of the definition
//   step: number -- number of the type under way, -1 at the end
//   after: string -- last URN of the type that was evaluated
// Plan: range seek on TestProgress.name: one node for each test.
MATCH (progress:TestProgress)
WHERE progress.name STARTS WITH 'urn:'
RETURN progress.name AS name, progress.md5 AS md5, progress.step AS step, progress.after AS after

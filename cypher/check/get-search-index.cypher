// Purpose: the state of the full-text index.
// Parameters: none
// Returns: state (ONLINE, POPULATING or FAILED), percent; no row without the index
// Plan: reads the schema only.
SHOW FULLTEXT INDEXES YIELD name, state, populationPercent
WHERE name = 'entity_search'
RETURN state, populationPercent AS percent

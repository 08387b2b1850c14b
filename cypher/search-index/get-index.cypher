// Purpose: mode and state of the full-text index.
// Returns: isEventual (whether it is updated after the commit of a write instead of within it), state (ONLINE, POPULATING or FAILED),
//   percent (how much of it is filled); no row without an index
// Plan: reads the schema only.
SHOW FULLTEXT INDEXES YIELD name, options, state, populationPercent
WHERE name = 'entity_search'
RETURN options.indexConfig['fulltext.eventually_consistent'] AS isEventual, state, populationPercent AS percent

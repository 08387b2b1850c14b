// Purpose: mode and state of the full-text index, and whether other indexes are usable.
// Returns: isSearch (whether this is the full-text index), isEventual (whether it is updated after the commit of a write instead of within
//   it), state (ONLINE, POPULATING or FAILED), percent (how much of it is filled); one row for the full-text index if it exists, and one for
//   each other index that is not online
// Plan: reads the schema only.
SHOW INDEXES YIELD name, options, state, populationPercent
WHERE name = 'entity_search' OR state <> 'ONLINE'
RETURN name = 'entity_search' AS isSearch, options.indexConfig['fulltext.eventually_consistent'] AS isEventual, state,
  populationPercent AS percent

// Purpose: mode and state of the full-text index, and whether other indexes are usable.
// Returns: one row for the full-text index if it exists, and one for each other index that is not online
//   isSearch: boolean -- whether this is the full-text index
//   isEventual: boolean | null -- whether it is updated after the commit of a write instead of within it; null for other kinds of indexes
//   state: 'ONLINE' | 'POPULATING' | 'FAILED'
//   percent: number -- how much of it is filled
// Plan: reads the schema only.
SHOW INDEXES YIELD name, options, state, populationPercent
WHERE name = 'entity_search' OR state <> 'ONLINE'
RETURN name = 'entity_search' AS isSearch, options.indexConfig['fulltext.eventually_consistent'] AS isEventual, state,
  populationPercent AS percent

// Purpose: whether the full-text index is updated after the commit of a write instead of within it.
// Returns: eventual; no row without an index
// Plan: reads the schema only.
SHOW FULLTEXT INDEXES YIELD name, options
WHERE name = 'entity_search'
RETURN options.indexConfig['fulltext.eventually_consistent'] AS eventual

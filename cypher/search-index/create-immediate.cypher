// Purpose: creates the full-text index so that each commit updates it. The tokens are cut by Trellis itself, hence the analyzer that only
//   splits at white space. Setting `reindex` makes the index take over a node again.
// Returns: nothing
// Plan: schema command.
CREATE FULLTEXT INDEX entity_search IF NOT EXISTS FOR (entity:Entity)
ON EACH [entity.search_exact, entity.search_names, entity.search_texts, entity.search_terms, entity.reindex]
OPTIONS { indexConfig: { `fulltext.analyzer`: 'whitespace', `fulltext.eventually_consistent`: false } }

// Purpose: creates the full-text index so that Neo4j updates it after the commit. Searches wait for it (decision 31).
// Returns: nothing
// Plan: schema command.
CREATE FULLTEXT INDEX entity_search IF NOT EXISTS FOR (entity:Entity)
ON EACH [entity.search_exact, entity.search_names, entity.search_texts, entity.search_terms, entity.reindex]
OPTIONS { indexConfig: { `fulltext.analyzer`: 'whitespace', `fulltext.eventually_consistent`: true } }

// Full-text search over derived tokens. The tokens are cut by Trellis itself, hence the analyzer that only splits at white space.
CREATE FULLTEXT INDEX entity_search IF NOT EXISTS FOR (entity:Entity)
ON EACH [entity.search_exact, entity.search_names, entity.search_texts, entity.search_terms]
OPTIONS { indexConfig: { `fulltext.analyzer`: 'whitespace', `fulltext.eventually_consistent`: false } }

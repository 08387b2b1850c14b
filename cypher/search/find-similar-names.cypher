// Purpose: names with a word similar to each of the given ones, for suggestions of other spellings.
// Parameters: queries (word, lucene), options ({limit} unless there are conditions), most (names per word); filter for the conditions
// Returns: a row for each word
//   word: string
//   names: string[] -- most similar first
// Composed: further conditions over node.
// Plan: one procedure call per word, top-k; no scan of a label.
UNWIND $queries AS query
CALL (query) {
  CALL db.index.fulltext.queryNodes('entity_search', query.lucene, $options) YIELD node, score
  WITH node, score WHERE true /* conditions */
  WITH node.name AS name, score ORDER BY score DESC LIMIT $most
  RETURN collect(name) AS names
}
RETURN query.word AS word, names

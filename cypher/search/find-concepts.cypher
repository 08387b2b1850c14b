// Purpose: for each word of a question the entries of the vocabulary that match it, the best first, with related entries.
// Parameters: rows [{query, known (Lucene)}], named (lowest score of a match by name), most (entries of each word), around (related entries
//   of each), looked (hits of known to read);
//   filter for the conditions
// Returns: a row for each of `rows`
//   index: number -- of the row
//   known: boolean -- whether any entity contains the word
//   named: number -- entries that match by name
//   total: number -- entries that match at all
//   entries: {urn: string, type: string, name: string, score: number,
//     around: {urn: string, type: string, name: string}[]}[]
//     -- best first
// Composed: further conditions over node; the actor's scope.
// Plan: two procedure calls per row, of which the first ends at its first hit; expansion of the best entries; no scan of a label.
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row
CALL (row) {
  CALL db.index.fulltext.queryNodes('entity_search', row.known, {limit: $looked}) YIELD node
  WITH node WHERE true /* conditions */
  WITH node LIMIT 1
  RETURN count(*) > 0 AS known
}
CALL (row) {
  CALL db.index.fulltext.queryNodes('entity_search', row.query) YIELD node, score
  WITH node, score WHERE true /* conditions */
  WITH node, score ORDER BY score DESC, node.urn
  RETURN collect(score) AS scores, collect(node)[..$most] AS best
}
CALL (scores, best) {
  UNWIND range(0, size(best) - 1) AS place
  WITH best[place] AS node, scores[place] AS score
  CALL (node) {
    CALL (node) {
      MATCH (node)-[:IsA|HasA|HasValue|IsRelatedTo]-(other:Entity {type: node.type})
      RETURN other
      UNION
      MATCH (node)<-[:IsPartOf]-(other:Entity)
      WHERE other.type IN ['glossaryTerm', 'glossaryNode', 'domain']
      RETURN other
    }
    WITH other
    WHERE true /* notSoftDeleted other */ /* visible other */
    WITH other ORDER BY other.urn LIMIT $around
    RETURN collect({urn: other.urn, type: other.type, name: other.name}) AS around
  }
  RETURN collect({urn: node.urn, type: node.type, name: node.name, score: score, around: around}) AS entries
}
RETURN index, known, size([score IN scores WHERE score >= $named]) AS named, size(scores) AS total, entries

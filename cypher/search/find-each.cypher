// Purpose: for several searches that differ in their subset, the number of hits and a page of them.
// Parameters: rows [{query (Lucene), among (URNs), types and includeSoftDeleted (for candidates among URNs), filter (for the conditions)}],
//   fields (properties to return), start, count; sortProperties for the sort values; after for the conditions of the page
// Returns: a row for each of `rows`
//   index: number -- of the row
//   total: number
//   hits: {urn: string, score: number, keys: (string | number | boolean | null)[],
//     fields: [property: string, values: string | number | boolean | (string | number | boolean)[]][]}[]
//     -- keys: sort values
// Composed: the candidates, from the full-text index or among the URNs; the sort values; conditions over node; conditions over keys and urn
//   for the page; the sort expressions before the URN.
// Plan: per row two procedure calls, or two unique index seeks on Entity.urn for each URN; top-k; no scan of a label.
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row
CALL (row) {
  /* candidates */
  WITH node WHERE true /* conditions */
  RETURN count(*) AS total
}
CALL (row) {
  /* candidates */
  WITH node, score, node.urn AS urn, [/* keys */] AS keys
  WHERE true /* conditions */ /* after */
  WITH node, score, urn, keys ORDER BY /* order */ urn SKIP $start LIMIT $count
  RETURN collect({
    urn: urn, score: score, keys: keys,
    fields: [key IN CASE WHEN size($fields) = 0 THEN [] ELSE keys(node) END WHERE key IN $fields | [key, node[key]]]
  }) AS hits
}
RETURN index, total, hits

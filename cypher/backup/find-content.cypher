// Purpose: whether a database contains anything but the records of its schema.
// Returns: no row for an empty database
//   label: string | null -- one label of some node; null for a node without labels
// Plan: scan of all nodes that ends at the first other node. It runs only before a restore; an empty database has no others.
MATCH (node)
WHERE NOT node:Migration
RETURN head(labels(node)) AS label LIMIT 1

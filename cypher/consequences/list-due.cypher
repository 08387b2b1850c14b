// Purpose: the consequences of which something is due.
// Parameters: names (of the consequences), now (epoch ms)
// Returns:
//   consequence: string
// Plan: per name a range seek on Due.(consequence, notBefore) that ends at the first match.
UNWIND $names AS name
CALL (name) {
  MATCH (due:Due {consequence: name})
  WHERE due.notBefore <= $now
  RETURN due LIMIT 1
}
RETURN due.consequence AS consequence

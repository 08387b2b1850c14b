// Purpose: gives new facet values the next ids. An id is a serial number, multiplied by the number of positions, plus the position of the
//   facet, so that counts are grouped by facet without a lookup. The SET locks the counter before its number is read, and before the values
//   are looked up, so two services that add the same value get the same id.
// Parameters: rows [{key, facet (position), value}] (no key twice), positions (of facets in ids), at (epoch ms)
// Returns: also values that another service has added meanwhile
//   key: string
//   id: number
// Plan: unique index seek on Counter.name, unique index seek on FacetValue.key per row.
MERGE (counter:Counter {name: 'facet-values'})
SET counter.lockedAt = $at
WITH counter
UNWIND $rows AS row
OPTIONAL MATCH (known:FacetValue {key: row.key})
WITH counter, collect({row: row, id: known.id}) AS all
WITH counter, all, [each IN all WHERE each.id IS NULL | each.row] AS added, coalesce(counter.next, 0) AS next
SET counter.next = next + size(added)
FOREACH (place IN range(0, size(added) - 1) |
  CREATE (:FacetValue {key: added[place].key, value: added[place].value, id: (next + place) * $positions + added[place].facet})
)
WITH [each IN all WHERE each.id IS NOT NULL | [each.row.key, each.id]] +
  [place IN range(0, size(added) - 1) | [added[place].key, (next + place) * $positions + added[place].facet]] AS pairs
UNWIND pairs AS pair
RETURN pair[0] AS key, pair[1] AS id

// Purpose: lets only one transaction at a time move entities in hierarchies (term groups, domains, documents), so that concurrent moves
//   cannot create a circle. It is taken before the locks of entities, so that no transaction that holds one of those waits for it.
// Parameters: at (epoch ms)
// Returns: nothing
// Plan: unique index seek on Counter.name.
MERGE (counter:Counter {name: 'hierarchies'})
SET counter.lockedAt = $at

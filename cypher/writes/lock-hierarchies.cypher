// Purpose: lets one transaction at a time move things in hierarchies (glossary groups, domains), so that no two moves make a circle together.
//   Taken before the locks of entities, so that nobody who holds one of those waits for it.
// Parameters: at (epoch ms)
// Returns: nothing
// Plan: unique index seek on Counter.name.
MERGE (counter:Counter {name: 'hierarchies'})
SET counter.lockedAt = $at

// Purpose: locks the counter of events, so that places are given by one transaction at a time. The lock is taken by setting another
//   property than the one that is read: what a SET reads it reads before it waits for the lock, and would write back what another
//   transaction has raised meanwhile.
// Parameters: at (epoch ms)
// Returns: last (place that was given last)
// Plan: unique index seek on Counter.name.
MERGE (counter:Counter {name: 'events'})
SET counter.lockedAt = $at
WITH counter
RETURN coalesce(counter.last, 0) AS last

// Purpose: locks the counter of events, so that only one transaction at a time assigns positions. It takes the lock by setting another
//   property than the one that it reads: a SET evaluates its expression before it waits for the lock, so it would overwrite a value that
//   another transaction has raised meanwhile.
// Parameters: at (epoch ms)
// Returns: one row
//   last: number -- the last assigned position
// Plan: unique index seek on Counter.name.
MERGE (counter:Counter {name: 'events'})
SET counter.lockedAt = $at
WITH counter
RETURN coalesce(counter.last, 0) AS last

// Purpose: the place of the last event, and whether changes wait for a place.
// Parameters: none
// Returns: last (0 when no change ever got a place), isWaiting
// Plan: unique index seek on Counter.name; index range seek on Change.queued that ends at the first one.
OPTIONAL MATCH (counter:Counter {name: 'events'})
RETURN coalesce(counter.last, 0) AS last, EXISTS { MATCH (change:Change) WHERE change.queued > 0 } AS isWaiting

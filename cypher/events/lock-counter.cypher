// Purpose: locks the counter of events, so that places are given by one transaction at a time.
// Parameters: none
// Returns: last (place that was given last)
// Plan: unique index seek on Counter.name.
MERGE (counter:Counter {name: 'events'})
ON CREATE SET counter.last = 0
SET counter.last = counter.last
RETURN counter.last AS last

// Purpose: the place of the last event, whether changes wait for a place, and how far a reader may look at a time.
// Parameters: sequence (where the reader stands), most (changes to look at)
// Returns: last (0 when no change ever got a place), isWaiting, beyond (place of the first change that is too far; null: there is none)
// Plan: unique index seek on Counter.name; index range seek on Change.queued that ends at the first one; ordered range seek on
//   Change.sequence, index entries alone.
OPTIONAL MATCH (counter:Counter {name: 'events'})
RETURN coalesce(counter.last, 0) AS last, EXISTS { MATCH (change:Change) WHERE change.queued > 0 } AS isWaiting,
  head(COLLECT {
    MATCH (change:Change) WHERE change.sequence >= $sequence
    RETURN change.sequence ORDER BY change.sequence SKIP $most LIMIT 1
  }) AS beyond

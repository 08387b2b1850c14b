// Purpose: the position of the last event, whether changes wait for a position, and the end of the range that a reader may scan.
// Parameters: sequence (position of the reader), most (changes to scan)
// Returns: one row
//   last: number -- 0 if no change has a position
//   isWaiting: boolean -- whether changes wait for a position
//   beyond: number | null -- position of the first change after the range; null if there is none
// Plan: unique index seek on Counter.name; index range seek on Change.queued that ends at the first one; ordered range seek on
//   Change.sequence, index entries alone.
OPTIONAL MATCH (counter:Counter {name: 'events'})
RETURN coalesce(counter.last, 0) AS last, EXISTS { MATCH (change:Change) WHERE change.queued > 0 } AS isWaiting,
  head(COLLECT {
    MATCH (change:Change) WHERE change.sequence >= $sequence
    RETURN change.sequence ORDER BY change.sequence SKIP $most LIMIT 1
  }) AS beyond

// Purpose: the end of the change log, whether unnumbered changes exist, and the lower end of the window that one request scans.
// Parameters: below, above (places, exclusive; above 0 is the beginning), most (changes scanned before the last one)
// Returns: one row
//   last: number -- last assigned place, 0 if none
//   isWaiting: boolean -- unnumbered changes exist
//   floor: number | null -- place of the last change to scan; null if fewer exist
// Plan: unique index seek on Counter.name; index range seek on Change.queued that ends at the first one; ordered range seek on
//   Change.sequence, index entries alone.
OPTIONAL MATCH (counter:Counter {name: 'events'})
RETURN coalesce(counter.last, 0) AS last, EXISTS { MATCH (change:Change) WHERE change.queued > 0 } AS isWaiting,
  head(COLLECT {
    MATCH (change:Change)
    USING INDEX SEEK change:Change(sequence)
    WHERE change.sequence < $below AND change.sequence > $above
    RETURN change.sequence ORDER BY change.sequence DESC SKIP $most LIMIT 1
  }) AS floor

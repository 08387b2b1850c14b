// Purpose: all counters: the last position in the stream of events, the number of changes of policies, the rules of search.
// Returns:
//   properties: Properties
// Plan: ordered range seek on Counter.name (a handful of nodes).
MATCH (counter:Counter)
WHERE counter.name > ''
RETURN properties(counter) AS properties ORDER BY counter.name

// Purpose: lists the default policies that were created before.
// Returns: made (URNs); no row if there are none
// Plan: unique index seek on Counter.name.
MATCH (counter:Counter {name: 'policies'})
RETURN coalesce(counter.made, []) AS made

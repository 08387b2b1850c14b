// Purpose: which of the policies that a catalog begins with were made before.
// Returns: made (URNs); no row when none was
// Plan: unique index seek on Counter.name.
MATCH (counter:Counter {name: 'policies'})
RETURN coalesce(counter.made, []) AS made

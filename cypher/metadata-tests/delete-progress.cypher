// Purpose: forgets how far deleted tests were evaluated.
// Parameters: names
// Returns: nothing
// Plan: unique index seek on TestProgress.name per name.
UNWIND $names AS name
MATCH (progress:TestProgress {name: name})
DELETE progress

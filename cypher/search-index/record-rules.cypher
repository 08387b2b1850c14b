// Purpose: records the rules by which the stored search properties are derived.
// Parameters: rules (list of texts, one per entity type)
// Returns: nothing
// Plan: unique index seek on Counter.name.
MERGE (counter:Counter {name: 'search-rules'})
SET counter.rules = $rules

// Purpose: records the rules by which all stored search properties are derived.
// Parameters: rules (text)
// Plan: unique index seek on Counter.name.
MERGE (counter:Counter {name: 'search-rules'})
SET counter.rules = $rules

// Purpose: records the version of the rules by which all stored search properties are derived.
// Parameters: version
// Plan: unique index seek on Counter.name.
MERGE (counter:Counter {name: 'search-rules'})
SET counter.version = $version

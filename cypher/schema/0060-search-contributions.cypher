// Nodes keep what their aspects contribute to search, which earlier versions neither read nor write. The start derives it for all entities,
// because the rules of the stored search properties are no longer recorded.
MATCH (counter:Counter {name: 'search-rules'})
REMOVE counter.version

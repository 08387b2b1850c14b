// Purpose: the aspects that were ever written with a model registry, whatever their current value.
// Parameters: registry (name:version)
// Returns: by URN, then by aspect
//   urn: string
//   aspect: string
// Plan: index seek on (Change.registry, at) by its first key.
MATCH (change:Change {registry: $registry})
WHERE change.at IS NOT NULL
UNWIND change.aspects AS aspect
RETURN DISTINCT change.urn AS urn, aspect
ORDER BY urn, aspect

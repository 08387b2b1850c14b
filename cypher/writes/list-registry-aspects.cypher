// Purpose: aspects that were written with a model registry, whatever they hold by now.
// Parameters: registry (name:version)
// Returns: urn, aspect; by URN
// Plan: index seek on (Change.registry, at) by its first key.
MATCH (change:Change {registry: $registry})
WHERE change.at IS NOT NULL
UNWIND change.aspects AS aspect
RETURN DISTINCT change.urn AS urn, aspect
ORDER BY urn, aspect

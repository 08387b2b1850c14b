// Purpose: the URNs that were viewed most in a time span, whether they exist or not. The answer is kept, so it knows no actor.
// Parameters: type (of the events), entityTypes, from, until (epoch ms, until is exclusive), count
// Returns: most views first, then by URN
//   urn: string
// Plan: range seek on UsageEvent.(type, at, visitor), aggregation, top.
MATCH (event:UsageEvent {type: $type})
WHERE event.at >= $from AND event.at < $until AND event.visitor IS NOT NULL AND event.entityType IN $entityTypes
  AND event.urn IS NOT NULL
WITH event.urn AS urn, count(*) AS views
RETURN urn ORDER BY views DESC, urn LIMIT $count

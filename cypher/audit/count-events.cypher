// Purpose: counts the audit events of a search, up to a limit.
// Parameters: as in `search-events`, without the place of the page; most (where counting ends)
// Returns: one row
//   total: number -- at most `most`
// Plan: range seek on AuditEvent.at that ends at the limit.
MATCH (event:AuditEvent)
USING INDEX SEEK event:AuditEvent(at)
WHERE event.at >= $from AND event.at < $until AND event.id IS NOT NULL
  AND ($types IS NULL OR event.type IN $types) AND ($entityTypes IS NULL OR event.entityType IN $entityTypes)
  AND ($aspects IS NULL OR event.aspect IN $aspects) AND ($actors IS NULL OR event.actor IN $actors)
  AND ($showsUnknownNames OR event.isUnknown IS NULL)
WITH event LIMIT $most
RETURN count(event) AS total

// Purpose: a page of the audit events within a time span, newest first.
// Parameters: from, until (epoch ms, until is exclusive), types, entityTypes, aspects, actors (alternatives; null: any), showsUnknownNames
//   (include refused sign-ins with unknown user names), at, type, actor, id (place of the event before the page), limit
// Returns: newest first, then by type, actor and id
//   event: {id: string, at: number, type: string, actor: string, urn?: string, entityType?: string, aspect?: string,
//     loginSource?: string, denialReason?: string, eventSource?: string, sourceIP?: string, userAgent?: string, traceId?: string,
//     isUnknown?: boolean}
//     -- all its properties
// Plan: ordered range seek on AuditEvent.at, partial sort, until the page is full.
// An event can be deleted after its index entry was read. Its properties are null then, and it is skipped.
MATCH (event:AuditEvent)
USING INDEX SEEK event:AuditEvent(at)
WHERE event.at >= $from AND event.at < $until AND event.at <= $at AND event.id IS NOT NULL
  AND ($types IS NULL OR event.type IN $types) AND ($entityTypes IS NULL OR event.entityType IN $entityTypes)
  AND ($aspects IS NULL OR event.aspect IN $aspects) AND ($actors IS NULL OR event.actor IN $actors)
  AND ($showsUnknownNames OR event.isUnknown IS NULL)
  AND (event.at < $at OR event.type > $type OR event.type = $type AND (event.actor > $actor OR event.actor = $actor AND event.id > $id))
WITH event ORDER BY event.at DESC, event.type, event.actor, event.id LIMIT $limit
RETURN properties(event) AS event ORDER BY event.at DESC, event.type, event.actor, event.id

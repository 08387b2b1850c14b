// Purpose: deletes the usage events of users, each up to a time, and together up to a limit.
// Parameters: users [{actor, until (epoch ms, inclusive)}], types (all that are stored), limit
// Returns: one row
//   deleted: number
// Plan: per user and type a range seek on UsageEvent.(actor, type, at) that ends at the limit.
UNWIND $users AS user
MATCH (event:UsageEvent {actor: user.actor})
USING INDEX event:UsageEvent(actor, type, at)
WHERE event.type IN $types AND 0 <= event.at <= user.until
WITH event LIMIT $limit
DELETE event
RETURN count(*) AS deleted

// Purpose: takes what is due of a consequence for some seconds, in the order in which it became due. The first SET takes the locks before the
//   time is compared again, so of two services only one takes it.
// Parameters: consequence, now, until (epoch ms), limit
// Returns: in the order in which it became due
//   due: {id: string, consequence: string, urn: string, actor: string, at: number, note: string, attempts: number,
//     notBefore: number, lockedAt: number}
//     -- all its properties
// Plan: ordered range seek on Due.(consequence, notBefore) that ends at the limit.
MATCH (due:Due {consequence: $consequence})
WHERE due.notBefore <= $now
WITH due ORDER BY due.consequence, due.notBefore LIMIT $limit
SET due.lockedAt = $now
WITH due
WHERE due.notBefore <= $now
SET due.notBefore = $until
RETURN properties(due) AS due
ORDER BY due.at

// Purpose: counts changes of policies in the transaction of the change. By this number and time every service knows whether its cached
//   policies are current. The lock is taken before the number is read.
// Parameters: at (epoch ms)
// Returns: nothing
// Plan: unique index seek on Counter.name.
MERGE (counter:Counter {name: 'policies'})
SET counter.lockedAt = $at
WITH counter
SET counter.last = coalesce(counter.last, 0) + 1, counter.changedAt = $at

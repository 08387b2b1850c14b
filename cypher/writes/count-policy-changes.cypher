// Purpose: counts that policies were changed, in the transaction of the change: by this number and time every service knows whether
//   the policies that it remembers still hold. The lock is taken before the number is read.
// Parameters: at (epoch ms)
// Plan: unique index seek on Counter.name.
MERGE (counter:Counter {name: 'policies'})
SET counter.lockedAt = $at
WITH counter
SET counter.last = coalesce(counter.last, 0) + 1, counter.changedAt = $at

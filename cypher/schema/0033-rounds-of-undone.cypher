// What was undone before rounds of rollbacks were counted is taken for one round.
MATCH (change:Change)
WHERE change.undoneRunId IS NOT NULL AND change.at IS NOT NULL AND change.undoneRound IS NULL
CALL (change) {
  SET change.undoneRound = 1
} IN TRANSACTIONS OF 10000 ROWS

// Purpose: start times of the transactions that are open, including this one.
// Returns: one row
//   startTimes: string[] -- ISO 8601
// Plan: reads no stored data.
SHOW TRANSACTIONS YIELD startTime
RETURN collect(startTime) AS startTimes

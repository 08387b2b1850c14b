// What consequences have noted, by the time when it is due.
CREATE INDEX due_time IF NOT EXISTS FOR (due:Due) ON (due.consequence, due.notBefore)

// What consequences have noted, by its id.
CREATE CONSTRAINT due_id IF NOT EXISTS FOR (due:Due) REQUIRE due.id IS UNIQUE

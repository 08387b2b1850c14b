// Sessions of signed-in users, found by the hash of what their cookie holds.
CREATE CONSTRAINT session_id IF NOT EXISTS FOR (session:Session) REQUIRE session.id IS UNIQUE

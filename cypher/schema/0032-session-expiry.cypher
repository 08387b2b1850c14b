// Sessions that are over, which are deleted when another begins.
CREATE INDEX session_expiry IF NOT EXISTS FOR (session:Session) ON (session.expiresAt)

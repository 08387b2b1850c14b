// All sessions of a user, which end with a new password.
CREATE INDEX session_user IF NOT EXISTS FOR (session:Session) ON (session.user)

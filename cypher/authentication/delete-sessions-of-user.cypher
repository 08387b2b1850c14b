// Purpose: ends all sessions of a user.
// Parameters: user
// Returns: nothing
// Plan: index seek on Session.user.
MATCH (session:Session {user: $user})
DELETE session

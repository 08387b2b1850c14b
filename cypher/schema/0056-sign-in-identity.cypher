// Users by the identity at a sign-in provider to which their account belongs.
CREATE INDEX sign_in_identity IF NOT EXISTS FOR (user:Corpuser) ON (user.field_signInSubject, user.field_signInIssuer)

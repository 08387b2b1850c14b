// Purpose: finds the account that belongs to an identity at a sign-in provider.
// Parameters: issuer, subject (lists with one text, as the properties are stored)
// Returns: no row for an identity without an account; the first by name if an administrator has given the identity several accounts
//   urn: string
// Plan: index seek on Corpuser.field_signInSubject and field_signInIssuer.
MATCH (user:Corpuser)
USING INDEX user:Corpuser(field_signInSubject, field_signInIssuer)
WHERE user.field_signInSubject = $subject AND user.field_signInIssuer = $issuer
RETURN user.urn AS urn
ORDER BY urn LIMIT 1

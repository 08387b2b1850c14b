// Purpose: as authentication/identify-token, without what policies need to know: finds out whether a token is stored, and the state of the
//   account that it names.
// Parameters: token, user (URNs)
// Returns: one row
//   isStored: boolean -- whether the token is stored
//   isUser: boolean -- whether the user exists
//   key: string | null -- meta text
//   status: string | null -- payload text
//   corpUserStatus: string | null -- payload text
// Plan: unique index seeks on Entity.urn.
OPTIONAL MATCH (token:Entity {urn: $token})
OPTIONAL MATCH (user:Entity {urn: $user})
RETURN token.aspect_dataHubAccessTokenInfo IS NOT NULL AS isStored, user.type IS NOT NULL AS isUser, user.meta_corpUserKey AS key,
  user.aspect_status AS status, user.aspect_corpUserStatus AS corpUserStatus

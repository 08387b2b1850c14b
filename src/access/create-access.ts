/** Joins the parts of sign-in. */
import { createAttempts } from './attempts.js';
import { createIdentify } from './identify.js';
import { createOidc } from './oidc/create-oidc.js';
import { createInvites } from './invites.js';
import type { AccessParts } from './parts.js';
import { createPeople } from './people/people.js';
import { createPolicies } from './policies/policy-admin.js';
import { createRoles } from './roles.js';
import { createSecrets } from './secrets/secret-store.js';
import { createSessions } from './sessions.js';
import { createSignIn } from './sign-in.js';
import { createTokens } from './tokens/token-service.js';
import { createTokenSigner } from './tokens/token-signer.js';
import type { Access } from './types.js';
import { createUsers } from './users.js';

export function createAccess(parts: AccessParts): Access {
  const sessions = createSessions(parts);
  const signer = createTokenSigner(parts.keys.tokens, parts.clock);
  const invites = createInvites(parts);
  const attempts = createAttempts();
  return {
    identify: createIdentify(parts, sessions, signer),
    signIn: createSignIn(parts, sessions, attempts),
    ...(parts.oidc !== undefined && { oidc: createOidc(parts, sessions, parts.oidc) }),
    users: createUsers({ parts, sessions, invites, attempts }),
    tokens: createTokens(parts, signer),
    roles: createRoles(parts, invites),
    secrets: createSecrets(parts),
    decisions: parts.decisions,
    policies: createPolicies(parts),
    people: createPeople(parts, sessions),
  };
}

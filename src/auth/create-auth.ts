/** Joins the modules of authentication and administration. */
import { createSignInRateLimit } from './authentication/sign-in-rate-limit.js';
import { createIdentify } from './authentication/identify.js';
import { createOidc } from './authentication/oidc/create-oidc.js';
import { createInvites } from './authentication/invites.js';
import type { AuthDeps } from './auth-deps.js';
import { createPrincipalAdmin } from './authorization/principals/principals.js';
import { createPolicies } from './authorization/policies/policy-admin.js';
import { createRoles } from './authorization/roles.js';
import { createSecrets } from './secrets/secret-store.js';
import { createSessions } from './authentication/sessions.js';
import { createSignIn } from './authentication/sign-in.js';
import { createTokens } from './authentication/tokens/token-service.js';
import { createTokenSigner } from './authentication/tokens/token-signer.js';
import type { Access } from './types.js';
import { createUsers } from './authentication/users.js';

export function createAuth(parts: AuthDeps): Access {
  const sessions = createSessions(parts);
  const signer = createTokenSigner(parts.keys.tokens, parts.clock);
  const invites = createInvites(parts);
  const attempts = createSignInRateLimit();
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
    principals: createPrincipalAdmin(parts, sessions),
  };
}

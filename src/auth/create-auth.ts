/** Joins the modules of authentication and administration. */
import { createSignInRateLimit } from './authentication/sign-in-rate-limit.js';
import { createIdentify } from './authentication/identify.js';
import { createOidc } from './authentication/oidc/create-oidc.js';
import { createInvites } from './authentication/invites.js';
import type { AuthDeps } from './auth-deps.js';
import { createPrincipalAdmin } from './authorization/principals/principals.js';
import { createServiceAccounts } from './authorization/principals/service-accounts.js';
import { createPolicies } from './authorization/policies/policy-admin.js';
import { createRoles } from './authorization/roles.js';
import { createSecrets } from './secrets/secret-store.js';
import { withRunTokens, type RunTokens } from './authentication/run-tokens.js';
import { createSessions } from './authentication/sessions.js';
import { createSignIn } from './authentication/sign-in.js';
import { createTokens } from './authentication/tokens/token-service.js';
import { createTokenSigner } from './authentication/tokens/token-signer.js';
import type { Access } from './types.js';
import { createUsers } from './authentication/users.js';

/** @param runTokens tokens of ingestion runs, which `identify` accepts besides those that are stored */
export function createAuth(deps: AuthDeps, runTokens: RunTokens): Access {
  const sessions = createSessions(deps);
  const signer = createTokenSigner(deps.keys.tokens, deps.clock);
  const invites = createInvites(deps);
  const attempts = createSignInRateLimit();
  return {
    identify: withRunTokens(createIdentify(deps, sessions, signer), runTokens),
    signIn: createSignIn(deps, sessions, attempts),
    ...(deps.oidc !== undefined && { oidc: createOidc(deps, sessions, deps.oidc) }),
    users: createUsers({ parts: deps, sessions, invites, attempts }),
    tokens: createTokens(deps, signer),
    roles: createRoles(deps, invites),
    secrets: createSecrets(deps),
    decisions: deps.decisions,
    policies: createPolicies(deps),
    principals: createPrincipalAdmin(deps, sessions),
    serviceAccounts: createServiceAccounts(deps, sessions),
  };
}

/** Joins the modules of authentication and administration. */
import type { AuthDeps } from './auth-deps.js';
import { createTokens } from './authentication/access-tokens.js';
import { createIdentify, withRunTokens, type RunTokens } from './authentication/identify.js';
import { createOidc } from './authentication/oidc/create-oidc.js';
import { createSessions } from './authentication/sessions.js';
import { createSignIn, createSignInRateLimit } from './authentication/sign-in.js';
import { createTokenSigner } from './authentication/token-signer.js';
import { createUsers } from './authentication/users.js';
import { createPolicies } from './authorization/policies/policy-admin.js';
import { createPrincipalAdmin } from './authorization/principals/principals.js';
import { createServiceAccounts } from './authorization/principals/service-accounts.js';
import { createInvites, createRoles } from './authorization/roles.js';
import { createSecrets } from './secret-store.js';
import type { Access } from './types.js';

/** @param runTokens tokens of ingestion runs, which `identify` accepts besides those that are stored */
export function createAuth(deps: AuthDeps, runTokens: RunTokens): Access {
  const sessions = createSessions(deps);
  const signer = createTokenSigner(deps.keys.tokens, deps.clock);
  const invites = createInvites(deps);
  const attempts = createSignInRateLimit();
  return {
    identify: withRunTokens(createIdentify(deps, sessions, signer), runTokens),
    signIn: createSignIn(deps, sessions, attempts),
    oidc: deps.oidc && createOidc(deps, sessions, deps.oidc),
    users: createUsers({ deps, sessions, invites, attempts }),
    tokens: createTokens(deps, signer),
    roles: createRoles(deps, invites),
    secrets: createSecrets(deps),
    decisions: deps.decisions,
    policies: createPolicies(deps),
    principals: createPrincipalAdmin(deps, sessions),
    serviceAccounts: createServiceAccounts(deps, sessions),
  };
}

/** Single sign-on, from the first redirect to the session. */
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { AuthDeps } from '../../auth-deps.js';
import type { Caller, OidcReturn, OidcSignIn } from '../../types.js';
import { recordRefusedSignIn, type Sessions } from '../sessions.js';
import { admitUser } from './admit-user.js';
import { RefusedSignIn, signInProblem, type SignInProblem } from './problems.js';
import {
  classifyFailure,
  createProvider,
  decryptPending,
  describeFailure,
  encryptPending,
  type Claims,
  type OidcOptions,
  type Pending,
} from './provider.js';

/** Long enough for a second factor. */
const LIFETIME_SECONDS = 10 * 60;

export function createOidc(deps: AuthDeps, sessions: Sessions, options: OidcOptions): OidcSignIn {
  const { clock, audit, keys } = deps;
  const provider = createProvider(options, clock);
  const refuse = (event: string, problem: SignInProblem, about: object): Error => {
    audit.info({ event, by: 'oidc', problem, ...about }, 'access');
    return signInProblem(problem);
  };
  const open = ({ parameters, pending: text }: OidcReturn, { address }: Caller): Pending => {
    const pending = decryptPending(text, { key: keys.oidc, now: clock.now() });
    if (pending !== undefined && pending.state === parameters['state']) return pending;
    throw refuse('sign-in refused', 'stale', { address });
  };
  const admit = async (claims: Claims, { address, facts }: Caller): Promise<string> => {
    try {
      return await admitUser(deps, { claims, facts }, options);
    } catch (error) {
      if (!(error instanceof RefusedSignIn)) throw error;
      const { problem, user } = error;
      if (user !== undefined) await recordRefusedSignIn(deps, { actor: user, facts }, 'SSO_LOGIN');
      throw refuse('sign-in refused', problem, { ...(user !== undefined && { user }), address });
    }
  };
  return {
    name: options.name,
    begin: async ({ callback, target }) => {
      const pending = {
        ...{ state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() },
        ...{ callback, target, expiresAt: clock.now() + LIFETIME_SECONDS * 1_000 },
      };
      const url = await provider.authorize(pending).catch((error: unknown) => {
        // Only the discovery document was requested, so any failure means that the provider is unusable.
        throw refuse('sign-in failed', 'provider-away', { reason: describeFailure(error) });
      });
      return { url, pending: encryptPending(pending, keys.oidc), lifetime: LIFETIME_SECONDS };
    },
    finish: async (given, caller) => {
      const pending = open(given, caller);
      const claims = await provider.redeem(pending, given.parameters).catch((error: unknown) => {
        const about = { reason: describeFailure(error), address: caller.address };
        throw refuse('sign-in failed', classifyFailure(error), about);
      });
      const user = await admit(claims, caller);
      const session = await sessions.open(user, 'SSO_LOGIN', caller.facts);
      audit.info({ event: 'signed in', actor: user, by: 'oidc', address: caller.address }, 'access');
      return { session, target: pending.target };
    },
    signOut: (back) =>
      provider.signOut(back).catch((error: unknown) => {
        // The user is signed out here, even if the provider fails.
        audit.info({ event: 'sign-out failed', by: 'oidc', reason: describeFailure(error) }, 'access');
        return undefined;
      }),
  };
}

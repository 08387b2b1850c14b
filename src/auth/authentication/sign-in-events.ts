/** Audit events of sign-ins. That of a successful one is stored with its session. */
import { newId } from '../../core/ids.js';
import type { Requester } from '../../core/request-facts.js';
import { factsOf } from '../../catalog/audit/event-facts.js';
import type { AuditEvent, LoginSource } from '../../catalog/audit/types.js';
import { findAccount, SIGN_IN_ASPECTS, signInDenialOf } from './accounts.js';
import type { AuthDeps } from '../auth-deps.js';

/** A name can have any length. */
const LONGEST_URN = 500;

/** @param at epoch milliseconds */
export function signInEvent({ actor, facts }: Requester, loginSource: LoginSource, at: number): AuditEvent {
  return { id: newId(), at, type: 'LogInEvent', actor, loginSource, ...factsOf(facts) };
}

/** Stores the event of a refused sign-in, with the reason that the state of the account gives. @param actor the user, who need not exist */
export async function recordRefusedSignIn(
  deps: Pick<AuthDeps, 'database' | 'load' | 'clock' | 'entities'>,
  { actor: user, facts }: Requester,
  loginSource: LoginSource,
): Promise<void> {
  const { database, load, clock, entities } = deps;
  const account = await findAccount(entities, user, SIGN_IN_ASPECTS);
  const event = {
    ...signInEvent({ actor: user.slice(0, LONGEST_URN), facts }, loginSource, clock.now()),
    type: 'FailedLogInEvent',
    // If the account may sign in, the password was wrong.
    denialReason: signInDenialOf(account) ?? ('INVALID_CREDENTIALS' as const),
  };
  await database.write('authentication/record-refused-sign-in', (run) =>
    run(load('authentication/record-refused-sign-in'), { event }),
  );
}

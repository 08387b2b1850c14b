/** Audit events of sign-ins. That of a successful one is stored with its session. */
import { newId } from '../../core/ids.js';
import { requestFacts } from '../../core/request-facts.js';
import { factsOf } from '../../catalog/audit/event-facts.js';
import type { AuditEvent, LoginDenialReason, LoginSource } from '../../catalog/audit/types.js';
import type { StoredEntity } from '../../catalog/entities/types.js';
import { findUrn } from '../../model/urn/parse-urn.js';
import { ACCOUNT_ASPECTS, accountState, textsOf } from './accounts.js';
import type { AuthDeps } from '../auth-deps.js';

/** A name can have any length. */
const LONGEST_URN = 500;

/** @param at epoch milliseconds */
export function signInEvent(actor: string, loginSource: LoginSource, at: number): AuditEvent {
  return { id: newId(), at, type: 'LogInEvent', actor, loginSource, ...factsOf(requestFacts()) };
}

/** Stores the event of a refused sign-in, with the reason that the state of the account gives. @param user URN, also of nobody */
export async function recordRefusedSignIn(
  deps: Pick<AuthDeps, 'database' | 'load' | 'clock' | 'entities'>,
  user: string,
  loginSource: LoginSource,
): Promise<void> {
  const { database, load, clock, entities } = deps;
  const canExist = findUrn(user) !== undefined;
  const [account] = canExist
    ? await entities.findEntities([user], [...ACCOUNT_ASPECTS, 'corpUserInfo'])
    : [undefined];
  const event = {
    ...signInEvent(user.slice(0, LONGEST_URN), loginSource, clock.now()),
    type: 'FailedLogInEvent',
    denialReason: denialReason(account),
  };
  await database.write('authentication/record-refused-sign-in', (run) =>
    run(load('authentication/record-refused-sign-in'), { event }),
  );
}

/** Why an account may not sign in. One that may had a wrong password. */
export function denialReason(account: StoredEntity | undefined): LoginDenialReason {
  if (account === undefined) return 'HARD_DELETED';
  const { isRemoved, isSuspended } = accountState(textsOf(account));
  if (isRemoved) return 'SOFT_DELETED';
  if (isSuspended) return 'SUSPENDED';
  const isProvisioned = account.aspects.has('corpUserInfo') || account.aspects.has('corpUserStatus');
  return isProvisioned ? 'INVALID_CREDENTIALS' : 'NOT_PROVISIONED';
}

/** Sessions in Neo4j. They survive a restart, and start and end at once at all services on the same Neo4j. */
import type { AuditEvent, LoginSource } from '../../catalog/audit/audit-reader.js';
import { factsOf } from '../../catalog/audit/audit-rows.js';
import { newId, randomHex } from '../../core/ids.js';
import type { RequestFacts, Requester } from '../../core/request-facts.js';
import type { StatementName } from '../../neo4j/statements.js';
import { unauthenticated, type AuthDeps } from '../auth-deps.js';
import { actorFacts, type ActorRow } from '../authorization/policies/facts.js';
import type { KnownActor } from '../authorization/policies/types.js';
import { digest } from '../secret-texts.js';
import type { Session } from '../types.js';
import {
  SIGN_IN_ASPECTS,
  findAccount,
  creationTimeOf,
  requireActiveRow,
  requireUser,
  signInDenialOf,
} from './accounts.js';

const LIFETIME_SECONDS = 24 * 60 * 60;
const TOKEN_BYTES = 32;

export interface Sessions {
  /** Stores the audit event of the sign-in with the session. @throws NOT_FOUND for a missing or inactive user */
  open(user: string, source: LoginSource, facts: RequestFacts): Promise<Session>;
  /** @returns the user's URN and the provider of the sign-in, null for this service; undefined for a session that has ended */
  close(token: string): Promise<{ readonly user: string; readonly by: 'oidc' | null } | undefined>;
  closeAll(user: string): Promise<void>;
  /** @returns the user's URN. One statement. @throws UNAUTHENTICATED */
  identify(token: string, onFacts?: OnFacts): Promise<string>;
}

export function createSessions({ database, load, clock, entities }: AuthDeps): Sessions {
  const write = <Name extends StatementName>(name: Name, parameters: Record<string, unknown>) =>
    database.write(name, (run) => run(load(name), parameters));
  return {
    open: async (user, source, facts) => {
      const account = creationTimeOf(await requireUser(entities, user));
      const token = randomHex(TOKEN_BYTES);
      const createdAt = clock.now();
      const by = source === 'SSO_LOGIN' ? { by: 'oidc' } : {};
      const expiresAt = createdAt + LIFETIME_SECONDS * 1_000;
      await write('authentication/create-session', {
        session: { id: digest(token), user, account, createdAt, expiresAt, ...by },
        event: signInEvent({ actor: user, facts }, source, createdAt),
      });
      return { token, user, lifetime: LIFETIME_SECONDS };
    },
    close: async (token) => {
      const [row] = await write('authentication/delete-session', { id: digest(token) });
      return row;
    },
    closeAll: async (user) => {
      await write('authentication/delete-sessions-of-user', { user });
    },
    identify: async (token, onFacts) => {
      const statement =
        onFacts === undefined ? 'authentication/check-session' : 'authentication/find-session';
      const [row] = await database.read(load(statement), { id: digest(token) });
      // Sessions of earlier versions have no account.
      if (row === undefined || row.account === null || row.expiresAt <= clock.now())
        throw unauthenticated('the session has ended; sign in again');
      // The key is null while the user is being deleted.
      requireActiveRow(row, row.account);
      if ('stamp' in row) onFacts?.(knownActor(row.user, row));
      return row.user;
    },
  };
}

/** A name can have any length. */
const LONGEST_URN = 500;

/** Returns the audit event of a sign-in. That of a successful one is stored with its session. @param at epoch milliseconds */
function signInEvent({ actor, facts }: Requester, loginSource: LoginSource, at: number): AuditEvent {
  return { id: newId(), at, type: 'LogInEvent', actor, loginSource, ...factsOf(facts) };
}

/** Stores the event of a refused sign-in, with the reason that the state of the account gives. @param actor the user, who need not exist */
export async function recordRefusedSignIn(
  { database, load, clock, entities }: AuthDeps,
  { actor: user, facts }: Requester,
  loginSource: LoginSource,
): Promise<void> {
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

export type OnFacts = (known: KnownActor) => void;

/** Returns what a statement that finds an actor also reads for the policies. */
export function knownActor(urn: string, row: ActorRow & { readonly stamp: string }): KnownActor {
  return { actor: actorFacts(urn, row), stamp: row.stamp };
}

/** Sessions in Neo4j. They survive a restart, and start and end at once at all services on the same Neo4j. */
import type { RequestFacts } from '../../core/request-facts.js';
import { newHex } from '../../core/ids.js';
import type { LoginSource } from '../../catalog/audit/types.js';
import type { Row } from '../../neo4j/database.js';
import { madeAt, requireActiveRow, requireUser } from './accounts.js';
import { knownActor, type OnFacts } from './known-actor.js';
import { unauthenticated, type AuthDeps } from '../auth-deps.js';
import { signInEvent } from './sign-in-events.js';
import { digest } from './secret-texts.js';
import type { Session } from '../types.js';

const LIFETIME_SECONDS = 24 * 60 * 60;
const TOKEN_BYTES = 32;

export interface Sessions {
  /** Stores the audit event of the sign-in with the session. @throws NOT_FOUND for a missing or inactive user */
  open(user: string, source: LoginSource, facts: RequestFacts): Promise<Session>;
  /** @returns the user's URN and the provider of the sign-in; undefined for a session that has ended */
  close(token: string): Promise<{ readonly user: string; readonly by?: 'oidc' } | undefined>;
  closeAll(user: string): Promise<void>;
  /** @returns the user's URN. One statement. @throws UNAUTHENTICATED */
  identify(token: string, onFacts?: OnFacts): Promise<string>;
}

export function createSessions({ database, load, clock, entities }: AuthDeps): Sessions {
  const write = (statement: string, parameters: Record<string, unknown>): Promise<Row[]> =>
    database.write(statement, (run) => run(load(statement), parameters));
  return {
    open: async (user, source, facts) => {
      const account = madeAt(await requireUser(entities, user));
      const token = newHex(TOKEN_BYTES);
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
      return row as { user: string; by?: 'oidc' } | undefined;
    },
    closeAll: async (user) => {
      await write('authentication/delete-sessions-of-user', { user });
    },
    identify: async (token, onFacts) => {
      const statement =
        onFacts === undefined ? 'authentication/check-session' : 'authentication/find-session';
      const [row] = await database.read(load(statement), { id: digest(token) });
      // Sessions of earlier versions have no account.
      if (row === undefined || row['account'] === null || (row['expiresAt'] as number) <= clock.now())
        throw unauthenticated('the session has ended; sign in again');
      // The key is null while the user is being deleted.
      requireActiveRow(row, row['account']);
      const user = row['user'] as string;
      onFacts?.(knownActor(user, row));
      return user;
    },
  };
}

/** Sessions: kept in Neo4j, so that they outlive the service, hold at each of several services, and end at once at all of them. */
import { newHex } from '../kernel/ids.js';
import type { Row } from '../store/database.js';
import { isActive } from './accounts.js';
import { unauthenticated, type AccessParts } from './parts.js';
import { digest } from './signing-key.js';
import type { Session } from './types.js';

const LIFETIME_SECONDS = 24 * 60 * 60;
const TOKEN_BYTES = 32;

export interface Sessions {
  open(user: string): Promise<Session>;
  /** @returns the user's URN, undefined for a session that was over */
  close(token: string): Promise<string | undefined>;
  closeAll(user: string): Promise<void>;
  /** @returns the user's URN. One statement. @throws UNAUTHENTICATED */
  identify(token: string): Promise<string>;
}

export function createSessions({ database, load, clock }: AccessParts): Sessions {
  const write = (statement: string, parameters: Record<string, unknown>): Promise<Row[]> =>
    database.write((run) => run(load(statement), parameters));
  return {
    open: async (user) => {
      const token = newHex(TOKEN_BYTES);
      const createdAt = clock.now();
      const expiresAt = createdAt + LIFETIME_SECONDS * 1_000;
      await write('access/create-session', { session: { id: digest(token), user, createdAt, expiresAt } });
      return { token, user, lifetime: LIFETIME_SECONDS };
    },
    close: async (token) => {
      const [row] = await write('access/delete-session', { id: digest(token) });
      return row?.['user'] as string | undefined;
    },
    closeAll: async (user) => {
      await write('access/delete-sessions-of-user', { user });
    },
    identify: async (token) => {
      const [row] = await database.read(load('access/find-session'), { id: digest(token) });
      if (row === undefined || (row['expiresAt'] as number) <= clock.now())
        throw unauthenticated('the session is over; sign in again');
      if (!isActive(row)) throw unauthenticated('the account was suspended or deleted');
      return row['user'] as string;
    },
  };
}

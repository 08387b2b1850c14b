/** Opens a session of the driver for each piece of work. */
import type { Session } from 'neo4j-driver';
import type { Connections } from './connections.js';
import type { DatabaseObserver } from './database-observer.js';

export type InSession = <T>(mode: 'READ' | 'WRITE', work: (session: Session) => Promise<T>) => Promise<T>;

/** Returns a function that opens a session for work and closes it afterwards. */
export function createSessions(connections: Connections, observer: DatabaseObserver | undefined): InSession {
  let open = 0;
  const count = (change: 1 | -1): void => {
    open += change;
    observer?.sessions(open);
  };
  return async (mode, work) => {
    const session = connections.openSession(mode);
    count(1);
    try {
      return await work(session);
    } finally {
      count(-1);
      await session.close();
    }
  };
}

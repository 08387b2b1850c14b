/** The driver and its pool of connections. */
import neo4j, { type Driver, type ResultSummary, type Session } from 'neo4j-driver';
import type { DatabaseObserver } from './database-observer.js';
import { tuneDriver } from './tune-driver.js';

export interface ConnectionOptions {
  readonly uri: string;
  readonly username: string;
  readonly password: string;
  readonly database?: string | undefined;
}

/** The connections of the driver. The limits on statements and transactions at a time leave some for schema commands. */
export const MAX_CONNECTIONS = 100;

/** More members than a cluster has. */
const MAX_MEMBERS = 16;

export class Connections {
  /** Members of the cluster that have answered, `host:port` each. Empty without a cluster. */
  readonly members = new Set<string>();
  private driver: Driver;
  private readonly bookmarkManager = neo4j.bookmarkManager();

  constructor(private readonly options: ConnectionOptions) {
    this.driver = createDriver(options);
  }

  openSession(mode: 'READ' | 'WRITE'): Session {
    const { bookmarkManager } = this;
    const { database } = this.options;
    return this.driver.session({
      defaultAccessMode: mode,
      bookmarkManager,
      ...(database !== undefined && { database }),
    });
  }

  /** Resolves when the server has answered. */
  async verify(): Promise<void> {
    await this.driver.getServerInfo();
  }

  /** Notes which member of the cluster has answered. */
  note({ server }: ResultSummary): void {
    const { address } = server;
    if (!this.options.uri.startsWith('neo4j') || address === undefined) return;
    if (this.members.size < MAX_MEMBERS) this.members.add(address);
  }

  /** Later sessions use new connections, because those of a server that did not answer may never end. */
  renew(): void {
    const old = this.driver;
    this.driver = createDriver(this.options);
    // Closes idle connections now, and the others when their server answers.
    void old.close().catch(() => undefined);
  }

  close(): Promise<void> {
    return this.driver.close();
  }
}

function createDriver({ uri, username, password }: ConnectionOptions): Driver {
  tuneDriver();
  return neo4j.driver(uri, neo4j.auth.basic(username, password), {
    disableLosslessIntegers: true,
    maxConnectionPoolSize: MAX_CONNECTIONS,
    connectionAcquisitionTimeout: 15_000,
    connectionTimeout: 5_000,
    connectionLivenessCheckTimeout: 30_000,
    telemetryDisabled: true,
    userAgent: 'trellis',
  });
}

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

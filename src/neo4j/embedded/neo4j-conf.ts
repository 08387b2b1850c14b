/** Configuration of the embedded server: a small machine, loopback only, no telemetry. */
import { EMBEDDED_HOST } from './ports.js';

export interface Neo4jConfOptions {
  readonly boltPort: number;
  readonly httpPort: number;
  readonly pageCache: string;
  /** Further settings of Neo4j. They add to the settings below, or replace them. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
}

/** @returns the text of `neo4j.conf`, which every start writes again */
export function buildNeo4jConf({ boltPort, httpPort, pageCache, settings }: Neo4jConfOptions): string {
  const all: Record<string, string> = {
    'server.default_listen_address': EMBEDDED_HOST,
    'server.default_advertised_address': EMBEDDED_HOST,
    'server.bolt.listen_address': `${EMBEDDED_HOST}:${boltPort}`,
    'server.bolt.advertised_address': `${EMBEDDED_HOST}:${boltPort}`,
    'server.http.listen_address': `${EMBEDDED_HOST}:${httpPort}`,
    'server.http.advertised_address': `${EMBEDDED_HOST}:${httpPort}`,
    'server.https.enabled': 'false',
    // No reports to the vendor, and none from the Browser either.
    'dbms.usage_report.enabled': 'false',
    'client.allow_telemetry': 'false',
    'browser.remote_content_hostname_whitelist': 'localhost',
    'server.memory.pagecache.size': pageCache,
    // Otherwise Neo4j plans a statement again for each magnitude of each list, which takes longer than most statements do.
    'internal.cypher.use_parameter_size': 'false',
    // The service asks for a refresh when it needs one (decision 31). A few large refreshes are cheaper than many small ones.
    'db.index.fulltext.eventually_consistent_refresh_interval': '1h',
    // Neo4j's default of 2 merges the segments of the index all the time.
    'internal.dbms.index.lucene.merge_factor': '8',
    // The transaction logs are for recovery only. Each of the two databases preallocates one file.
    'db.tx_log.rotation.size': '64m',
    'db.tx_log.rotation.retention_policy': '1 days 512M',
    // A crashed server repeats all transactions since its last checkpoint when it starts, and builds indexes that have never been
    // in one. With the default, 15 minutes, this can take longer than the rest of the start.
    'db.checkpoint.interval.time': '10s',
    // Without this, a stop waits 10 s for further connections after the databases are closed.
    'internal.dbms.bolt.netty_server_shutdown_quiet_period': '0',
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}=${value}\n`);
  return `# Written by Trellis at every start; changes here are lost. See docs/operations.md.\n${lines.join('')}`;
}

/** Prepares a start of the server: ports, `neo4j.conf`, the initial password, and the command lines. */
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { provideFolder } from '../../core/file-system.js';
import { newId } from '../../core/ids.js';
import { StartError } from '../../core/start.js';
import type { ConnectionOptions } from '../connections.js';
import type { Layout } from './layout.js';
import { runProgram } from './processes.js';

/** The embedded server listens only at this address. */
export const EMBEDDED_HOST = '127.0.0.1';
const USERNAME = 'neo4j';
const OWNER_ONLY = 0o600;

/** Writes `neo4j.conf` and provides the password. @returns how to connect to the server when it runs */
export async function configureServer({
  layout,
  java,
  jars,
  ...conf
}: PasswordOptions & Neo4jConfOptions): Promise<ConnectionOptions> {
  provideFolder(layout.confDir);
  writeFileSync(join(layout.confDir, 'neo4j.conf'), buildNeo4jConf(conf), { mode: OWNER_ONLY });
  const password = await providePassword({ layout, java, jars });
  return { uri: `bolt://${EMBEDDED_HOST}:${conf.boltPort}`, username: USERNAME, password };
}

interface PortRequest {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** The setting to change if the port is taken. */
  readonly setting: string;
}

/**
 * Checks ports before the start of Neo4j, so that a taken port is reported at once.
 * @returns the ports in the given order, with free ones in place of 0. They are not reserved, so another program
 * can still take them.
 * @throws StartError for the first port that is not available
 */
export async function findPorts(requests: readonly PortRequest[]): Promise<number[]> {
  const servers: Server[] = [];
  try {
    // All ports are held until the last one is known, so that two zeros get different numbers.
    for (const request of requests) servers.push(await holdPort(request));
    return servers.map((server) => (server.address() as AddressInfo).port);
  } finally {
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  }
}

async function holdPort({ host, port, setting }: PortRequest): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(new StartError(explain(error, { host, port, setting }), { cause: error }));
    });
    server.listen({ host, port, exclusive: true }, () => {
      resolve(server);
    });
  });
}

function explain(error: NodeJS.ErrnoException, { host, port, setting }: PortRequest): string {
  const reason =
    error.code === 'EADDRINUSE'
      ? 'is used by another program: stop it, or'
      : `cannot be used (${error.message}):`;
  return `Port ${port} on ${host} ${reason} set ${setting} to a free port.`;
}

interface Neo4jConfOptions {
  readonly boltPort: number;
  readonly httpPort: number;
  readonly pageCache: string;
  /** Further settings of Neo4j. They add to the settings below, or replace them. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
}

/** Returns the text of `neo4j.conf`, for a small machine: loopback only, no telemetry. Every start writes it again. */
function buildNeo4jConf({ boltPort, httpPort, pageCache, settings }: Neo4jConfOptions): string {
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

interface ServerCommandOptions {
  readonly jars: string;
  readonly layout: Layout;
  readonly heap: string;
  /** Options for `java` that use or write an archive of classes. */
  readonly archiveArguments: readonly string[];
}

/**
 * Java optimizes a method when it has run four times as often as by default. With the default, the optimizer takes a third of Java's time
 * in a start, mostly for methods that nothing else calls. With twelve times, reads still took twice as much processor time of Neo4j after
 * 50,000 requests.
 */
const OPTIMIZE_LATE = [
  '-XX:Tier4InvocationThreshold=20000',
  '-XX:Tier4MinInvocationThreshold=2400',
  '-XX:Tier4CompileThreshold=60000',
  '-XX:Tier4BackEdgeThreshold=160000',
];

/** Arguments for `java`. The flags are those that Neo4j's own launcher passes for 5.26, where they matter for one machine. */
export function buildServerArguments({
  jars,
  layout,
  heap,
  archiveArguments,
}: ServerCommandOptions): string[] {
  return [
    `-Xms${heap}`,
    `-Xmx${heap}`,
    '-XX:+UseG1GC',
    ...OPTIMIZE_LATE,
    '-XX:-OmitStackTraceInFastThrow',
    '-XX:+DisableExplicitGC',
    // A server that ran out of memory is unreliable, so it ends and is restarted.
    '-XX:+ExitOnOutOfMemoryError',
    '-Djdk.nio.maxCachedBufferSize=1024',
    '-Dio.netty.tryReflectionSetAccessible=true',
    '-Dlog4j2.disable.jmx=true',
    '-Dfile.encoding=UTF-8',
    ...archiveArguments,
    '--add-opens=java.base/java.nio=ALL-UNNAMED',
    '--add-opens=java.base/java.io=ALL-UNNAMED',
    '--add-opens=java.base/sun.nio.ch=ALL-UNNAMED',
    '-cp',
    join(jars, '*'),
    'org.neo4j.server.CommunityEntryPoint',
    `--home-dir=${layout.home}`,
    `--config-dir=${layout.confDir}`,
    '--console-mode',
  ];
}

/**
 * Sets the initial password. It is passed in a file (`@file` means its content), because every user of the machine can read a
 * command line. The flags avoid compilation, which would take half of this short run.
 */
function buildPasswordArguments(jars: string, passwordFile: string): string[] {
  const flags = ['-Xmx128m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
  return [
    ...flags,
    '-cp',
    join(jars, '*'),
    'org.neo4j.cli.AdminTool',
    'dbms',
    'set-initial-password',
    `@${passwordFile}`,
  ];
}

interface PasswordOptions {
  readonly layout: Layout;
  /** Absolute path of the `java` program. */
  readonly java: string;
  readonly jars: string;
}

/**
 * The password is generated at the first start and stored in the data folder, readable by its owner only. A crash is possible after every
 * step: the file is complete or absent, and the server is configured as long as it has never been started.
 * @throws StartError for a database without a password
 */
async function providePassword({ layout, java, jars }: PasswordOptions): Promise<string> {
  const started = existsSync(layout.systemDatabase);
  if (!existsSync(layout.passwordFile)) {
    if (started) throw new StartError(missing(layout));
    const unfinished = `${layout.passwordFile}.unfinished`;
    rmSync(unfinished, { force: true });
    writeFileSync(unfinished, newId(), { mode: OWNER_ONLY });
    renameSync(unfinished, layout.passwordFile);
  }
  chmodSync(layout.passwordFile, OWNER_ONLY);
  const password = readFileSync(layout.passwordFile, 'utf8').trim();
  if (!started) await setInitialPassword({ layout, java, jars });
  return password;
}

async function setInitialPassword({ layout, java, jars }: PasswordOptions): Promise<void> {
  rmSync(layout.initialPasswordFile, { force: true });
  const tool = await runProgram(java, buildPasswordArguments(jars, layout.passwordFile), {
    env: { NEO4J_HOME: layout.home, NEO4J_CONF: layout.confDir },
  });
  if (tool?.succeeded === true && existsSync(layout.initialPasswordFile)) return;
  throw new StartError(
    `The initial password of Neo4j could not be set: ${tool?.output.trim() ?? `${java} is gone`}`,
  );
}

function missing({ passwordFile, home }: Layout): string {
  return (
    `There is a database in ${home} but no ${passwordFile}: put the password of its user neo4j into that file, ` +
    'or move the data folder away to start with an empty catalog.'
  );
}

/** Reads the environment once and makes of it what the service is built with. Nothing else reads the environment. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../kernel/start-error.js';
import { brokenRules, isLoopback } from './rules.js';
import { readSetting, type Environment } from './setting.js';
import { COMMAND_LINE_SETTINGS, SETTINGS, type SettingName, type Settings } from './settings.js';

/** A Neo4j that somebody else runs. */
interface ExternalNeo4jConfig {
  readonly kind: 'external';
  readonly uri: string;
  readonly username: string;
  readonly password: string;
  /** Absent: the user's home database. */
  readonly database?: string;
}

/** A Neo4j that the service runs itself, on loopback. */
export interface EmbeddedNeo4jConfig {
  readonly kind: 'embedded';
  /** Absolute paths. */
  readonly dataDir: string;
  readonly cacheDir: string;
  /** 0: any free port. */
  readonly boltPort: number;
  readonly httpPort: number;
  /** As Java reads them, e.g. `512m`. */
  readonly heap: string;
  readonly pageCache: string;
  /** Absent: the `java` on PATH. */
  readonly javaHome?: string;
}

export interface Config {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Whether only this machine reaches the service. */
  readonly loopback: boolean;
  readonly neo4j: ExternalNeo4jConfig | EmbeddedNeo4jConfig;
  /** Extra schema folders, absolute, in loading order. */
  readonly schemaDirs: readonly string[];
  /** Absolute; holds the signing key of tokens where no setting gives it, and the embedded Neo4j. */
  readonly dataDir: string;
  /** `off`: requests without credentials act as the first user. */
  readonly auth: 'on' | 'off';
  /** Of the first user; absent where the service listens beyond loopback and none was given. */
  readonly adminPassword?: string;
  /** That tokens are signed with; absent: the one of the data folder. */
  readonly tokenKey?: string;
  readonly logLevel: Settings['TRELLIS_LOG_LEVEL'];
}

/** @throws StartError that lists every setting that is unknown or does not fit, with what was expected. */
export function loadConfig(environment: Environment = process.env): Config {
  const { settings, problems } = readSettings(environment);
  if (problems.length === 0) problems.push(...brokenRules(settings));
  if (problems.length > 0) {
    const list = problems.map((problem) => `  ${problem}`).join('\n');
    throw new StartError(`These settings need a change (docs/operations.md lists them all):\n${list}`);
  }
  return toConfig(settings);
}

function readSettings(environment: Environment): { settings: Settings; problems: string[] } {
  const problems: string[] = [];
  const values: Partial<Record<SettingName, unknown>> = {};
  for (const name of Object.keys(SETTINGS) as SettingName[]) {
    const reading = readSetting<unknown>(name, SETTINGS[name], environment);
    if ('problem' in reading) problems.push(reading.problem);
    else values[name] = reading.value;
  }
  for (const name of Object.keys(environment)) {
    const ours = name.startsWith('TRELLIS_') && !COMMAND_LINE_SETTINGS.has(name);
    if (ours && !(name in SETTINGS)) problems.push(`${name}: there is no such setting`);
  }
  return { settings: values as Settings, problems };
}

function toConfig(settings: Settings): Config {
  const loopback = isLoopback(settings.TRELLIS_HOST);
  const auth: Config['auth'] = settings.TRELLIS_AUTH ?? (loopback ? 'off' : 'on');
  const { TRELLIS_TOKEN_KEY: tokenKey } = settings;
  const adminPassword = settings.TRELLIS_ADMIN_PASSWORD ?? (loopback ? 'datahub' : undefined);
  return Object.freeze({
    host: settings.TRELLIS_HOST,
    port: settings.TRELLIS_PORT,
    loopback,
    neo4j: Object.freeze(neo4jConfig(settings)),
    schemaDirs: settings.TRELLIS_SCHEMAS,
    dataDir: settings.TRELLIS_DATA_DIR,
    auth,
    ...(adminPassword !== undefined && { adminPassword }),
    ...(tokenKey !== undefined && { tokenKey }),
    logLevel: settings.TRELLIS_LOG_LEVEL,
  });
}

function neo4jConfig(settings: Settings): ExternalNeo4jConfig | EmbeddedNeo4jConfig {
  const {
    NEO4J_URI: uri,
    NEO4J_PASSWORD: password,
    NEO4J_DATABASE: database,
    JAVA_HOME: javaHome,
  } = settings;
  if (uri !== undefined && password !== undefined) {
    const username = settings.NEO4J_USERNAME ?? 'neo4j';
    return { kind: 'external', uri, username, password, ...(database !== undefined && { database }) };
  }
  return {
    kind: 'embedded',
    dataDir: settings.TRELLIS_DATA_DIR,
    cacheDir:
      settings.TRELLIS_CACHE_DIR ?? join(settings.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'trellis'),
    boltPort: settings.TRELLIS_NEO4J_BOLT_PORT,
    httpPort: settings.TRELLIS_NEO4J_HTTP_PORT,
    heap: settings.TRELLIS_NEO4J_HEAP,
    pageCache: settings.TRELLIS_NEO4J_PAGECACHE,
    ...(javaHome !== undefined && { javaHome }),
  };
}

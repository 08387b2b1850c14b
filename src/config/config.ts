/** Reads the environment once and returns the configuration of the service. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_ADMIN_PASSWORD } from '../core/compatibility.js';
import { StartError } from '../core/start.js';
import {
  fileRules,
  filesConfig,
  ingestionConfig,
  type IngestionConfig,
  oidcConfig,
} from './feature-config.js';
import { authOf, brokenRules, isLoopback } from './rules.js';
import { readSetting, type Environment } from './setting.js';
import { COMMAND_LINE_SETTINGS, SETTINGS, type SettingName, type Settings } from './settings.js';

/** An external Neo4j. */
interface ExternalNeo4jConfig {
  readonly kind: 'external';
  readonly uri: string;
  readonly username: string;
  readonly password: string;
  /** Absent: the user's home database. */
  readonly database?: string | undefined;
}

/** A Neo4j that the service runs on loopback. */
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
  readonly javaHome?: string | undefined;
}

export type Config = ReturnType<typeof toConfig>;

/** @throws StartError with a list of all unknown and invalid settings and the values that are expected */
export function loadConfig(environment: Environment = process.env): Config {
  const { settings, problems } = readSettings(environment);
  if (problems.length === 0) problems.push(...brokenRules(settings), ...fileRules(settings));
  if (problems.length > 0) {
    const list = problems.map((problem) => `  ${problem}`).join('\n');
    throw new StartError(`These settings need a change (docs/operations.md lists them all):\n${list}`);
  }
  return toConfig(settings, ingestionConfig(settings, environment));
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

function toConfig(settings: Settings, ingestion: IngestionConfig | undefined) {
  const loopback = isLoopback(settings.TRELLIS_HOST);
  return Object.freeze({
    host: settings.TRELLIS_HOST,
    /** 0: any free port. */
    port: settings.TRELLIS_PORT,
    /** Whether only this machine reaches the service. */
    loopback,
    neo4j: Object.freeze(neo4jConfig(settings)),
    /** Extra schema folders, absolute, in loading order. */
    schemaFolders: settings.TRELLIS_SCHEMAS,
    unknownFields: settings.TRELLIS_UNKNOWN_FIELDS,
    platformsWithoutColumnEdges: settings.TRELLIS_WITHOUT_COLUMN_LINEAGE,
    /** Absolute path. Contains the data of the embedded Neo4j, and the signing key if no setting provides one. */
    dataDir: settings.TRELLIS_DATA_DIR,
    /** `off`: requests without credentials act as the first user. */
    auth: authOf(settings),
    /** True: policies decide what an actor may view. */
    viewAuthorization: settings.TRELLIS_VIEW_AUTHORIZATION === 'on',
    /** Password of the first user. Undefined if the service listens beyond loopback and the setting is missing. */
    adminPassword: settings.TRELLIS_ADMIN_PASSWORD ?? (loopback ? DEFAULT_ADMIN_PASSWORD : undefined),
    /** Minimum number of characters of a new password. */
    passwordMinLength: settings.TRELLIS_PASSWORD_MIN_LENGTH,
    /** Signs tokens. Undefined: the key in the data folder. */
    tokenKey: settings.TRELLIS_TOKEN_KEY,
    /** Address at which browsers reach the service, without a trailing slash. Undefined: the address that each request names. */
    publicUrl: settings.TRELLIS_PUBLIC_URL,
    /** Undefined: users sign in with passwords only. */
    oidc: oidcConfig(settings),
    limits: Object.freeze({
      requests: settings.TRELLIS_MAX_REQUESTS,
      bodyBytes: settings.TRELLIS_MAX_BODIES,
      waitingWrites: settings.TRELLIS_MAX_WAITING_WRITES,
    }),
    logLevel: settings.TRELLIS_LOG_LEVEL,
    /** Whether the service evaluates tests of metadata when entities and tests change. */
    evaluatesTests: settings.TRELLIS_METADATA_TESTS === 'on',
    /** Whether the service follows the schedules of ingestion sources. */
    ingestionSchedules: settings.TRELLIS_INGESTION_SCHEDULES === 'on',
    /** True: metrics need no credentials. */
    metricsPublic: settings.TRELLIS_METRICS_PUBLIC === 'yes',
    /** Audit events: how many days they are kept, and further aspects whose changes give audit events. */
    audit: Object.freeze({ days: settings.TRELLIS_AUDIT_DAYS, aspects: settings.TRELLIS_AUDIT_ASPECTS }),
    /** Undefined: the service leaves execution requests to other executors. */
    ingestion,
    /** Version of the client and executor of runs whose source and request name none, whether or not the service runs them. */
    runDefaults: Object.freeze({
      clientVersion: settings.TRELLIS_INGESTION_VERSION,
      executorId: settings.TRELLIS_INGESTION_EXECUTOR,
    }),
    /** Uploaded files. Undefined: the service stores none. */
    files: filesConfig(settings),
    /** Usage events: whether they are stored, and how many days they are kept. */
    usage: Object.freeze({
      isOn: settings.TRELLIS_USAGE_EVENTS === 'on',
      days: settings.TRELLIS_USAGE_DAYS,
    }),
    /** Address of a collector of traces. Undefined: no traces. */
    otlpEndpoint: settings.TRELLIS_OTLP_ENDPOINT,
  });
}

function neo4jConfig(settings: Settings): ExternalNeo4jConfig | EmbeddedNeo4jConfig {
  const { NEO4J_URI: uri, NEO4J_PASSWORD: password } = settings;
  if (uri !== undefined && password !== undefined) {
    const { NEO4J_USERNAME: username = 'neo4j', NEO4J_DATABASE: database } = settings;
    return { kind: 'external', uri, username, password, database };
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
    javaHome: settings.JAVA_HOME,
  };
}

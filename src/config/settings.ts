/** All settings. docs/operations.md shows this table, and a test compares the two. */
import { FILE_SETTINGS, INGESTION_SETTINGS, OIDC_SETTINGS } from './feature-settings.js';
import {
  optional,
  withDefault,
  type Setting,
  type SettingValue,
  COUNT,
  ON_OR_OFF,
  parseBodyMemory,
  parseChoice,
  parseCount,
  parseFolder,
  parseFolders,
  parseHost,
  parseMemory,
  parseNames,
  parseNeo4jUri,
  parseOrigin,
  parsePasswordLength,
  parsePlatforms,
  parsePort,
  parseSecret,
  parseText,
  parseWebAddress,
} from './setting.js';

const PORT = { expects: 'a port number from 0 to 65535 (0: any free port)', parse: parsePort };
const MEMORY = { expects: 'an amount of memory such as 512m or 2g', parse: parseMemory };
const UNKNOWN_FIELDS = ['keep', 'refuse'] as const;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export const SETTINGS = {
  TRELLIS_HOST: withDefault('127.0.0.1', {
    expects: 'a host name or an address of this machine',
    meaning: 'Address that the service listens on. Beyond loopback: see “Listening beyond this machine”.',
    parse: parseHost,
  }),
  TRELLIS_PORT: withDefault('8080', {
    ...PORT,
    meaning: 'Port of the service: API and pages.',
  }),
  TRELLIS_DATA_DIR: withDefault('.trellis', {
    expects: 'a folder',
    meaning:
      'Folder of the embedded Neo4j (data, logs, password), of uploaded files, and of the key that signs tokens. Only one service may use it at a time.',
    parse: parseFolder,
  }),
  TRELLIS_CACHE_DIR: optional({
    shownDefault: '`$XDG_CACHE_HOME/trellis`, else `~/.cache/trellis`',
    expects: 'a folder',
    meaning: 'Folder of the downloaded Neo4j server. All data folders share it.',
    parse: parseFolder,
  }),
  TRELLIS_SCHEMAS: withDefault('', {
    shownDefault: 'none',
    expects: 'folders, separated as in PATH',
    meaning:
      'Folders with your own entities and aspects, in the layout of `schemas/`. They are loaded after it.',
    parse: parseFolders,
  }),
  TRELLIS_UNKNOWN_FIELDS: withDefault('keep', {
    expects: 'keep or refuse',
    meaning:
      'Fields of payloads that the model does not know, e.g. those of a newer connector. `keep`: they are stored and reported. ' +
      '`refuse`: the payload is refused. See “Unknown fields”.',
    parse: parseChoice(UNKNOWN_FIELDS),
  }),
  TRELLIS_WITHOUT_COLUMN_LINEAGE: withDefault('', {
    shownDefault: 'none',
    expects: 'names of data platforms, separated by commas',
    meaning:
      'Data platforms, e.g. `dbt,hive`, whose columns get no edges to the columns upstream. `restoreIndices` applies a change to what is stored.',
    parse: parsePlatforms,
  }),
  TRELLIS_NEO4J_BOLT_PORT: withDefault('7687', {
    ...PORT,
    meaning: 'Bolt port of the embedded Neo4j, on loopback only.',
  }),
  TRELLIS_NEO4J_HTTP_PORT: withDefault('7474', {
    ...PORT,
    meaning: 'Port of Neo4j Browser on the embedded Neo4j, on loopback only.',
  }),
  TRELLIS_NEO4J_HEAP: withDefault('1g', { ...MEMORY, meaning: 'Java heap of the embedded Neo4j.' }),
  TRELLIS_NEO4J_PAGECACHE: withDefault('512m', {
    ...MEMORY,
    meaning: 'Page cache of the embedded Neo4j. Neo4j is fastest if the complete store fits in it.',
  }),
  NEO4J_URI: optional({
    expects: 'an address like bolt://host:7687 or neo4j+s://host, without credentials in it',
    meaning: 'An external Neo4j (server, cluster, Aura) instead of the embedded one.',
    // The value may contain credentials by mistake.
    secret: true,
    parse: parseNeo4jUri,
  }),
  NEO4J_USERNAME: optional({
    shownDefault: '`neo4j`',
    expects: 'a user name',
    meaning: 'User at the external Neo4j.',
    parse: parseText,
  }),
  NEO4J_PASSWORD: optional({
    shownDefault: 'none; required with `NEO4J_URI`',
    expects: 'a password',
    meaning: 'Password of that user.',
    secret: true,
    parse: parseText,
  }),
  NEO4J_DATABASE: optional({
    shownDefault: "the user's home database",
    expects: 'the name of a database',
    meaning: 'Database of the external Neo4j.',
    parse: parseText,
  }),
  TRELLIS_AUTH: optional({
    shownDefault: '`off` on loopback, else `on`',
    ...ON_OR_OFF,
    meaning:
      '`off`: a request without credentials acts as the first user. `on`: requests need a token or a session ([access.md](access.md)). ' +
      'Also see “Listening beyond this machine”.',
  }),
  TRELLIS_VIEW_AUTHORIZATION: withDefault('off', {
    ...ON_OR_OFF,
    meaning:
      '`on`: users can view only the entities that policies grant. `off`: every user can view everything ([access.md](access.md)).',
  }),
  TRELLIS_TRUSTED_NETWORK: withDefault('no', {
    expects: 'yes or no',
    meaning:
      '`yes`: every client that reaches the port may do everything. Required to listen beyond loopback with `TRELLIS_AUTH=off`.',
    parse: parseChoice(['yes', 'no']),
  }),
  TRELLIS_ADMIN_PASSWORD: optional({
    shownDefault: '`datahub` on loopback, else none',
    expects: 'a password',
    meaning:
      'Password of the first user, `datahub`, which the first start creates. Required with `TRELLIS_AUTH=on` if the service is reachable from other machines: beyond loopback, or at `TRELLIS_PUBLIC_URL`.',
    secret: true,
    parse: parseText,
  }),
  TRELLIS_PASSWORD_MIN_LENGTH: withDefault('8', {
    expects: 'a number from 1 to 128',
    meaning:
      'Minimum number of characters of a new password. Existing passwords stay valid. Scripts that create accounts with shorter passwords need a lower value, e.g. `4`.',
    parse: parsePasswordLength,
  }),
  TRELLIS_TOKEN_KEY: optional({
    shownDefault: 'generated at first start, stored in `TRELLIS_DATA_DIR`',
    expects: 'a secret of 32 characters or more',
    meaning:
      'Key that signs tokens and invitations, and encrypts secrets. All services of one Neo4j need the same key.',
    secret: true,
    parse: parseSecret,
  }),
  TRELLIS_PUBLIC_URL: optional({
    shownDefault: 'on loopback, the address in the request; else none',
    expects: 'an address like https://catalog.example, without a path',
    meaning:
      'Address at which browsers reach the service, e.g. through a proxy. Pages at this address may write, and without sign-in the service accepts its host name. With `https`, the cookies of single sign-on are `Secure`. ' +
      'Required beyond loopback with `TRELLIS_OIDC_ISSUER`.',
    // The value may contain credentials by mistake.
    secret: true,
    parse: parseOrigin,
  }),
  ...OIDC_SETTINGS,
  ...FILE_SETTINGS,
  ...INGESTION_SETTINGS,
  TRELLIS_MAX_REQUESTS: withDefault('1000', {
    ...COUNT,
    meaning:
      'Requests that are handled at a time; more are refused with 429. See “Limits and back-pressure”.',
  }),
  TRELLIS_MAX_BODIES: withDefault('128m', {
    expects: 'an amount of memory of at least 64m, such as 128m or 1g',
    meaning:
      'Bytes of the request bodies that are handled at a time; more are refused with 429. The service uses several times as much memory. At least 64m, the limit of one body.',
    parse: parseBodyMemory,
  }),
  TRELLIS_MAX_WAITING_WRITES: withDefault('500', {
    ...COUNT,
    meaning:
      'Writes that wait for a transaction or are in one; more are refused with 429. Fewer than `TRELLIS_MAX_REQUESTS` leave room for reads.',
  }),
  TRELLIS_AUDIT_DAYS: withDefault('365', {
    expects: 'a number of days from 1 to 100000',
    meaning: 'How long audit events are kept ([access.md](access.md#audit-events)).',
    parse: parseCount,
  }),
  TRELLIS_AUDIT_ASPECTS: withDefault('', {
    shownDefault: 'none',
    expects: 'names of aspects, separated by commas',
    meaning: 'Further aspects whose changes give audit events, e.g. `ownership,domains`.',
    parse: parseNames,
  }),
  TRELLIS_METADATA_TESTS: withDefault('on', {
    ...ON_OR_OFF,
    meaning:
      '`off`: the service evaluates tests of metadata only when asked to ([metadata-tests.md](metadata-tests.md)). Another service on the same Neo4j may still do it.',
  }),
  TRELLIS_USAGE_EVENTS: withDefault('on', {
    ...ON_OR_OFF,
    meaning:
      '`on`: what users open, search and edit is stored for recommendations and charts ([usage-events.md](usage-events.md)). `off`: it is not stored.',
  }),
  TRELLIS_USAGE_DAYS: withDefault('365', {
    expects: 'a number of days from 1 to 100000',
    meaning: 'How long usage events are kept ([usage-events.md](usage-events.md)).',
    parse: parseCount,
  }),
  TRELLIS_LOG_LEVEL: withDefault('info', {
    expects: `one of ${LOG_LEVELS.join(', ')}`,
    meaning: `Lowest level that is logged: one of ${LOG_LEVELS.map((level) => `\`${level}\``).join(', ')}.`,
    parse: parseChoice(LOG_LEVELS),
  }),
  TRELLIS_METRICS_PUBLIC: withDefault('no', {
    expects: 'yes or no',
    meaning:
      '`yes`: `GET /metrics` needs no credentials, for a port that only the monitoring can reach. See “Monitoring”.',
    parse: parseChoice(['yes', 'no']),
  }),
  TRELLIS_OTLP_ENDPOINT: optional({
    expects: 'an address like http://collector.example:4318, without credentials in it',
    meaning:
      'Address of an OpenTelemetry collector that takes traces as OTLP over HTTP. Unset: no traces. See “Monitoring”.',
    // The value may contain credentials by mistake.
    secret: true,
    parse: parseWebAddress,
  }),
  JAVA_HOME: optional({
    shownDefault: 'the `java` on `PATH`',
    expects: 'a folder',
    meaning: 'Java installation that runs the embedded Neo4j.',
    parse: parseFolder,
  }),
  XDG_CACHE_HOME: optional({
    expects: 'a folder',
    meaning: 'Parent of the default cache folder.',
    parse: parseFolder,
  }),
} as const satisfies Record<string, Setting<unknown>>;

/** Settings of the command line (`cli-config.ts`). The service ignores them. */
export const COMMAND_LINE_SETTINGS: ReadonlySet<string> = new Set([
  'TRELLIS_SERVER',
  'TRELLIS_URL',
  'TRELLIS_TOKEN',
]);

export type SettingName = keyof typeof SETTINGS;

/** The values of all settings, by name. */
export type Settings = { readonly [Name in SettingName]: SettingValue<(typeof SETTINGS)[Name]> };

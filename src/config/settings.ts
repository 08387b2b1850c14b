/** All settings. docs/operations.md shows this table, and a test compares the two. */
import { OIDC_SETTINGS } from './oidc-settings.js';
import { optional, withDefault, type Setting, type SettingValue } from './setting.js';
import {
  parseChoice,
  parseFolder,
  parseFolders,
  parseHost,
  parseMemory,
  parseNeo4jUri,
  parseOrigin,
  parsePort,
  parseSecret,
  parseText,
} from './values.js';

const PORT = { expects: 'a port number from 0 to 65535 (0: any free port)', parse: parsePort };
const MEMORY = { expects: 'an amount of memory such as 512m or 2g', parse: parseMemory };
const ON_OR_OFF = ['on', 'off'] as const;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export const SETTINGS = {
  TRELLIS_HOST: withDefault('127.0.0.1', {
    expects: 'a host name or an address of this machine',
    meaning: 'Address that the service listens on. Beyond loopback: see “Listening beyond this machine”.',
    parse: parseHost,
  }),
  TRELLIS_PORT: withDefault('8080', {
    ...PORT,
    meaning: 'Port that the service listens on: the API and its pages.',
  }),
  TRELLIS_DATA_DIR: withDefault('.trellis', {
    expects: 'a folder',
    meaning:
      "The embedded Neo4j's data, logs and password, and the signing key of tokens. One service at a time.",
    parse: parseFolder,
  }),
  TRELLIS_CACHE_DIR: optional({
    shownDefault: '`$XDG_CACHE_HOME/trellis`, else `~/.cache/trellis`',
    expects: 'a folder',
    meaning:
      'Where the Neo4j server files are kept after they have been fetched once. Shared by all data folders.',
    parse: parseFolder,
  }),
  TRELLIS_SCHEMAS: withDefault('', {
    shownDefault: 'none',
    expects: 'folders, separated as in PATH',
    meaning: 'Folders with entities and aspects of your own, laid out like `schemas/`, loaded after it.',
    parse: parseFolders,
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
    meaning: 'Page cache of the embedded Neo4j; fastest when the whole store fits in it.',
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
    meaning: 'User of the external Neo4j.',
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
    expects: 'on or off',
    meaning:
      '`off`: a request without credentials acts as the admin. `on`: requests need a token or a session ([access.md](access.md)). ' +
      'Also see “Listening beyond this machine”.',
    parse: parseChoice(ON_OR_OFF),
  }),
  TRELLIS_VIEW_AUTHORIZATION: withDefault('off', {
    expects: 'on or off',
    meaning:
      '`on`: people see what policies let them see, and nothing else. `off`: everybody sees everything ([access.md](access.md)).',
    parse: parseChoice(ON_OR_OFF),
  }),
  TRELLIS_TRUSTED_NETWORK: withDefault('no', {
    expects: 'yes or no',
    meaning:
      '`yes`: whoever reaches the port may do everything. Needed to listen beyond loopback with `TRELLIS_AUTH=off`.',
    parse: parseChoice(['yes', 'no']),
  }),
  TRELLIS_ADMIN_PASSWORD: optional({
    shownDefault: '`datahub` on loopback, else none',
    expects: 'a password',
    meaning:
      'Password of the first user, `datahub`, who is made on first start. Required with sign-in where others reach the service: beyond loopback, or at `TRELLIS_PUBLIC_URL`.',
    secret: true,
    parse: parseText,
  }),
  TRELLIS_TOKEN_KEY: optional({
    shownDefault: 'made on first start, kept in `TRELLIS_DATA_DIR`',
    expects: 'a secret of 32 characters or more',
    meaning:
      'What tokens and invitations are signed with, and secrets sealed. Services on one Neo4j need the same.',
    secret: true,
    parse: parseSecret,
  }),
  TRELLIS_PUBLIC_URL: optional({
    shownDefault: 'on loopback, as the browser asks; else none',
    expects: 'an address like https://catalog.example, without a path',
    meaning:
      'Where browsers reach the service, e.g. through a proxy: writes of pages from there are taken, and without sign-in its name is answered. With `https` the cookies of single sign-on are `Secure`. ' +
      'Required beyond loopback with `TRELLIS_OIDC_ISSUER`.',
    parse: parseOrigin,
  }),
  ...OIDC_SETTINGS,
  TRELLIS_LOG_LEVEL: withDefault('info', {
    expects: `one of ${LOG_LEVELS.join(', ')}`,
    meaning: `Least level that is logged: one of ${LOG_LEVELS.map((level) => `\`${level}\``).join(', ')}.`,
    parse: parseChoice(LOG_LEVELS),
  }),
  JAVA_HOME: optional({
    shownDefault: 'the `java` on `PATH`',
    expects: 'a folder',
    meaning: 'The Java that runs the embedded Neo4j.',
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

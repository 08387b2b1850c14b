/** Declares settings (default, expected values, documentation) and parses their values. */
import { delimiter, resolve } from 'node:path';
import { MAX_BODY_BYTES } from '../core/limits.js';

/** The environment variables, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface Setting<T> {
  /** Text that is parsed if the environment has no value. */
  readonly fallback: string | undefined;
  /** The default as text for the documentation. */
  readonly shownDefault: string;
  /** Completes "expected …" in the error for an invalid value. */
  readonly expects: string;
  /** One sentence for the table in docs/operations.md. */
  readonly meaning: string;
  /** Whether the value must not be repeated in messages. */
  readonly secret: boolean;
  /** @returns undefined for an invalid text */
  readonly parse: (text: string) => T | undefined;
  /** Determines the type of the value if the setting is missing and has no fallback. */
  readonly absent: T;
}

interface Description<T> {
  readonly shownDefault?: string;
  readonly expects: string;
  readonly meaning: string;
  readonly secret?: boolean;
  readonly parse: (text: string) => T | undefined;
}

/** Declares a setting that always has a value. */
export function withDefault<T>(fallback: string, description: Description<T>): Setting<T> {
  const value = description.parse(fallback);
  if (value === undefined) throw new Error(`The default "${fallback}" is not ${description.expects}`);
  return { shownDefault: `\`${fallback}\``, secret: false, ...description, fallback, absent: value };
}

/** Declares a setting that may be left out. */
export function optional<T>(description: Description<T>): Setting<T | undefined> {
  return { shownDefault: 'unset', secret: false, ...description, fallback: undefined, absent: undefined };
}

export type SettingValue<S> = S extends Setting<infer T> ? T : never;

/** Reads the value of a setting, or returns a message about the invalid value. An empty text counts as unset. */
export function readSetting<T>(
  name: string,
  setting: Setting<T>,
  environment: Environment,
): { value: T } | { problem: string } {
  const entry = environment[name];
  const text = entry === undefined || entry === '' ? setting.fallback : entry;
  if (text === undefined) return { value: setting.absent };
  const value = setting.parse(text);
  if (value !== undefined) return { value };
  const shown = setting.secret ? name : `${name}=${text}`;
  return { problem: `${shown}: expected ${setting.expects}` };
}

// Parsers of settings. Each returns undefined for an invalid text.

const NEO4J_PROTOCOLS = new Set(['bolt:', 'bolt+s:', 'bolt+ssc:', 'neo4j:', 'neo4j+s:', 'neo4j+ssc:']);
const MAX_PORT = 65_535;
const MIN_SECRET_LENGTH = 32;
/** The greatest minimum that the setting accepts. Longer passwords are possible, but never required. */
const MAX_PASSWORD_MINIMUM = 128;
const MAX_COUNT = 100_000;

export function parseText(text: string): string {
  return text;
}

/** Accepts only secrets that are long enough to resist guessing. */
export function parseSecret(text: string): string | undefined {
  return text.length >= MIN_SECRET_LENGTH ? text : undefined;
}

export function parsePort(text: string): number | undefined {
  if (!/^\d{1,5}$/.test(text)) return undefined;
  const port = Number(text);
  return port <= MAX_PORT ? port : undefined;
}

/** Parses an amount of memory in the notation that Java and Neo4j share: digits, then k, m or g. */
export function parseMemory(text: string): string | undefined {
  return /^[1-9]\d{0,8}[kmg]$/i.test(text) ? text.toLowerCase() : undefined;
}

const UNITS: Readonly<Record<string, number>> = { k: 1024, m: 1024 ** 2, g: 1024 ** 3 };

/** Parses an amount of memory for request bodies, in bytes. One body must fit. */
export function parseBodyMemory(text: string): number | undefined {
  const bytes = parseBytes(text);
  return bytes !== undefined && bytes >= MAX_BODY_BYTES ? bytes : undefined;
}

/** Parses an amount of memory, in bytes. */
export function parseBytes(text: string): number | undefined {
  const memory = parseMemory(text);
  return memory === undefined ? undefined : Number(memory.slice(0, -1)) * (UNITS[memory.slice(-1)] ?? 0);
}

/** Parses a name that is one part of a path. */
export function parsePathPart(text: string): string | undefined {
  return /^(?!\.+$)[\w.-]{1,100}$/.test(text) ? text : undefined;
}

/** Parses `a, b` to its names; an empty text has none. */
export function parseNames(text: string): readonly string[] | undefined {
  return parseList(text, /^[A-Za-z]\w*$/);
}

/** Parses `a, b` to its names of data platforms, e.g. `delta-lake`; an empty text has none. */
export function parsePlatforms(text: string): readonly string[] | undefined {
  return parseList(text, /^[\w.-]+$/);
}

/** Parses `a, b` to its names of Python packages, e.g. `my-package`; an empty text has none. */
export function parsePackages(text: string): readonly string[] | undefined {
  return parseList(text, /^[A-Za-z0-9][\w.-]*$/);
}

function parseList(text: string, item: RegExp): readonly string[] | undefined {
  if (text.trim() === '') return [];
  const items = text.split(',').map((each) => each.trim());
  return items.every((each) => item.test(each)) ? items : undefined;
}

/** Parses a limit on things at a time. */
export function parseCount(text: string): number | undefined {
  if (!/^[1-9]\d{0,5}$/.test(text)) return undefined;
  const count = Number(text);
  return count <= MAX_COUNT ? count : undefined;
}

/** Members of settings whose value is a count. */
export const COUNT = { expects: 'a number from 1 to 100000', parse: parseCount };

/** Parses the minimum number of characters of a password. */
export function parsePasswordLength(text: string): number | undefined {
  const length = parseCount(text);
  return length === undefined || length > MAX_PASSWORD_MINIMUM ? undefined : length;
}

/** Returns the absolute path. A relative path is relative to the working directory. */
export function parseFolder(text: string): string {
  return resolve(text);
}

/** Parses folders separated as in PATH: by `:`, on Windows by `;`. */
export function parseFolders(text: string): readonly string[] {
  return Object.freeze(
    text
      .split(delimiter)
      .filter((part) => part !== '')
      .map((part) => resolve(part)),
  );
}

/** Parses a host name or an IP address. Brackets around an IPv6 address are invalid, because they belong to URLs only. */
export function parseHost(text: string): string | undefined {
  return /^[A-Za-z0-9._:%-]+$/.test(text) ? text : undefined;
}

/** Parses an address of Neo4j. Credentials in it are invalid, because they have their own settings and would appear in logs. */
export function parseNeo4jUri(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const uri = new URL(text);
  const fits =
    NEO4J_PROTOCOLS.has(uri.protocol) && uri.host !== '' && uri.username === '' && uri.password === '';
  return fits && ['', '/'].includes(uri.pathname) && uri.hash === '' && hasRoutingOnly(uri)
    ? text
    : undefined;
}

/** Tells whether the driver accepts the query: parameters of routing, each once and with a value. */
function hasRoutingOnly({ protocol, search }: URL): boolean {
  if (search === '') return true;
  const parameters = search
    .slice(1)
    .split('&')
    .map((each) => each.split('='));
  const names = new Set(parameters.map(([name]) => name));
  return (
    protocol.startsWith('neo4j') &&
    parameters.every((parts) => parts.length === 2 && !parts.includes('')) &&
    names.size === parameters.length &&
    !names.has('address')
  );
}

/** Parses a web address without credentials, query and fragment. */
export function parseWebAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, search, hash } = new URL(text);
  const fits = ['https:', 'http:'].includes(protocol) && `${username}${password}${search}${hash}` === '';
  return fits ? text : undefined;
}

/** Returns scheme, host and port of a web address that has no path, without a trailing slash. */
export function parseOrigin(text: string): string | undefined {
  if (parseWebAddress(text) === undefined) return undefined;
  const { origin, pathname } = new URL(text);
  return pathname === '/' ? origin : undefined;
}

/** Parses scopes of OpenID Connect, separated by spaces. `openid` is required, because without it the provider sends no ID token. */
export function parseScopes(text: string): string | undefined {
  const scopes = text.split(' ').filter((scope) => scope !== '');
  const fits =
    scopes.includes('openid') && scopes.every((scope) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(scope));
  return fits ? scopes.join(' ') : undefined;
}

export function parsePattern(text: string): RegExp | undefined {
  try {
    return new RegExp(text, 'u');
  } catch {
    return undefined;
  }
}

export function parseChoice<T extends string>(choices: readonly T[]): (text: string) => T | undefined {
  return (text) => choices.find((choice) => choice === text);
}

/** Members of settings that switch something on or off. */
export const ON_OR_OFF = { expects: 'on or off', parse: parseChoice(['on', 'off'] as const) };

/** Parses the URN of a user. The name may be anything that a URN can contain. */
export function parseUserUrn(text: string): string | undefined {
  return /^urn:li:corpuser:[^\s,()]+$/.test(text) ? text : undefined;
}

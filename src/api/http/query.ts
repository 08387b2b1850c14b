/** Targets of requests: path and query string, parameters, and lists in them. */
import { CatalogError, invalidRequest } from '../../core/errors.js';
import type { QueryParameter } from './route.js';
import type { RawQuery } from './request-context.js';

/** Texts that are the same when they are decoded. */
const PLAIN = /^[\w.:-]*$/;
const NO_VALUES: RawQuery = new Map();

/**
 * Query strings are split before they are decoded, because only unencoded characters are `List(...)` syntax.
 * @throws INVALID_REQUEST for a broken percent-encoding in a name
 */
export function splitQuery(text: string): RawQuery {
  if (text === '') return NO_VALUES;
  const values = new Map<string, string[]>();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decodeQueryText(equals < 0 ? pair : pair.slice(0, equals), 'name');
    const value = equals < 0 ? '' : pair.slice(equals + 1);
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  return values;
}

/** Decodes as forms do: `+` is a space. @throws INVALID_REQUEST */
export function decodeQueryText(raw: string, name: string): string {
  try {
    return PLAIN.test(raw) ? raw : decodeURIComponent(raw.replaceAll('+', ' '));
  } catch (cause) {
    throw new CatalogError(
      'INVALID_REQUEST',
      `Query parameter ${name}: "${raw}" contains an invalid percent-encoding`,
      { path: `/${name}`, rule: 'percent-encoded UTF-8' },
      { cause },
    );
  }
}

/** Returns the declared parameters as strings or lists of strings. The route's schema checks and converts them. */
export function readParameters(
  raw: RawQuery,
  declared: Readonly<Record<string, QueryParameter>>,
): Record<string, string | string[]> {
  if (raw.size === 0) return {};
  const given = Object.entries(declared).flatMap(([name, { list }]) => {
    const values = raw.get(name);
    if (values === undefined) return [];
    if (list !== undefined) return [[name, readList(values, { name, list })] as const];
    return [[name, single(values.map((value) => decodeQueryText(value, name)))] as const];
  });
  return Object.fromEntries(given);
}

/** A repeated single parameter stays a list, which its schema refuses. */
function single(values: string[]): string | string[] {
  const [value, ...others] = values;
  return value !== undefined && others.length === 0 ? value : values;
}

function readList(values: readonly string[], of: { name: string; list: 'restli' | 'comma' }): string[] {
  const decode = (text: string): string => decodeQueryText(text, of.name);
  const items = values.flatMap((value) => {
    const list = parseList(value, { name: of.name, decode });
    if (list !== undefined) return list;
    return of.list === 'comma' ? decode(value).split(',') : [decode(value)];
  });
  return [...new Set(items.filter((item) => item !== ''))];
}

const OPEN = 'List(';

interface ListContext {
  /** Name of the query parameter, for the error. */
  readonly name: string;
  readonly decode: (raw: string) => string;
}

/**
 * Parses a list: `List(<item>,<item>)`, with items percent-encoded one by one. Splits at commas outside of parentheses, so that a URN with unencoded parentheses and commas stays one item. Also accepts a value that
 * was percent-encoded as a whole.
 * @returns undefined if the value is not a list
 * @throws INVALID_REQUEST for unbalanced parentheses
 */
export function parseList(raw: string, context: ListContext): string[] | undefined {
  if (raw.startsWith(OPEN)) return splitItems(raw, context).map((item) => context.decode(item));
  const decoded = context.decode(raw);
  return decoded.startsWith(OPEN) ? splitItems(decoded, context) : undefined;
}

function splitItems(list: string, { name }: ListContext): string[] {
  const items: string[] = [];
  let depth = 1;
  let start = OPEN.length;
  for (let at = start; at < list.length && depth > 0; at += 1) {
    const character = list[at];
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0 || (depth === 1 && character === ',')) {
      items.push(list.slice(start, at));
      start = at + 1;
    }
  }
  if (depth !== 0 || start !== list.length) throw malformed(list, name);
  return items.length === 1 && items[0] === '' ? [] : items;
}

function malformed(list: string, name: string): CatalogError {
  return invalidRequest(
    `/${name}`,
    `Query parameter ${name}: "${list}" must have the form List(<item>,<item>) with items percent-encoded`,
    'List(<item>,...)',
  );
}

/** The target of a request line, not decoded, because URNs contain encoded slashes and commas. */
interface RequestTarget {
  /** Begins with exactly one slash. */
  readonly path: string;
  /** Without the question mark. */
  readonly rawQuery: string;
}

const SCHEME_AND_AUTHORITY = /^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i;
const LEADING_SLASHES = /^\/*/;

/** Treats `//aspects` as `/aspects`, because some base addresses end with a slash. Accepts the absolute targets that proxies send. */
export function readTarget(url: string): RequestTarget {
  const local = url.startsWith('/') ? url : url.replace(SCHEME_AND_AUTHORITY, '');
  const end = local.indexOf('?');
  const sent = end < 0 ? local : local.slice(0, end);
  const path = sent.startsWith('/') && !sent.startsWith('//') ? sent : sent.replace(LEADING_SLASHES, '/');
  return { path, rawQuery: end < 0 ? '' : local.slice(end + 1) };
}

/** Query strings are split before they are decoded, because only unencoded characters are `List(...)` syntax. */
import { CatalogError } from '../../core/errors.js';
import { parseList } from './restli-list.js';
import type { QueryParameter } from './route.js';
import type { RawQuery } from './state.js';

/** Texts that are the same when they are decoded. */
const PLAIN = /^[\w.:-]*$/;
const NO_VALUES: RawQuery = new Map();

/** @throws INVALID_REQUEST for a broken percent-encoding in a name. */
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

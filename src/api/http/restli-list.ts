/** Parses lists in query parameters: `List(<item>,<item>)`, with items percent-encoded one by one. */
import { CatalogError } from '../../core/errors.js';

const OPEN = 'List(';

export interface ListContext {
  /** Name of the query parameter, for the error. */
  readonly name: string;
  readonly decode: (raw: string) => string;
}

/**
 * Splits at commas outside of parentheses, so that a URN with unencoded parentheses and commas stays one item. Also accepts a value that
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
  return new CatalogError(
    'INVALID_REQUEST',
    `Query parameter ${name}: "${list}" must have the form List(<item>,<item>) with items percent-encoded`,
    { path: `/${name}`, rule: 'List(<item>,...)' },
  );
}

/** Finds the fields of a hit that match the query, with the text around the match. */
import { COLUMN_FIELDS, columnEnds, MAX_COLUMN_PREFIX } from '../../model/search/text-tiers.js';
import { readableEnd } from '../../model/search/key-facts.js';
import { searchFieldsOf, type SearchField } from '../../model/search/search-fields.js';
import { listCompounds, splitWords, foldText } from '../../model/search/split-words.js';
import type { FieldValue, MetadataModel } from '../../model/types.js';
import type { MatchedField } from './types.js';
import type { FoundHit } from './find-page.js';
import { collectTests, mayContain, type RowTest, type Tests, type WordTest } from './match-words.js';
import type { QueryNode } from './query-syntax.js';

/** Longer texts are cut to this number of characters around the first match. */
const WINDOW = 200;
/** Maximum number of values of one field per hit. */
const MAX_VALUES = 5;

export interface Matcher {
  /** Properties to read of each hit; none if the query has no text to match. */
  readonly properties: readonly string[];
  match(hit: FoundHit): MatchedField[];
}

/** For searches without matched fields. */
export const NO_MATCHER: Matcher = { properties: [], match: () => [] };

export function createMatcher(model: MetadataModel, query: QueryNode): Matcher {
  const tests = collectTests(query);
  const fields = tests.rows.length > 0 || tests.fields.size > 0 ? fieldsToRead(model, tests.fields) : [];
  const byProperty = new Map(fields.map((field) => [field.property, field]));
  return {
    properties: fields.map(({ property }) => property),
    match: (hit) => {
      const matched = hit.fields.flatMap(([property, stored]) => {
        const field = byProperty.get(property);
        return field === undefined ? [] : matchField(model, { field, tests, values: [stored].flat() });
      });
      return matched.length > 0 ? matched : matchUrn(model, hit.urn, tests);
    },
  };
}

/** An entity is also found by its whole URN, and by the name in it, even if no field contains them. */
function matchUrn(model: MetadataModel, urn: string, { rows, beginnings }: Tests): MatchedField[] {
  const isWhole = rows.some(({ words }) => endsInRow([{ word: foldText(urn) }], words));
  const isFound = isWhole || firstMatch(readableEnd(model, urn), [...rows, ...beginnings]) >= 0;
  return isFound ? [{ name: 'urn', value: urn }] : [];
}

function fieldsToRead(model: MetadataModel, fieldTests: ReadonlyMap<string, unknown>): SearchField[] {
  const registry = searchFieldsOf(model);
  const named = [...fieldTests.keys()].flatMap((name) => registry.resolve(name));
  const usual = [...registry.byName.values()].filter(
    ({ queryByDefault, isName }) => queryByDefault || isName,
  );
  return [...new Set([...usual, ...registry.resolve('_entityName'), ...named])];
}

interface FieldMatch {
  readonly field: SearchField;
  readonly tests: Tests;
  readonly values: readonly FieldValue[];
}

function matchField(model: MetadataModel, { field, tests, values }: FieldMatch): MatchedField[] {
  const fieldTests = [...tests.fields].flatMap(([name, wanted]) =>
    searchFieldsOf(model)
      .resolve(name)
      .some((other) => other.name === field.name)
      ? wanted
      : [],
  );
  const isColumn = COLUMN_FIELDS.includes(field.name);
  const isName = field.isName || field.name === '_entityName';
  const rows = isColumn ? tests.columns.rows : isName ? [...tests.rows, ...tests.beginnings] : tests.rows;
  const matched = values.map(String).flatMap((value) => {
    const readable = field.isUrn ? readableEnd(model, value) : value;
    if (fieldTests.some((test) => test(value) || test(readable))) return [excerptAround(value, 0)];
    const begun = isColumn ? columnMatch(value, tests.columns.beginnings) : -1;
    const at = begun < 0 ? firstMatch(readable, rows) : begun;
    return at < 0 ? [] : [excerptAround(value, field.isUrn ? 0 : at)];
  });
  return [...new Set(matched)].slice(0, MAX_VALUES).map((value) => ({ name: field.name, value }));
}

/** Returns the index of the first word, name or sequence of words that a test matches; -1 if there is none. */
function firstMatch(text: string, all: readonly RowTest[]): number {
  const folded = foldText(text);
  const rows = all.filter((row) => mayContain(folded, row)).map(({ words }) => words);
  const longest = Math.max(0, ...rows.map((row) => row.length));
  if (longest === 0) return -1;
  const recent: { readonly word: string; readonly at: number }[] = [];
  for (const { 0: run, index } of text.matchAll(/[\p{L}\p{N}\p{M}_.-]+/gu)) {
    const wholes = [foldText(run), ...listCompounds(run)].map((word) => ({ word }));
    if (wholes.some((whole) => rows.some((tests) => endsInRow([whole], tests)))) return index;
    for (const word of splitWords(run)) {
      recent.push({ word, at: index });
      if (recent.length > longest) recent.shift();
      const row = rows.find((tests) => endsInRow(recent, tests));
      if (row !== undefined) return recent.at(-row.length)?.at ?? index;
    }
  }
  return -1;
}

/** Returns where the name of a column contains one of the beginnings; -1 if it contains none. */
function columnMatch(column: string, beginnings: readonly string[]): number {
  const ends = beginnings.length === 0 ? [] : columnEnds(column);
  const found = beginnings
    .map((each) => each.slice(0, MAX_COLUMN_PREFIX))
    .find((each) => ends.some((end) => end.startsWith(each)));
  if (found === undefined) return -1;
  if (column.length <= WINDOW) return 0;
  const at = foldText(column).search(new RegExp(Array.from(found).join('[^\\p{L}\\p{N}]*'), 'u'));
  // Types are between the names of a typed path. Its end is the most specific part.
  return at < 0 ? column.length : at;
}

function endsInRow(recent: readonly { readonly word: string }[], row: readonly WordTest[]): boolean {
  const start = recent.length - row.length;
  return row.length > 0 && start >= 0 && row.every((test, at) => test(recent[start + at]?.word ?? ''));
}

function excerptAround(text: string, at: number): string {
  if (text.length <= WINDOW) return text;
  const start = Math.max(0, Math.min(at - WINDOW / 4, text.length - WINDOW));
  const end = start + WINDOW;
  const window = text.slice(start, end).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
  return `${start > 0 ? '…' : ''}${window}${end < text.length ? '…' : ''}`;
}

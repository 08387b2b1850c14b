/** Says for a hit which of its fields match the query, with the text around the match. */
import { foldText } from '../../model/search/fold-text.js';
import { readableEnd } from '../../model/search/key-facts.js';
import { searchFieldsOf, type SearchField } from '../../model/search/search-fields.js';
import { splitWords } from '../../model/search/split-words.js';
import { stemWord } from '../../model/search/stem-word.js';
import type { FieldValue, MetadataModel } from '../../model/types.js';
import type { MatchedField } from '../types.js';
import type { FoundHit } from './find-page.js';
import type { QueryNode } from './query-syntax.js';

/** Longer texts are cut to so many characters around the first match. */
const WINDOW = 200;
/** Values of one field that are listed per hit. */
const MAX_VALUES = 5;

type Test = (word: string) => boolean;

export interface Matcher {
  /** Properties to read of each hit; none when the query has nothing to match. */
  readonly properties: readonly string[];
  match(hit: FoundHit): MatchedField[];
}

/** For searches that do not want to know. */
export const NO_MATCHER: Matcher = { properties: [], match: () => [] };

export function createMatcher(model: MetadataModel, query: QueryNode): Matcher {
  const tests = collectTests(query);
  const fields = tests.words.length > 0 || tests.fields.size > 0 ? fieldsToRead(model, tests.fields) : [];
  const byProperty = new Map(fields.map((field) => [field.property, field]));
  return {
    properties: fields.map(({ property }) => property),
    match: (hit) =>
      hit.fields.flatMap(([property, stored]) => {
        const field = byProperty.get(property);
        return field === undefined ? [] : matchField(model, { field, tests, values: [stored].flat() });
      }),
  };
}

interface Tests {
  readonly words: readonly Test[];
  /** Values asked for by `field:value`. */
  readonly fields: ReadonlyMap<string, readonly Test[]>;
}

function collectTests(
  node: QueryNode,
  tests = { words: [] as Test[], fields: new Map<string, Test[]>() },
): Tests {
  if (node.kind === 'and' || node.kind === 'or') for (const part of node.nodes) collectTests(part, tests);
  if (node.kind === 'word') tests.words.push(...wordTests(node.text));
  if (node.kind === 'phrase')
    tests.words.push(...splitWords(node.text).map((wanted) => (word: string) => word === wanted));
  if (node.kind === 'field') {
    const test: Test = node.quoted ? (value) => value === node.text : globTest(node.text);
    tests.fields.set(node.field, [...(tests.fields.get(node.field) ?? []), test]);
  }
  return tests;
}

/** A word matches in both its numbers; with `*` any word that fits. */
function wordTests(text: string): Test[] {
  if (text.includes('*')) return [globTest(foldText(text))];
  return splitWords(text).map((wanted) => {
    const stem = stemWord(wanted);
    return (word) => word === wanted || stemWord(word) === stem;
  });
}

/** Piece by piece from the left; a regular expression would try every way to spread many stars over a long text. */
function globTest(glob: string): Test {
  const [first = '', ...rest] = glob.split(/\*+/);
  const last = rest.pop();
  if (last === undefined) return (text) => text === glob;
  return (text) => {
    let at = first.length;
    if (!text.startsWith(first) || !text.endsWith(last)) return false;
    for (const piece of rest) {
      const found = text.indexOf(piece, at);
      if (found < 0) return false;
      at = found + piece.length;
    }
    return at <= text.length - last.length;
  };
}

function fieldsToRead(model: MetadataModel, asked: ReadonlyMap<string, unknown>): SearchField[] {
  const registry = searchFieldsOf(model);
  const named = [...asked.keys()].flatMap((name) => registry.resolve(name));
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
  const asked = [...tests.fields].flatMap(([name, wanted]) =>
    searchFieldsOf(model)
      .resolve(name)
      .some((other) => other.name === field.name)
      ? wanted
      : [],
  );
  const matched = values.map(String).flatMap((value) => {
    const readable = field.isUrn ? readableEnd(model, value) : value;
    if (asked.some((test) => test(value) || test(readable))) return [cutAround(value, 0)];
    const at = firstMatch(readable, tests.words);
    return at < 0 ? [] : [cutAround(value, field.isUrn ? 0 : at)];
  });
  return [...new Set(matched)].slice(0, MAX_VALUES).map((value) => ({ name: field.name, value }));
}

/** Index of the first word, or name of several words, that a test holds for; -1 when there is none. */
function firstMatch(text: string, tests: readonly Test[]): number {
  if (tests.length === 0) return -1;
  for (const run of text.matchAll(/[\p{L}\p{N}\p{M}_.-]+/gu)) {
    const candidates = [foldText(run[0]), ...splitWords(run[0])];
    if (candidates.some((word) => tests.some((test) => test(word)))) return run.index;
  }
  return -1;
}

function cutAround(text: string, at: number): string {
  if (text.length <= WINDOW) return text;
  const start = Math.max(0, Math.min(at - WINDOW / 4, text.length - WINDOW));
  const end = start + WINDOW;
  const window = text.slice(start, end).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
  return `${start > 0 ? '…' : ''}${window}${end < text.length ? '…' : ''}`;
}

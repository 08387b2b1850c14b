/**
 * Tests which entities a query text finds, by evaluating its Lucene query on the tokens by which entities are indexed.
 * test/exhaustive/search-tables.test.ts runs the same tables on Neo4j.
 */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { join } from 'node:path';
import {
  called,
  inQuotes,
  QUERY_TABLES,
  queryLanguage,
  type Documents,
} from '../../../test/helpers/search-tables.js';
import { isIndexedFor, searchedNode, type SearchedNode } from '../../../test/helpers/unit/searched-nodes.js';
import { loadModel } from '../../model/load-model.js';
import { planSearch } from './plan-search.js';

const model = loadModel([join(import.meta.dirname, '..', '..', '..', 'schemas')]);
const STORE = 'shelf';
const urnOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:${STORE},${name},PROD)`;

type Shelf = ReadonlyMap<string, SearchedNode>;

function shelfOf(documents: Documents): Shelf {
  return new Map(
    Object.entries(documents).map(([name, aspects]) => [name, searchedNode(model, urnOf(name), aspects)]),
  );
}

/** Names of the entities that are found, in alphabetical order. */
function find(shelf: Shelf, input: string, includeSoftDeleted = false): string[] {
  const page = { start: 0, count: 10 };
  const { lucene } = planSearch(model, { input, entityTypes: ['dataset'], page, includeSoftDeleted });
  return [...shelf].flatMap(([name, node]) => (isIndexedFor(lucene, node) ? [name] : [])).sort();
}

describe.each(QUERY_TABLES.map((tableOf) => tableOf(STORE)))('$title', ({ documents, rows }) => {
  const shelf = shelfOf(documents);

  it.each(rows)('%j finds %j', (input, expected) => {
    expect(find(shelf, input)).toEqual(expected);
  });
});

describe('identifiers among many similar ones', () => {
  const digest = (text: string) => createHash('md5').update(text).digest('hex');
  const crowd = Array.from({ length: 300 }, (_, index) => digest(`entity ${index}`));
  const shelf = shelfOf(Object.fromEntries(crowd.map((name) => [name, called(name)])));

  it('find only their own entity', () => {
    fc.assert(
      fc.property(fc.constantFrom(...crowd), fc.boolean(), (name, isUpperCase) => {
        expect(find(shelf, isUpperCase ? name.toUpperCase() : name)).toEqual([name]);
      }),
      { numRuns: 30 },
    );
  });

  it('find nothing if no entity has them', () => {
    for (const index of [1, 2, 3, 4, 5])
      expect(find(shelf, digest(`nothing ${index}`).slice(0, 10))).toEqual([]);
  });
});

describe('the query language', () => {
  const shelf = shelfOf(queryLanguage(STORE).documents);

  it('intersects, unites and negates the results of its parts, however they are nested', () => {
    const parts = ['alpha', 'red', 'b*', 'tags:pii', 'hasOwners:true', '"beta blue"', 'nothing'];
    const all = [...shelf.keys()].sort();
    const foundBy = new Map(parts.map((part) => [part, find(shelf, part)]));
    type Meant = readonly [input: string, expected: readonly string[]];
    const { query } = fc.letrec<{ query: Meant }>((tie) => ({
      query: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.constantFrom(...parts).map((part): Meant => [part, foundBy.get(part) ?? []]),
        tie('query').map(([input, found]): Meant => [
          `NOT (${input})`,
          all.filter((name) => !found.includes(name)),
        ]),
        fc
          .tuple(tie('query'), fc.constantFrom(' ', ' AND '), tie('query'))
          .map(([[one, found], joint, [other, also]]): Meant => [
            `(${one})${joint}(${other})`,
            found.filter((name) => also.includes(name)),
          ]),
        fc
          .tuple(tie('query'), tie('query'))
          .map(([[one, found], [other, also]]): Meant => [
            `(${one}) OR (${other})`,
            all.filter((name) => found.includes(name) || also.includes(name)),
          ]),
      ),
    }));
    fc.assert(
      fc.property(query, ([input, expected]) => {
        expect(find(shelf, input)).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });
});

it('any name is found in quotes and by its field', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(name, (text) => {
      const one = shelfOf({ one: called(text), other: called('something else') });
      expect(find(one, inQuotes(text))).toContain('one');
      expect(find(one, `name:${inQuotes(text)}`)).toEqual(['one']);
    }),
  );
});

it('soft-deleted entities are found if the query requests them', () => {
  const shelf = shelfOf({
    gone: { ...called('phantom_gone'), status: { removed: true } },
    here: called('phantom_here'),
  });
  expect(find(shelf, 'phantom', true)).toEqual(['gone', 'here']);
});

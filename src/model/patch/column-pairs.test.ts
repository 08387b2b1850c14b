import fc from 'fast-check';
import type { JsonObject } from '../../core/json.js';
import { ColumnPairs, NO_VALUE, type PairKey } from './column-pairs.js';
import { catchError } from '../../../test/helpers/unit/urns.js';
import { add, patch, remove } from '../../../test/helpers/unit/patches.js';

function field(name: string): string {
  return `urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD),${name})`;
}

const [A, B, X, Y] = ['a', 'b', 'x', 'y'].map(field) as [string, string, string, string];

function record(upstreams: string[], downstreams: string[], parts: JsonObject = {}): JsonObject {
  const type = downstreams.length === 1 ? 'FIELD' : 'FIELD_SET';
  return {
    upstreamType: 'FIELD_SET',
    upstreams,
    downstreamType: type,
    downstreams,
    confidenceScore: 1,
    ...parts,
  };
}

function pairPath(down: string, up: string, query = NO_VALUE, transformation = NO_VALUE): string {
  return ['/fineGrainedLineages', transformation, down, query, up]
    .map((part) => part.replaceAll('~', '~0'))
    .join('/');
}

function lineages(current: unknown, ...operations: JsonObject[]): unknown {
  const before = current === undefined ? undefined : { upstreams: [], fineGrainedLineages: current };
  return patch('upstreamLineage', before, operations)['fineGrainedLineages'];
}

describe('column lineage', () => {
  const one = { confidenceScore: 1 };

  it('collects the upstreams of a column in one record', () => {
    expect(
      lineages(undefined, add(pairPath(X, A), one), add(pairPath(Y, A), one), add(pairPath(X, B), one)),
    ).toEqual([record([A, B], [X]), record([A], [Y])]);
  });

  it('keeps separate records for different transformations, queries and scores', () => {
    const operations = [
      add(pairPath(X, A), one),
      add(pairPath(X, B, 'urn:li:query:q'), one),
      add(pairPath(X, B, NO_VALUE, 'SUM'), one),
      add(pairPath(X, B), { confidenceScore: 0.5 }),
    ];
    expect(lineages(undefined, ...operations)).toEqual([
      record([A], [X]),
      record([B], [X], { query: 'urn:li:query:q' }),
      record([B], [X], { transformOperation: 'SUM' }),
      record([B], [X], { confidenceScore: 0.5 }),
    ]);
  });

  it('moves a pair to another record when its score changes', () => {
    expect(lineages([record([A, B], [X])], add(pairPath(X, A), { confidenceScore: 0.5 }))).toEqual([
      record([B], [X]),
      record([A], [X], { confidenceScore: 0.5 }),
    ]);
  });

  it('splits a record that contains more than the removed pair', () => {
    expect(lineages([record([A, B], [X, Y])], remove(pairPath(X, A)))).toEqual([
      record([A, B], [Y], { downstreamType: 'FIELD_SET' }),
      record([B], [X]),
    ]);
    expect(lineages([record([A], [X])], remove(pairPath(X, A)))).toEqual([]);
  });

  it('removes all pairs below a shorter path', () => {
    const current = [record([A, B], [X]), record([A], [Y]), record([B], [X], { transformOperation: 'SUM' })];
    expect(lineages(current, remove(`/fineGrainedLineages/NONE/${X}`))).toEqual(current.slice(1));
    expect(lineages(current, remove('/fineGrainedLineages/NONE'))).toEqual(current.slice(2));
    expect(lineages(current, remove(`/fineGrainedLineages/NONE/${X}/urn:li:query:q`))).toEqual(current);
  });

  it('does not change records with further members, records without pairs, and records that no operation names', () => {
    const current = [
      record([A], [X], { matchType: 'EXACT' }),
      { upstreamType: 'NONE', downstreamType: 'FIELD' },
    ];
    expect(lineages(current, add(pairPath(X, B), {}), remove(pairPath(Y, A)))).toEqual([
      ...current,
      record([B], [X]),
    ]);
  });

  it('can be set as whole records', () => {
    expect(lineages([record([A], [X])], add('/fineGrainedLineages', [record([A, B], [X, Y])]))).toEqual([
      record([A, B], [X, Y]),
    ]);
  });

  it('accepts a dataset as the upstream', () => {
    expect(lineages([], add(pairPath(X, 'urn:li:dataset:d'), one))).toEqual([
      record(['urn:li:dataset:d'], [X], { upstreamType: 'DATASET' }),
    ]);
  });

  it('rejects incomplete pairs, and values that could not be stored', () => {
    const message = (operation: JsonObject): string =>
      (catchError(() => lineages([], operation)) as Error).message;
    expect(message(add(`/fineGrainedLineages/NONE/${X}`, one))).toMatch(/a pair of columns is added at/);
    expect(message(add(`${pairPath(X, A)}/confidenceScore`, 1))).toMatch(/a pair of columns is added at/);
    expect(message(add(pairPath(X, A), record([A], [X])))).toMatch(/the value of a pair of columns is/);
  });

  it('contains exactly the pairs that were added and not removed', () => {
    const names = fc.constantFrom(A, B, X, Y);
    const keys: fc.Arbitrary<PairKey> = fc.tuple(
      fc.constantFrom('NONE', 'SUM'),
      names,
      fc.constantFrom('NONE', 'q'),
      names,
    );
    const lists = fc.uniqueArray(names, { minLength: 1, maxLength: 3 });
    const starts = fc.array(
      fc.tuple(lists, lists).map(([up, down]) => record(up, down)),
      { maxLength: 3 },
    );
    const steps = fc.array(
      fc.record({ key: keys, add: fc.boolean(), parts: fc.integer({ min: 1, max: 4 }) }),
    );
    fc.assert(
      fc.property(starts, steps, (start, operations) => {
        const pairs = new ColumnPairs(start);
        const expected = pairsOf(start);
        for (const step of operations) {
          const parts = step.key.slice(0, step.parts);
          if (step.add) pairs.add(step.key);
          else pairs.remove(parts);
          if (step.add) expected.add(JSON.stringify(step.key));
          else for (const text of expected) if (startsWith(text, parts)) expected.delete(text);
        }
        expect([...pairsOf(pairs.toArray() as JsonObject[])].sort()).toEqual([...expected].sort());
      }),
      { numRuns: 500 },
    );
  });
});

/** Returns the pairs of the records. A simple reference implementation. */
function pairsOf(records: JsonObject[]): Set<string> {
  const pairs = records.flatMap(({ upstreams, downstreams, transformOperation = 'NONE', query = 'NONE' }) =>
    (downstreams as string[]).flatMap((down) =>
      (upstreams as string[]).map((up) => JSON.stringify([transformOperation, down, query, up])),
    ),
  );
  return new Set(pairs);
}

function startsWith(text: string, parts: readonly string[]): boolean {
  const key = JSON.parse(text) as string[];
  return parts.every((part, index) => part === key[index]);
}

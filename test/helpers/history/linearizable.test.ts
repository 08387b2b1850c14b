/** Histories of an entity that the checker must accept or refuse. */
import fc from 'fast-check';
import { withCreatedVersions } from './created-versions.js';
import { entityModel, type EntityCall, type EntityModelState, type SeenVersion } from './entity-model.js';
import { findViolation, type TimedCall } from './linearizable.js';

const ASPECT = 'datasetProperties';
type Write = Extract<EntityCall, { kind: 'write' }>;

const put = (value: string, more: Partial<Write> = {}): EntityCall => ({
  kind: 'write',
  changes: [{ kind: 'put', aspect: ASPECT, value: JSON.stringify(value) }],
  conditions: {},
  answer: { kind: 'done' },
  ...more,
});
const edit = (kind: 'add' | 'remove', item: string, version?: number): EntityCall => ({
  kind: 'write',
  changes: [{ kind, aspect: 'globalTags', item }],
  conditions: {},
  answer: { kind: 'done', version },
});
const seen = (version: number, value: string): SeenVersion => ({ version, value: JSON.stringify(value) });
const read = (answer: SeenVersion | 'absent'): EntityCall => ({ kind: 'read', aspect: ASPECT, answer });
const readTags = (version: number, tags: string[]): EntityCall => {
  return { kind: 'read', aspect: 'globalTags', answer: { version, value: JSON.stringify(tags) } };
};
const history = (...answer: SeenVersion[]): EntityCall => ({ kind: 'history', aspect: ASPECT, answer });
const deletion: EntityCall = { kind: 'delete-entity', answer: { kind: 'done' } };

/** Calls of clients, each of which sends its next call after the answer; the lines of the clients overlap as the times say. */
const at = (invoked: number, responded: number | undefined, call: EntityCall): TimedCall<EntityCall> => ({
  call,
  invoked,
  ...(responded !== undefined && { responded }),
});
const inOrder = (...calls: EntityCall[]) => calls.map((call, index) => at(2 * index, 2 * index + 1, call));
const isAccepted = (calls: readonly TimedCall<EntityCall>[]): boolean =>
  findViolation(entityModel, withCreatedVersions(calls)) === undefined;

const ifVersion = (version: number, currentVersion?: number): Partial<Write> => ({
  conditions: { ifVersion: version },
  answer: currentVersion === undefined ? { kind: 'done' } : { kind: 'wrong-version', currentVersion },
});

describe('a history is accepted', () => {
  it.each<[string, TimedCall<EntityCall>[]]>([
    ['of no calls', []],
    [
      'of reads and writes in turn',
      inOrder(read('absent'), put('a'), read(seen(1, 'a')), put('b'), read(seen(2, 'b'))),
    ],
    ['if a write of the stored value creates no version', inOrder(put('a'), put('a'), read(seen(1, 'a')))],
    [
      'if a deleted entity begins again',
      inOrder(put('a'), put('b'), deletion, read('absent'), put('c'), history(seen(1, 'c'))),
    ],
    [
      'if overlapping writes have the opposite order',
      [at(0, 3, put('a')), at(1, 2, put('b')), at(4, 5, history(seen(2, 'a'), seen(1, 'b')))],
    ],
    [
      'if one of two conditional writes wins',
      [at(0, 3, put('a', ifVersion(0))), at(1, 2, put('b', ifVersion(0, 1))), at(4, 5, read(seen(1, 'a')))],
    ],
    [
      'if an unanswered write is seen',
      [at(0, undefined, put('a', { answer: { kind: 'unknown' } })), at(1, 2, read(seen(1, 'a')))],
    ],
    [
      'if an unanswered write is never seen',
      [at(0, undefined, put('a', { answer: { kind: 'unknown' } })), at(1, 2, read('absent'))],
    ],
    [
      'of overlapping patches',
      [at(0, 3, edit('add', 'x')), at(1, 2, edit('add', 'y')), at(4, 5, readTags(2, ['y', 'x']))],
    ],
  ])('%s', (_, calls) => {
    expect(isAccepted(calls)).toBe(true);
  });
});

describe('a history is refused', () => {
  it.each<[string, TimedCall<EntityCall>[]]>([
    ['with a stale read', inOrder(put('a'), put('b'), read(seen(1, 'a')))],
    [
      'with a read that goes back',
      [at(0, 7, put('a')), at(1, 2, read(seen(1, 'a'))), at(3, 4, read('absent'))],
    ],
    [
      'with a lost update',
      [at(0, 3, edit('add', 'x')), at(1, 2, edit('add', 'y')), at(4, 5, readTags(2, ['y']))],
    ],
    ['with a lost write', inOrder(put('a'), read('absent'))],
    [
      'with a forked version',
      [
        at(0, 3, put('a', { answer: { kind: 'done', version: 1 } })),
        at(1, 2, put('b', { answer: { kind: 'done', version: 1 } })),
      ],
    ],
    ['with a gap in the versions', inOrder(put('a'), put('b'), history(seen(3, 'b'), seen(1, 'a')))],
    ['with a missing version', inOrder(put('a'), put('b'), put('c'), history(seen(3, 'c'), seen(1, 'a')))],
    ['with a version for an unchanged value', inOrder(put('a'), put('a'), read(seen(2, 'a')))],
    ['with a value that nobody wrote', inOrder(put('a'), read(seen(1, 'b')))],
    [
      'with two winners of one condition',
      [at(0, 3, put('a', ifVersion(0))), at(1, 2, put('b', ifVersion(0)))],
    ],
    ['with a condition that fails without a reason', inOrder(put('a'), put('b', ifVersion(1, 1)))],
    [
      'with stored versions in the wrong order',
      inOrder(put('a'), put('b'), history(seen(2, 'a'), seen(1, 'b'))),
    ],
    ['with a deleted value', inOrder(put('a'), deletion, read(seen(1, 'a')))],
    ['with a revived entity', inOrder(put('a'), deletion, put('b', { conditions: { ifEntity: true } }))],
    [
      'with half a batch',
      inOrder(
        {
          kind: 'write',
          changes: [
            { kind: 'put', aspect: ASPECT, value: '"a"' },
            { kind: 'add', aspect: 'globalTags', item: 'x' },
          ],
          conditions: {},
          answer: { kind: 'done' },
        },
        readTags(1, []),
      ),
    ],
  ])('%s', (_, calls) => {
    expect(isAccepted(calls)).toBe(false);
  });

  it('with the longest order that was found, and the calls that do not fit', () => {
    const violation = findViolation(entityModel, inOrder(put('a'), put('b'), read(seen(1, 'a')), put('c')));
    expect(violation?.accepted.map(({ invoked }) => invoked)).toEqual([0, 2]);
    expect(violation?.next.map(({ invoked }) => invoked)).toEqual([4]);
  });
});

describe('any history', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('put' as const), value: fc.nat(3) }),
    fc.record({ kind: fc.constantFrom('add' as const, 'remove' as const), item: fc.nat(2) }),
    fc.record({ kind: fc.constantFrom('delete-entity' as const, 'read' as const, 'history' as const) }),
  );
  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

  /** Executes the steps one after the other, and returns the calls with their true answers. */
  function execute(steps: readonly Step[]): EntityCall[] {
    let state: EntityModelState = entityModel.initial;
    return steps.map((one) => {
      const call = callOf(one, state);
      state = entityModel.step(state, call)!;
      return call;
    });
  }

  function callOf(one: Step, { aspects }: EntityModelState): EntityCall {
    if (one.kind === 'put') return put(String(one.value));
    if (one.kind === 'add' || one.kind === 'remove') return edit(one.kind, String(one.item));
    if (one.kind === 'delete-entity') return deletion;
    const versions: SeenVersion[] = [];
    for (let stored = aspects.get(ASPECT); stored !== undefined; stored = stored.previous)
      if (stored.value !== undefined) versions.push({ version: stored.version, value: stored.value });
    return one.kind === 'history' ? history(...versions) : read(versions[0] ?? 'absent');
  }

  /** Each call is answered some calls later than it was executed, so the calls overlap. */
  const overlapping = fc.tuple(
    fc.array(step, { maxLength: 14 }),
    fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { minLength: 14, maxLength: 14 }),
  );
  const timed = ([steps, delays]: readonly [readonly Step[], readonly (readonly [number, number])[]]) =>
    execute(steps).map((call, index) => {
      const [before = 0, after = 0] = delays[index] ?? [];
      return at(10 * index - 10 * before - 1 - index / 100, 10 * index + 10 * after + 1 + index / 100, call);
    });

  it('of calls that took effect one after the other is accepted, however they overlapped', () => {
    fc.assert(
      fc.property(overlapping, (given) => {
        expect(isAccepted(timed(given))).toBe(true);
      }),
    );
  });

  it('is refused if one of its last reads is wrong', () => {
    fc.assert(
      fc.property(overlapping, fc.integer({ min: 1, max: 3 }), (given, more) => {
        const calls = timed(given);
        const end = Math.max(0, ...calls.map(({ responded = 0 }) => responded));
        const last = callOf(
          { kind: 'history' },
          calls.reduce<EntityModelState>(
            (state, { call }) => entityModel.step(state, call)!,
            entityModel.initial,
          ),
        );
        if (last.kind !== 'history') throw new Error('a history is read');
        const longer = [seen(last.answer.length + more, 'other'), ...last.answer];
        expect(isAccepted([...calls, at(end + 1, end + 2, last)])).toBe(true);
        expect(isAccepted([...calls, at(end + 1, end + 2, history(...longer))])).toBe(false);
      }),
    );
  });
});

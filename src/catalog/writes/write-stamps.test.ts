import fc from 'fast-check';
import type { AspectMeta, AspectState } from './entity-state.js';
import { afterDeletion, observedAgain, roundOf, writerOf } from './write-stamps.js';

const written = (runId?: string, more: Partial<AspectMeta> = {}): AspectState => ({
  text: '{}',
  meta: {
    version: 1,
    created: { time: 1, actor: 'a' },
    systemMetadata: { lastObserved: 1, ...(runId !== undefined && { runId }) },
    ...more,
  },
});
const none = new Map<string, number>();
/** Writes the same value again, once for each run; undefined means outside of any run. */
const again = (first: AspectState, ...runs: (string | undefined)[]) =>
  runs.reduce(
    (state, runId, index) =>
      observedAgain(
        state,
        { lastObserved: index + 2, ...(runId !== undefined && { runId }) },
        { at: index + 2, rounds: none },
      ),
    first,
  );

describe('a value that is written again', () => {
  it('keeps its writer if the same run writes it, and updates lastObserved', () => {
    const { meta } = again(written('one'), 'one', 'one');
    expect([meta.systemMetadata, meta.again]).toEqual([{ runId: 'one', lastObserved: 3 }, undefined]);
  });

  it('also belongs to another run that writes it again, which is its lastRunId', () => {
    const { meta } = again(written('one'), 'two');
    expect(meta.systemMetadata).toEqual({ runId: 'one', lastRunId: 'two', lastObserved: 2 });
    expect(meta.again).toEqual([{ runId: 'two', time: 2 }]);
  });

  it('also belongs to a writer outside of any run', () => {
    expect(again(written('one'), undefined).meta.again).toEqual([{ time: 2 }]);
  });

  it('records no further writers if no run wrote the value first', () => {
    expect(again(written(), 'one', 'two').meta.again).toBeUndefined();
  });

  it('records the round of a run that was rolled back before', () => {
    const { meta } = observedAgain(
      written('one'),
      { runId: 'two' },
      { at: 9, rounds: new Map([['two', 3]]) },
    );
    expect(meta.again).toEqual([{ runId: 'two', time: 9, round: 3 }]);
    expect(meta.systemMetadata?.['lastObserved']).toBeNull();
  });

  it('records the ten latest other writers, each once, ordered by their last write', () => {
    const anyRun = fc.option(fc.constantFrom(...Array.from('abcdefghijklmno')), { nil: undefined });
    fc.assert(
      fc.property(fc.array(anyRun, { minLength: 1, maxLength: 40 }), (runs) => {
        const latest = new Map<string | undefined, number>();
        for (const [index, runId] of runs.entries()) {
          latest.delete(runId);
          latest.set(runId, index + 2);
        }
        const expected = [...latest]
          .map(([runId, time]) => (runId === undefined ? { time } : { runId, time }))
          .slice(-10);
        expect(again(written('first'), ...runs).meta.again).toEqual(expected);
      }),
    );
  });
});

describe('the writer or deleter of a value', () => {
  it('is recorded as the run with its round, or as the time alone', () => {
    expect(writerOf(written('one', { round: 2 }).meta)).toEqual({ runId: 'one', time: 1, round: 2 });
    expect(writerOf(written(undefined, { round: 2 }).meta)).toEqual({ time: 1 });
    expect(writerOf(written('no-run-id-provided').meta)).toEqual({ time: 1 });
  });

  it.each<[string, AspectMeta | undefined, object]>([
    ['no write', undefined, {}],
    ['the write of a value', written('one').meta, {}],
    ['a deletion', written('one', { deleted: true }).meta, { after: { runId: 'one', time: 1 } }],
    ['a value that a rollback removed', written('one', { deleted: true, undone: true }).meta, {}],
  ])('is recorded by the next value only if a deletion precedes it: %s', (_what, meta, expected) => {
    expect(afterDeletion(meta)).toEqual(expected);
  });

  it('has a round only if its run was rolled back', () => {
    const rounds = new Map([['one', 1]]);
    expect([
      roundOf({ runId: 'one' }, rounds),
      roundOf({ runId: 'two' }, rounds),
      roundOf(undefined, rounds),
    ]).toEqual([{ round: 1 }, {}, {}]);
  });
});

import fc from 'fast-check';
import { aspectOf } from '../../../test/helpers/unit/model-of.js';
import { absentEntity, DATASET } from '../../../test/helpers/unit/write-model.js';
import { newTrace, TRACE_MILLIS } from '../../core/request-facts.js';
import type { AspectMeta, AspectState } from './entity-state.js';
import {
  afterDeletion,
  observedAgain,
  roundOf,
  writerOf,
  stillUnchangedBy,
  unchangedBy,
  continuesProgress,
} from './write-metadata.js';
import type { PutStep } from './write-steps.js';

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

// Tests which traces a stored value remembers.

const traceAt = (at: number): string => newTrace(at).traceId;
const value = (meta: object) => ({
  text: '{}',
  meta: { version: 1, created: { time: 0, actor: 'urn:li:corpuser:a' }, ...meta },
});

it('remembers the last five traces that changed nothing, oldest first', () => {
  const traces = [1, 2, 3, 4, 5, 6, 7].map(traceAt);
  let aspect = value({});
  for (const traceId of traces) aspect = unchangedBy(aspect, { traceId, at: 10 });
  expect(aspect.meta).toMatchObject({ unchangedBy: traces.slice(-5) });
});

it('remembers neither the trace that wrote the value nor work without a trace', () => {
  const traceId = traceAt(1);
  const aspect = value({ traceId });
  expect(unchangedBy(aspect, { traceId, at: 10 })).toBe(aspect);
  expect(unchangedBy(aspect, { traceId: undefined, at: 10 })).toBe(aspect);
});

it('forgets traces that are too old to be asked for', () => {
  const [old, recent] = [traceAt(1_000), traceAt(2_000)];
  const { meta } = value({ unchangedBy: [old, recent, 'nonsense'] });
  expect(stillUnchangedBy(meta, 1_500 + TRACE_MILLIS)).toEqual({ unchangedBy: [recent] });
  expect(stillUnchangedBy(meta, 9_000 + TRACE_MILLIS)).toEqual({});
});

const RESULT = 'dataHubExecutionRequestResult';
const { urn, definition: entity } = absentEntity(DATASET);
const payloadOf = (status: string, report: string) => {
  const value = { status, report };
  return { text: JSON.stringify(value), value };
};
const stored = (status: string, runId?: string) => ({
  text: payloadOf(status, 'before').text,
  meta: {
    ...{ version: 1, created: { time: 1, actor: 'urn:li:corpuser:a' } },
    ...(runId !== undefined && { systemMetadata: { runId } }),
  },
});
const step = (status: string, parts: Partial<PutStep> = {}): PutStep => ({
  ...{ kind: 'put', changeType: 'UPSERT', index: 0, urn, entity },
  ...{ aspect: aspectOf(RESULT), payload: payloadOf(status, 'after') },
  ...parts,
});

it.each<[string, boolean, PutStep, ReturnType<typeof stored> | undefined]>([
  ['a later report of a run that is under way', true, step('RUNNING'), stored('RUNNING')],
  ['the first report', false, step('RUNNING'), undefined],
  ['the end of a run', false, step('SUCCESS'), stored('RUNNING')],
  ['a run that begins again after a failure', false, step('RUNNING'), stored('FAILURE')],
  ['a write that names a version', false, step('RUNNING', { ifVersion: 1 }), stored('RUNNING')],
  [
    'a write of another run',
    false,
    step('RUNNING', { systemMetadata: { runId: 'two' } }),
    stored('RUNNING', 'one'),
  ],
  ['another aspect', false, step('RUNNING', { aspect: aspectOf('status') }), stored('RUNNING')],
])('%s: continues the stored report is %s', (_, expected, operation, before) => {
  expect(continuesProgress(operation, before, operation.payload)).toBe(expected);
});

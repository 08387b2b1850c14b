/** Tests which write of an aspect is the latest one that counts if the writes of some runs do not count. */
import fc from 'fast-check';
import { fakeRun } from '../../../test/helpers/unit/statement-runner.js';
import type { AspectMeta, EntityState, WriteStamp } from '../writes/entity-state.js';
import type { LoadContext } from '../writes/load-states.js';
import { findStanding, loadStandings, type Counts, type Version } from './load-histories.js';

const meta = (version: number, runId: string | undefined, more: Partial<AspectMeta> = {}): AspectMeta => ({
  ...{ version, created: { time: version, actor: 'urn:li:corpuser:ann' } },
  ...(runId !== undefined && { systemMetadata: { runId } }),
  ...more,
});
const versionOf = (...parts: Parameters<typeof meta>): Version => ({
  version: parts[0],
  meta: meta(...parts),
});
const by = (runId: string | undefined, time = 9): WriteStamp => ({
  ...(runId !== undefined && { runId }),
  time,
});
const without =
  (...runs: string[]): Counts =>
  ({ runId }) =>
    runId === undefined || !runs.includes(runId);

/** `value 3 of B`, `deleted by B`, `nothing`. */
function describeStanding(versions: readonly Version[], counts: Counts): string | undefined {
  const standing = findStanding(versions, counts);
  if (standing === undefined || standing.kind === 'nothing') return standing?.kind;
  const writer = standing.writer.runId ?? 'nobody';
  return standing.kind === 'value' ? `value ${standing.from.version} of ${writer}` : `deleted by ${writer}`;
}

// The example in the doc comment of the function: v1 by A, v2 by R, deleted by R, v3 by B and again by C, v4 by R.
const example = [
  versionOf(4, 'R'),
  versionOf(3, 'B', { again: [by('C')], after: by('R') }),
  versionOf(2, 'R'),
  versionOf(1, 'A'),
];

it.each<[string[], string | undefined]>([
  [[], 'value 4 of R'],
  [['R'], 'value 3 of B'],
  [['R', 'B'], 'value 3 of C'],
  [['R', 'B', 'C'], 'value 1 of A'],
  [['B', 'C'], 'value 4 of R'],
  [['R', 'A', 'B', 'C'], undefined],
])('without the writes of the runs %j, the latest one that counts is %j', (runs, expected) => {
  expect(describeStanding(example, without(...runs))).toBe(expected);
});

it('finds the deletion before a value that does not count', () => {
  const versions = [versionOf(2, 'R', { after: by('D') }), versionOf(1, 'A')];
  expect(describeStanding(versions, without('R'))).toBe('deleted by D');
  expect(describeStanding(versions, without('R', 'D'))).toBe('value 1 of A');
});

it('treats a deletion marker as a deletion unless a rollback wrote it', () => {
  const marker = (more: Partial<AspectMeta>) => [
    versionOf(1, 'D', { deleted: true, ...more }),
    versionOf(1, 'A'),
  ];
  expect(describeStanding(marker({}), without())).toBe('deleted by D');
  expect(describeStanding(marker({}), without('D'))).toBe('value 1 of A');
  expect(describeStanding(marker({ undone: true }), without())).toBe('value 1 of A');
});

it('attributes a value to the latest counting writer of the same value', () => {
  const versions = [versionOf(1, 'R', { again: [by('A'), by('B'), by(undefined), by('C')] })];
  expect(describeStanding(versions, without('R'))).toBe('value 1 of C');
  expect(describeStanding(versions, without('R', 'C'))).toBe('value 1 of nobody');
});

it('repeated writes of the same value are passed on as writes without a log entry', () => {
  const calls: [string | undefined, boolean][] = [];
  const counts: Counts = ({ runId }, isLogged) => {
    calls.push([runId, isLogged]);
    return false;
  };
  findStanding([versionOf(2, 'R', { again: [by('A')], after: by('D') })], counts);
  findStanding([versionOf(1, 'E', { deleted: true })], counts);
  expect(calls).toEqual([
    ['R', true],
    ['A', false],
    ['D', true],
    ['E', true],
  ]);
});

it('returns undefined without versions', () => {
  expect(findStanding([], without())).toBeUndefined();
});

/** Writes in order. Equal consecutive values are one version, as the writer stores them. */
const writes = fc.array(
  fc.record({ run: fc.constantFrom(undefined, 'A', 'B', 'C'), value: fc.constantFrom(undefined, 1, 2) }),
  { maxLength: 12 },
);

function stored(all: readonly { run: string | undefined; value: number | undefined }[]) {
  const values: { version: Version; value: number }[] = [];
  let marker: AspectMeta | undefined;
  // The deletion of a missing value is not a write.
  const effective: typeof all = all.filter(
    ({ value }, at) => value !== undefined || (at > 0 && all[at - 1]?.value !== undefined),
  );
  effective.forEach(({ run, value }, time) => {
    const last = marker === undefined ? values.at(-1) : undefined;
    if (value === undefined) {
      if (last !== undefined)
        marker = meta(last.version.version, run, { deleted: true, created: { time, actor: 'ann' } });
    } else if (last?.value === value) {
      const { again = [], ...before } = last.version.meta;
      const first = last.version.meta.systemMetadata?.['runId'];
      if (first !== undefined && first !== run) {
        const others = again.filter(({ runId }) => runId !== run);
        const next = { ...before, again: [...others, by(run, time)] };
        values.splice(-1, 1, { value, version: { ...last.version, meta: next } });
      }
    } else {
      const version = values.length + 1;
      const after = marker && { after: by(marker.systemMetadata?.['runId'] as string | undefined, 0) };
      values.push({ value, version: versionOf(version, run, after) });
      marker = undefined;
    }
  });
  const older = values.toReversed();
  const newest = values.at(-1)?.version.version ?? 0;
  const marked = marker === undefined ? [] : [{ version: newest, meta: marker }];
  const valueOf = (version: number) => values.find((each) => each.version.version === version)?.value;
  return { effective, versions: [...marked, ...older.map(({ version }) => version)], valueOf };
}

it('finds the last write that counts among any writes', () => {
  const undone = fc.subarray(['A', 'B', 'C']);
  fc.assert(
    fc.property(writes, undone, (all, runs) => {
      const { effective, versions, valueOf } = stored(all);
      const standing = findStanding(versions, without(...runs));
      const found = standing?.kind === 'value' ? valueOf(standing.from.version) : undefined;
      const expected = effective.findLast(({ run }) => run === undefined || !runs.includes(run))?.value;
      expect(found).toBe(expected);
    }),
    { numRuns: 1_000 },
  );
});

it('a preview skips an older version that is being deleted while it reads', async () => {
  const older = [
    [2, null],
    [1, JSON.stringify(meta(1, 'A'))],
  ];
  const run = fakeRun((name) => (name === 'runs/list-older-versions' ? [{ index: 0, versions: older }] : []));
  const context = { run, load: (name: string) => name } as unknown as LoadContext;
  const aspects = new Map([['status', { text: '{}', meta: meta(3, 'R') }]]);
  const state = { urn: { text: 'urn:li:dataset:x' }, aspects } as unknown as EntityState;
  const standings = await loadStandings([{ state, aspect: 'status' }], 'R', context);
  expect(standings.map(({ standing }) => standing)).toMatchObject([{ kind: 'value', from: { version: 1 } }]);
});

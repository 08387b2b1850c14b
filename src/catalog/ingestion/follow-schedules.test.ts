/** When the service reads schedules. */
import { Signal } from '../../core/async.js';
import { fakeRun } from '../../../test/helpers/unit/statement-runner.js';
import { followSchedules, Timetable, type ScheduleDeps } from './follow-schedules.js';
import type { SourceInfo } from './source-info.js';

const { jest } = import.meta;
const HOUR = 3_600_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('after a failure, schedules are read again after a pause, or when the clock was set back', async () => {
  const state = { now: 10 * HOUR, reads: 0, failures: 0 };
  const read = () => {
    state.reads += 1;
    return state.reads < 3 ? Promise.reject(new Error('no answer')) : Promise.resolve([]);
  };
  const deps = {
    ...{ database: { read }, load: (name: string) => name, clock: { now: () => state.now } },
    ...{ writer: {}, actor: 'urn:li:corpuser:a', changed: new Signal() },
    onFailure: () => (state.failures += 1),
  };
  const followed = followSchedules(deps as unknown as ScheduleDeps);
  const readsAfter = async (step: number): Promise<number> => {
    state.now += step;
    await jest.advanceTimersByTimeAsync(1_000);
    return state.reads;
  };
  expect([await readsAfter(1_000), await readsAfter(9_000), await readsAfter(-HOUR)]).toEqual([1, 2, 3]);
  expect([state.failures, await readsAfter(1_000)]).toEqual([2, 3]);
  await followed.stop();
});

it('skips a source during its first write, whose time is not known yet, and requests the runs of the others', async () => {
  const requested: string[] = [];
  const row = (urn: string, meta: string | null) => ({ urn, info: JSON.stringify(info('* * * * *')), meta });
  const stored = [
    row('urn:li:dataHubIngestionSource:new', null),
    row('urn:li:dataHubIngestionSource:old', META),
  ];
  const state = { now: 0 };
  const changed = new Signal();
  const failures: unknown[] = [];
  const followed = followSchedules({
    ...{
      database: { read: fakeRun(() => stored) },
      load: (name: string) => name,
      clock: { now: () => state.now },
    },
    ...{ actor: 'urn:li:corpuser:a', changed, clientVersion: '1', executorId: 'default' },
    writer: {
      write: (proposals) => {
        requested.push(...proposals.map(({ value }) => sourceOf(value as string)));
        return Promise.resolve([]);
      },
    },
    onFailure: (error) => failures.push(error),
  });
  const requestedAfter = async (minutes: number): Promise<string[]> => {
    state.now += minutes * MINUTE;
    await jest.advanceTimersByTimeAsync(1_000);
    return requested.splice(0);
  };
  await requestedAfter(0);
  expect(await requestedAfter(1)).toEqual(['urn:li:dataHubIngestionSource:old']);
  // The end of the write is signalled.
  stored[0] = row('urn:li:dataHubIngestionSource:new', META);
  changed.notify();
  await requestedAfter(0);
  expect(await requestedAfter(1)).toEqual(stored.map(({ urn }) => urn));
  expect(failures).toEqual([]);
  await followed.stop();
});

const MINUTE = 60_000;
const sourceOf = (request: string) =>
  (JSON.parse(request) as { source: { ingestionSource: string } }).source.ingestionSource;
/** Metadata of a value that was written at time 0. */
const META = JSON.stringify({ version: 1, created: { time: 0, actor: 'urn:li:corpuser:a' } });
const info = (interval: string, executorId?: string): SourceInfo => ({
  name: 'x',
  type: 'file',
  config: { recipe: '{}', ...(executorId !== undefined && { executorId }) },
  schedule: { interval, timezone: 'UTC' },
});
const source = (urn: string, given: SourceInfo, writtenAt = 0) => ({ urn, info: given, writtenAt });
const times = (table: Timetable, now: number) => table.due(now).map(({ urn, at }) => [urn, at / MINUTE]);

it('a source fires once however many firings it has missed, and then after now', () => {
  const table = new Timetable();
  table.replace([source('a', info('* * * * *'))], 0);
  expect(times(table, MINUTE - 1)).toEqual([]);
  const now = 10.5 * MINUTE;
  expect(times(table, now)).toEqual([['a', 1]]);
  table.done(table.due(now)[0]!, now);
  expect(times(table, now)).toEqual([]);
  expect(times(table, 11 * MINUTE)).toEqual([['a', 11]]);
});

it('a firing that is due stays due while its schedule is read again, with the latest recipe', () => {
  const table = new Timetable();
  const before = info('* * * * *');
  table.replace([source('a', before)], 0);
  const changed = { ...before, config: { recipe: '{"a":1}' } };
  table.replace([source('a', changed, 2.5 * MINUTE)], 3 * MINUTE);
  expect(table.due(3 * MINUTE)).toEqual([{ urn: 'a', info: changed, at: MINUTE }]);
});

it('a source whose schedule is changed or deleted does not fire at the former time', () => {
  const table = new Timetable();
  table.replace(
    ['a', 'b', 'c'].map((urn) => source(urn, info('* * * * *'))),
    0,
  );
  table.replace([source('a', info('*/5 * * * *')), source('c', info('* * * * *'))], 0);
  expect(times(table, 2 * MINUTE)).toEqual([['c', 1]]);
});

it.each([
  ['an invalid schedule', info('61 * * * *')],
  ['the executor of the command line', info('* * * * *', '__datahub_cli_')],
  ['a schedule that never fires', info('0 0 31 2 *')],
])('a source with %s has no firings', (_, given) => {
  const table = new Timetable();
  table.replace([source('a', given)], 0);
  expect(times(table, 1e12)).toEqual([]);
});

it('a source that was written since the last reading fires after it was written, also if that is past', () => {
  const table = new Timetable();
  table.replace(
    [source('a', info('* * * * *'), 1.5 * MINUTE), source('b', info('* * * * *'), 0)],
    3 * MINUTE,
  );
  expect(times(table, 5 * MINUTE)).toEqual([
    ['a', 4],
    ['b', 4],
  ]);
  table.replace([source('c', info('* * * * *'), 4.5 * MINUTE)], 3 * MINUTE);
  expect(times(table, 6 * MINUTE)).toEqual([['c', 5]]);
});

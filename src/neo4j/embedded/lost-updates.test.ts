/** Tests what Neo4j's log tells about lost updates of the full-text index. */
import { findLostUpdates } from './lost-updates.js';

const line = (time: string, database: string, message: string) =>
  `2026-11-24 ${time}+0000 INFO  [o.n.k.i.t.l.c.CheckPointerImpl] [${database}/743be2fc] ${message}`;
const started = (time: string, database = 'neo4j') =>
  line(
    time,
    database,
    'Checkpoint triggered by "Scheduled" @ txId: 9, append index: 9 checkpoint started...',
  );
const completed = (time: string, database = 'neo4j') =>
  line(time, database, 'Checkpoint triggered by "Scheduled" @ txId: 9 checkpoint completed in 2s.');
const recovered = (time: string) =>
  line(time, 'neo4j', "Recovery in 'full' mode completed. Observed transactions range [first:3, last:9]");
const at = (time: string) => Date.parse(`2026-11-24T${time}Z`);

const crash = [started('10:00:00.000'), completed('10:00:02.500'), recovered('10:09:03.000')];

it('returns the minute before the last checkpoint and the time of the checkpoint', () => {
  const log = [started('09:00:00.000'), completed('09:00:02.000'), ...crash].join('\n');
  expect(findLostUpdates(log, at('10:09:00.000'))).toEqual({
    from: at('09:59:00.000'),
    until: at('10:00:02.500'),
  });
});

it('ignores a checkpoint that a crash interrupted, and those of other databases', () => {
  const others = [
    started('10:05:00.000'),
    started('10:06:00.000', 'system'),
    completed('10:06:01.000', 'system'),
  ];
  const log = [...crash.slice(0, 2), ...others, ...crash.slice(2)].join('\n');
  expect(findLostUpdates(log, at('10:09:00.000'))).toMatchObject({ until: at('10:00:02.500') });
});

it('ignores the checkpoint that follows the recovery', () => {
  const log = [...crash, started('10:09:04.000'), completed('10:09:05.000')].join('\n');
  expect(findLostUpdates(log, at('10:09:00.000'))).toMatchObject({ until: at('10:00:02.500') });
});

it('returns nothing if this server did not have to recover', () => {
  expect(findLostUpdates(crash.join('\n'), at('11:00:00.000'))).toBeUndefined();
  expect(findLostUpdates('', at('11:00:00.000'))).toBeUndefined();
});

it('returns the whole past if the log has no checkpoint', () => {
  const launchedAt = at('10:09:00.000');
  expect(findLostUpdates(recovered('10:09:03.000'), launchedAt)).toEqual({ from: 0, until: launchedAt });
});

describe('after a crash that follows a recovery', () => {
  const again = [started('10:09:04.000'), completed('10:09:05.000'), recovered('10:30:03.000')];

  it('begins before the checkpoint from which the recovery started, because its updates may still have been on their way', () => {
    expect(findLostUpdates([...crash, ...again].join('\n'), at('10:30:00.000'))).toEqual({
      from: at('09:59:00.000'),
      until: at('10:09:05.000'),
    });
  });

  it('ignores the recovery if a later checkpoint was completed more than a minute after it', () => {
    const later = [started('10:24:00.000'), completed('10:24:01.000')];
    const log = [...crash, ...again.slice(0, 2), ...later, ...again.slice(2)].join('\n');
    expect(findLostUpdates(log, at('10:30:00.000'))).toEqual({
      from: at('10:23:00.000'),
      until: at('10:24:01.000'),
    });
  });

  it('goes back through all recoveries in a row', () => {
    const third = [started('10:30:04.000'), completed('10:30:05.000'), recovered('10:31:03.000')];
    expect(findLostUpdates([...crash, ...again, ...third].join('\n'), at('10:31:00.000'))).toEqual({
      from: at('09:59:00.000'),
      until: at('10:30:05.000'),
    });
  });

  it('begins with everything if the log does not go back to the checkpoint before the recovery', () => {
    const log = [recovered('10:09:03.000'), ...again].join('\n');
    expect(findLostUpdates(log, at('10:30:00.000'))).toMatchObject({ from: 0 });
  });
});

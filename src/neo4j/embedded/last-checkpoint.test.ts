/** Tests what Neo4j's log tells about its checkpoints. */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLastCheckpoint, readLog } from './last-checkpoint.js';

const line = (time: string, message: string, database = 'neo4j') =>
  `2026-11-24 ${time}+0000 INFO  [o.n.k.i.t.l.c.CheckPointerImpl] [${database}/743be2fc] Checkpoint triggered by "Scheduled" @ txId: 9 ${message}`;
const started = (time: string, database?: string) => line(time, 'checkpoint started...', database);
const completed = (time: string, database?: string) => line(time, 'checkpoint completed in 2s.', database);
const at = (time: string) => Date.parse(`2026-11-24T${time}Z`);

it('is the start of the last completed checkpoint', () => {
  const log = [
    started('09:00:00.000'),
    completed('09:00:02.000'),
    started('10:00:00.000'),
    completed('10:00:02.500'),
  ];
  expect(findLastCheckpoint(log.join('\n'))).toBe(at('10:00:00.000'));
});

it('is not a checkpoint that a crash has interrupted, or one of another database', () => {
  const log = [
    started('10:00:00.000'),
    completed('10:00:02.500'),
    started('10:05:00.000'),
    started('10:06:00.000', 'system'),
    completed('10:06:01.000', 'system'),
  ];
  expect(findLastCheckpoint(log.join('\n'))).toBe(at('10:00:00.000'));
});

it('is unknown if the log has no start of a completed checkpoint', () => {
  expect(findLastCheckpoint('')).toBeUndefined();
  expect(findLastCheckpoint(completed('10:00:02.500'))).toBeUndefined();
});

describe('the log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-log-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('continues that of the file before it', () => {
    writeFileSync(join(folder, 'debug.log.02'), started('08:00:00.000'));
    writeFileSync(join(folder, 'debug.log.01'), started('09:00:00.000'));
    writeFileSync(join(folder, 'debug.log'), completed('09:00:02.000'));
    expect(findLastCheckpoint(readLog(folder))).toBe(at('09:00:00.000'));
  });

  it('is read from its end', () => {
    const file = join(folder, 'debug.log');
    writeFileSync(file, 'another line\n'.repeat(400_000));
    appendFileSync(file, [started('11:00:00.000'), completed('11:00:02.000')].join('\n'));
    expect(findLastCheckpoint(readLog(folder))).toBe(at('11:00:00.000'));
    expect(readLog(folder).length).toBeLessThan(3_000_000);
  });
});

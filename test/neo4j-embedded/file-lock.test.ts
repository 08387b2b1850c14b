import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  acquireFileLock,
  type FileLock,
  isRunning,
  markOf,
  parseMark,
} from '../../src/neo4j/embedded/processes.js';
import { temporaryFolder } from './embedded-run.js';

const folder = temporaryFolder();
const file = join(folder, 'lock');

function held(): FileLock {
  const attempt = acquireFileLock(file);
  if ('holder' in attempt) throw new Error(`held by ${attempt.holder.pid}`);
  return attempt;
}

afterEach(() => {
  rmSync(file, { force: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('a file lock', () => {
  it('has one holder at a time, whose mark the others get', () => {
    const lock = held();
    expect(acquireFileLock(file)).toEqual({ holder: markOf(process.pid) });
    lock.release();
    const next = held();
    lock.release();
    expect(acquireFileLock(file)).toHaveProperty('holder');
    next.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['a process that ended', JSON.stringify({ pid: spawnSync('true').pid, startedAt: 'once' })],
    [
      'an earlier process with the same id',
      JSON.stringify({ pid: process.pid, startedAt: 'an earlier boot' }),
    ],
    ['no process, because a crash cut it off', '{"pid":'],
  ])('is free when its file names %s', (_case, text) => {
    writeFileSync(file, text);
    held();
    expect(parseMark(readFileSync(file, 'utf8'))).toEqual(markOf(process.pid));
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('is free if a process was killed while it removed a stale lock', () => {
    writeFileSync(file, '{}');
    writeFileSync(`${file}.stale`, '{"pid":');
    held();
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('goes to exactly one of many processes that find the same stale lock', async () => {
    writeFileSync(file, '{}');
    const program = `
      const { acquireFileLock } = await import('./dist/neo4j/embedded/processes.js');
      console.log('holder' in acquireFileLock(${JSON.stringify(file)}) ? 'refused' : 'held');
      process.stdin.resume();`;
    const children = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', program], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    const answers = await Promise.all(
      children.map(async (child) => String((await once(child.stdout, 'data'))[0]).trim()),
    );
    for (const child of children) child.stdin.end();
    await Promise.all(children.map((child) => once(child, 'close')));
    expect(answers.sort()).toEqual(['held', ...Array<string>(5).fill('refused')]);
  });
});

describe('a process mark', () => {
  it('recognizes its process while that process runs', async () => {
    const child = spawn('cat', { stdio: ['pipe', 'ignore', 'ignore'] });
    await once(child, 'spawn');
    const mark = markOf(child.pid!)!;
    expect(isRunning(mark)).toBe(true);
    child.stdin.end();
    await once(child, 'close');
    expect(isRunning(mark)).toBe(false);
  });

  it.each(['', 'null', '{}', '{"pid":"1","startedAt":""}', '[1]'])('is not read from %j', (text) => {
    expect(parseMark(text)).toBeUndefined();
  });
});

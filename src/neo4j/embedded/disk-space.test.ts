/** Tests when writes are refused because of a full disk. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { requireDiskSpace, restartWhenRoom } from './disk-space.js';

it('writes are refused while less than 200 MB are free, and the log shows each change once', () => {
  const lines: string[] = [];
  let free = 200_000_000;
  const check = requireDiskSpace({
    folder: '/data',
    log: (line) => lines.push(line),
    findFreeBytes: () => free,
  });
  check();
  free -= 1;
  const expected = refusal('UNAVAILABLE', { rule: 'free disk space' });
  expect(check).toThrow(expected);
  expect(check).toThrow('199 MB are free, and writes need 200 MB');
  free = 300_000_000;
  check();
  check();
  expect(lines).toEqual([
    'The disk of /data is nearly full; writes are refused until 200 MB are free',
    'The disk of /data is no longer full: 300 MB are free',
  ]);
});

it('the space is that of the file system of the folder', () => {
  const missing = join(tmpdir(), 'no-such-folder-of-trellis');
  expect(requireDiskSpace({ folder: missing, log: () => undefined })).toThrow('ENOENT');
  // It has one answer for the whole file system: either enough space, or the refusal.
  const check = requireDiskSpace({ folder: tmpdir(), log: () => undefined });
  expect(outcomeOf(check)).toMatch(/^(accepted|The disk of the service is nearly full: \d+ MB are free)/);
});

function outcomeOf(check: () => void): string {
  try {
    check();
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
}

it('the server is restarted once when there is room, however often it could not write', async () => {
  const lines: string[] = [];
  let asked = 0;
  let restarts = 0;
  await new Promise<void>((resolve) => {
    const report = restartWhenRoom({
      hasRoom: () => (asked += 1) === 2,
      restart: () => {
        restarts += 1;
        clearInterval(reports);
        resolve();
        return Promise.resolve();
      },
      log: (line) => lines.push(line),
      signal: new AbortController().signal,
    });
    const reports = setInterval(report, 10);
  });
  expect([asked, restarts, lines.length]).toEqual([2, 1, 1]);
});

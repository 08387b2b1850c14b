import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeUnused } from './python-installations.js';

const folder = mkdtempSync(join(tmpdir(), 'trellis-environments-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const BEFORE = 2_000_000;
const [A, B, C] = ['a', 'b', 'c'].map((letter) => letter.repeat(16)) as [string, string, string];

function touch(name: string, seconds: number): void {
  utimesSync(join(folder, name), seconds, seconds);
}

/** @param used time of the last run, in seconds */
function environment(key: string, home: string, used: number): void {
  mkdirSync(join(folder, home, 'bin'), { recursive: true });
  touch(home, 1);
  writeFileSync(join(folder, `${key}.txt`), home);
  touch(`${key}.txt`, used);
}

it('environments without a recent run and abandoned installations go, and everything else stays', async () => {
  environment(A, `${A}-1`, 1_999);
  environment(B, `${B}-1`, 2_000);
  mkdirSync(join(folder, `${B}-2`));
  touch(`${B}-2`, 1);
  mkdirSync(join(folder, `${C}-1`));
  mkdirSync(join(folder, 'of somebody else'));
  touch('of somebody else', 1);
  await removeUnused(folder, BEFORE);
  expect(readdirSync(folder).sort()).toEqual([`${B}-1`, `${B}.txt`, `${C}-1`, 'of somebody else'].sort());
});

it('a folder that does not exist has nothing to delete', async () => {
  await expect(removeUnused(join(folder, 'missing'), BEFORE)).resolves.toBeUndefined();
});

import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideFolder } from './file-system.js';

const folder = mkdtempSync(join(tmpdir(), 'trellis-folder-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('creates a folder with those above it, for its owner only, once and again', () => {
  const deep = join(folder, 'a', 'b', 'c');
  provideFolder(deep);
  provideFolder(deep);
  for (const path of [deep, join(folder, 'a')]) expect(statSync(path).mode & 0o777).toBe(0o700);
  const link = join(folder, 'link');
  symlinkSync(deep, link);
  provideFolder(join(link, 'd'));
  expect(existsSync(join(deep, 'd'))).toBe(true);
});

it.each([
  ['a file', 'EEXIST', ''],
  ['below a file', 'ENOTDIR', 'x'],
])('fails at %s', (_, code, below) => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => {
    provideFolder(join(file, below));
  }).toThrow(code);
});

it('fails in a loop of links, and at a link to nothing', () => {
  const [one, other, lost] = ['one', 'other', 'lost'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  symlinkSync(one, other);
  symlinkSync(other, one);
  symlinkSync(join(folder, 'nothing'), lost);
  for (const path of [one, join(one, 'x'), lost])
    expect(() => {
      provideFolder(path);
    }).toThrow(/EEXIST|ELOOP/);
});

// Only Linux has a file system that refuses new folders with ENOENT.
(existsSync('/proc/self') ? it : it.skip)('fails in a file system that takes no folders', () => {
  for (const path of ['/proc/x', '/proc/x/y/z'])
    expect(() => {
      provideFolder(path);
    }).toThrow(/ENOENT|EACCES|EPERM/);
});

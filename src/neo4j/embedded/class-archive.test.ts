import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findClassArchive } from './class-archive.js';

const folder = mkdtempSync(join(tmpdir(), 'trellis-archive-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('the archive of classes is used once it exists, by the Java that wrote it', () => {
  const jars = join(folder, 'neo4j-1');
  const find = (version: string) => findClassArchive(jars, { program: 'java', version });
  const { file, arguments: none } = find('17');
  expect(none).toEqual([]);
  writeFileSync(file, 'classes');
  expect(find('17').arguments).toEqual([`-XX:SharedArchiveFile=${file}`]);
  expect(find('21').arguments).toEqual([]);
});

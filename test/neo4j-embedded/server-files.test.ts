import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { provideServerFiles } from '../../src/neo4j/embedded/installation.js';
import { temporaryFolder } from './embedded-run.js';

const cacheDir = temporaryFolder();

function fetchServer(lines: string[]): Promise<string> {
  return provideServerFiles({ cacheDir, log: (line) => lines.push(line), signal: undefined });
}

afterAll(() => {
  rmSync(cacheDir, { recursive: true, force: true });
});

it('lets one of two starts download and the other wait, and cleans up after an interrupted download', async () => {
  const first: string[] = [];
  const second: string[] = [];
  const [folder, same] = await Promise.all([fetchServer(first), fetchServer(second)]);
  expect(same).toBe(folder);
  expect(first[0]).toContain('Fetching the Neo4j server with Maven');
  expect(second).toEqual([`Process ${process.pid} is fetching the Neo4j server; waiting for it`]);
  const complete = readdirSync(folder).length;
  expect(complete).toBeGreaterThan(200);

  rmSync(folder, { recursive: true });
  mkdirSync(`${folder}.unfinished`);
  writeFileSync(join(`${folder}.unfinished`, 'half.jar'), '');
  await fetchServer([]);
  expect(readdirSync(cacheDir)).toEqual([basename(folder)]);
  expect(readdirSync(folder)).not.toContain('half.jar');
  expect(readdirSync(folder)).toHaveLength(complete);
}, 300_000);

it('downloads nothing if the files exist', async () => {
  await fetchServer([]);
  const lines: string[] = [];
  await fetchServer(lines);
  expect(lines).toEqual([]);
});

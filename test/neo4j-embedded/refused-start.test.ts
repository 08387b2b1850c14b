import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainExit } from '../../src/neo4j/embedded/server-process.js';
import { layoutOf } from '../../src/neo4j/embedded/layout.js';
import { startAndFail, temporaryFolder } from './embedded-run.js';

const folder = temporaryFolder();
const [file, loop] = [join(folder, 'file'), join(folder, 'loop')];

beforeAll(() => {
  writeFileSync(file, '');
  symlinkSync(loop, loop);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a start that cannot succeed ends with a message', () => {
  it('when Java refuses the heap', async () => {
    const { code, said } = await startAndFail({
      TRELLIS_DATA_DIR: join(folder, 'data'),
      TRELLIS_NEO4J_HEAP: '100k',
    });
    expect(code).toBe(1);
    expect(said).toContain(
      'Neo4j did not start: Neo4j ran out of memory: change TRELLIS_NEO4J_HEAP or TRELLIS_NEO4J_PAGECACHE.',
    );
  });

  it.each([
    ['is below a file', () => join(file, 'data')],
    ['is a file', () => file],
    ['is a loop of links', () => loop],
    ['is below a device', () => '/dev/null/data'],
    // Linux answers as if a parent were missing.
    ['is in a file system without folders', () => '/proc/data'],
  ])('when the data folder %s', async (_, dataDirOf) => {
    const dataDir = dataDirOf();
    const { code, said } = await startAndFail({ TRELLIS_DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(said).toContain(`The data folder ${dataDir} cannot be written (`);
    expect(said.trim()).toMatch(/\): set TRELLIS_DATA_DIR to one that can\.$/);
  });

  it.each([
    ['neo4j', 'data folder', 'TRELLIS_DATA_DIR'],
    ['neo4j-password', 'data folder', 'TRELLIS_DATA_DIR'],
    ['cache', 'cache folder', 'TRELLIS_CACHE_DIR'],
  ])('when something else has the place of %s', async (name, what, setting) => {
    const dataDir = join(folder, `taken-${name}`);
    mkdirSync(dataDir);
    const taken = join(dataDir, name);
    if (name === 'neo4j-password') mkdirSync(taken);
    else writeFileSync(taken, '');
    const cacheDir = name === 'cache' ? { TRELLIS_CACHE_DIR: taken } : {};
    const { code, said } = await startAndFail({ TRELLIS_DATA_DIR: dataDir, ...cacheDir });
    expect([code, said.trim()]).toEqual([
      1,
      expect.stringMatching(
        new RegExp(
          `^The ${what} \\S+ cannot be used \\(E.*\\): give this user the rights to it, or set ${setting} to another folder\\.$`,
        ),
      ),
    ]);
  });

  it('when the password file of a database is missing', async () => {
    const dataDir = join(folder, 'without-password');
    mkdirSync(layoutOf(dataDir).systemDatabase, { recursive: true });
    const { code, said } = await startAndFail({ TRELLIS_DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(said).toContain(
      `but no ${join(dataDir, 'neo4j-password')}: put the password of its user neo4j into that file`,
    );
  });

  it('when a setting is invalid or unknown', async () => {
    const { code, said } = await startAndFail({ TRELLIS_NEO4J_HEAP: 'much', TRELLIS_SPEED: '11' });
    expect(code).toBe(1);
    expect(said.trim().split('\n').slice(1)).toEqual([
      '  TRELLIS_NEO4J_HEAP=much: expected an amount of memory such as 512m or 2g',
      '  TRELLIS_SPEED: there is no such setting',
    ]);
  });
});

describe('the end of a server is explained', () => {
  const layout = layoutOf('/data');

  it.each([
    ['bind(..) failed with error(-98): Address already in use', 'its port is in use by now'],
    [
      'Caused by: org.neo4j.io.locker.FileLockException: Lock file has been locked',
      'another Neo4j uses its data folder',
    ],
    ['java.io.IOException: No space left on device', 'the disk is full'],
  ])('after “%s”', (output, sentence) => {
    expect(explainExit({ reason: 'exit code 1', output }, layout)).toContain(sentence);
  });

  it('by its last error line if the cause is unknown', () => {
    const output = 'INFO Starting...\nERROR The moon is full\nINFO Stopped.';
    expect(explainExit({ reason: 'exit code 1', output }, layout)).toBe(
      'exit code 1, “ERROR The moon is full”; its logs are in /data/neo4j/logs',
    );
  });
});

/** A service that cannot start prints one sentence that says what to do, and ends with an exit code. */
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { acquireFileLock, type FileLock } from '../../src/neo4j/embedded/processes.js';
import { ROOT_PASSWORD } from '../helpers/secured-catalog.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';
import { temporaryFolder } from '../neo4j-embedded/embedded-run.js';
import { startAndFail } from './service-run.js';

const folder = temporaryFolder();
const listener = createServer();
let takenPort: string;
let lock: FileLock;

beforeAll(async () => {
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  takenPort = String((listener.address() as AddressInfo).port);
  const attempt = acquireFileLock(join(folder, 'service.lock'));
  if ('holder' in attempt) throw new Error('a fresh folder is locked');
  lock = attempt;
});

afterAll(() => {
  listener.close();
  lock.release();
  rmSync(folder, { recursive: true, force: true });
});

function portTaken(): string {
  return `Trellis cannot listen at 127.0.0.1:${takenPort}: the port is in use: stop the program that listens there, or set TRELLIS_PORT to another port.`;
}

it('reports a taken port before it downloads or starts Neo4j', async () => {
  const dataDir = join(folder, 'port-taken');
  const cacheDir = join(folder, 'cache');
  const settings = { TRELLIS_DATA_DIR: dataDir, TRELLIS_CACHE_DIR: cacheDir, TRELLIS_PORT: takenPort };
  const { code, said } = await startAndFail(settings);
  expect([code, said.trim()]).toEqual([1, portTaken()]);
  expect([existsSync(cacheDir), existsSync(join(dataDir, 'service.lock'))]).toEqual([false, false]);
});

it('reports a data folder in use rather than the taken port, because the same other service usually has both', async () => {
  const { code, said } = await startAndFail({ TRELLIS_DATA_DIR: folder, TRELLIS_PORT: takenPort });
  expect([code, said.trim()]).toEqual([
    1,
    `The data folder ${folder} is in use by another Trellis (process ${process.pid}): ` +
      'stop it, or set TRELLIS_DATA_DIR to another folder.',
  ]);
});

it('reports a taken port when it uses an external Neo4j', async () => {
  const { uri, password } = await neo4jForTests();
  const { code, said } = await startAndFail({
    NEO4J_URI: uri,
    NEO4J_PASSWORD: password,
    // Other files use the same Neo4j, so its first user already has this password.
    TRELLIS_ADMIN_PASSWORD: ROOT_PASSWORD,
    TRELLIS_PORT: takenPort,
  });
  expect([code, said.trim()]).toEqual([1, portTaken()]);
}, 240_000);

it.each([
  ['is missing', 'missing', undefined, 'there is no such folder'],
  ['is a file', 'file', '', 'is not a folder'],
  [
    'has nothing of the layout',
    'other/readme.txt',
    '',
    'contains none of entities, aspects, types, patch-keys.json',
  ],
  ['has a file that is no JSON', 'broken/aspects/a.json', '{', 'Expected property name'],
])(
  'reports a folder of TRELLIS_SCHEMAS that %s, before it starts Neo4j',
  async (_, path, content, problem) => {
    const place = join(folder, 'schemas', path);
    mkdirSync(dirname(place), { recursive: true });
    if (content !== undefined) writeFileSync(place, content);
    const schemas = join(folder, 'schemas', path.split('/')[0]!);
    const dataDir = join(folder, 'schemas-data');
    const { code, said } = await startAndFail({ TRELLIS_DATA_DIR: dataDir, TRELLIS_SCHEMAS: schemas });
    expect([code, said.trim().split('\n')]).toEqual([1, [expect.stringContaining(problem)]]);
    expect(said).toMatch(/^TRELLIS_SCHEMAS: \/.*: correct it, or remove the folder from TRELLIS_SCHEMAS\.$/m);
    expect(existsSync(dataDir)).toBe(false);
  },
);

it('reports that nothing answers at NEO4J_URI', async () => {
  // The operating system never assigns this port at random.
  const uri = 'bolt://127.0.0.1:9';
  const { code, said } = await startAndFail({ NEO4J_URI: uri, NEO4J_PASSWORD: 'none at all' });
  expect([code, said.trim()]).toEqual([
    1,
    `No Neo4j answers at ${uri}: start it, correct NEO4J_URI, or remove NEO4J_URI to use the embedded Neo4j.`,
  ]);
});

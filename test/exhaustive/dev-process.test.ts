/** `npm run dev`: the service restarts when its files change, Neo4j keeps running, and Ctrl-C stops everything in order. */
import { rmSync, utimesSync } from 'node:fs';
import { isRunning } from '../../src/neo4j/embedded/processes.js';
import { serverOf, temporaryFolder } from '../neo4j-embedded/embedded-run.js';
import { startServiceProcess, type ServiceRun } from '../e2e/service-run.js';

const TIMEOUT = 240_000;
const READY = '"msg":"ready"';
const folder = temporaryFolder();
let dev: ServiceRun;

beforeAll(async () => {
  dev = await startServiceProcess({ TRELLIS_DATA_DIR: folder, TRELLIS_LOG_LEVEL: 'info' }, 'dev');
}, TIMEOUT);

afterAll(async () => {
  await dev.stop();
  rmSync(folder, { recursive: true, force: true });
}, TIMEOUT);

it(
  'changes of a source, a statement or a schema restart the service on the same Neo4j',
  async () => {
    const neo4j = serverOf(folder);
    for (const [index, file] of [
      'src/compose.ts',
      'cypher/entities/count-aspects.cypher',
      'schemas/patch-keys.json',
    ].entries()) {
      touch(file);
      await dev.says(READY, index + 2);
    }
    expect(serverOf(folder)).toEqual(neo4j);
  },
  TIMEOUT,
);

it(
  'an interrupt of the process group by the terminal stops service and Neo4j in order',
  async () => {
    const neo4j = serverOf(folder);
    const stopsBefore = dev.said().split('"msg":"stopped"').length;
    process.kill(-dev.process.pid!, 'SIGINT');
    const { code, said } = await dev.ended();
    expect(code).toBe(0);
    expect(said.split('"msg":"stopped"').length).toBe(stopsBefore + 1);
    expect(said).not.toContain('Force killing');
    expect(isRunning(neo4j)).toBe(false);
  },
  TIMEOUT,
);

/** Changes only the modification time, because other tests read the content meanwhile. */
function touch(file: string): void {
  const now = new Date();
  utimesSync(file, now, now);
}

/** The embedded Neo4j crashes while the service runs: the service reports it, restarts Neo4j, and gives up if that does not help. */
import { rmSync } from 'node:fs';
import { isRunning } from '../../src/neo4j/embedded/process-mark.js';
import { datasetUrn, proposal } from '../helpers/catalog.js';
import { serverOf, temporaryFolder } from '../neo4j-embedded/embedded-run.js';
import { startServiceProcess, untilStatus, type ServiceRun } from '../e2e/service-run.js';

const TIMEOUT = 240_000;
const folder = temporaryFolder();
const table = datasetUrn('dies.table');
let service: ServiceRun;

beforeAll(async () => {
  service = await startServiceProcess({ TRELLIS_DATA_DIR: folder });
}, TIMEOUT);

afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
}, TIMEOUT);

function health(): Promise<Response> {
  return fetch(`${service.url}/health`);
}

async function write(): Promise<number> {
  const response = await fetch(`${service.url}/aspects?action=ingestProposal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ proposal: proposal(table, 'datasetProperties', { description: 'kept' }) }),
  });
  return response.status;
}

async function readStatus(): Promise<number> {
  return (
    await fetch(`${service.url}/aspects/${encodeURIComponent(table)}?aspect=datasetProperties&version=0`)
  ).status;
}

it(
  'the service restarts Neo4j and answers 503 until it is up',
  async () => {
    expect(await write()).toBe(200);
    const first = serverOf(folder);
    process.kill(first.pid, 'SIGKILL');
    await service.says('Neo4j stopped unexpectedly and is restarted: signal SIGKILL');
    expect([(await health()).status, await readStatus()]).toEqual([503, 503]);
    await service.says('Neo4j is available again');
    await untilStatus(health, 200);
    expect([await readStatus(), await write()]).toEqual([200, 200]);
    expect(serverOf(folder).pid).not.toBe(first.pid);
  },
  TIMEOUT,
);

it(
  'the service ends with an exit code and a message if Neo4j crashes again at once, and leaves no process behind',
  async () => {
    const second = serverOf(folder);
    process.kill(second.pid, 'SIGKILL');
    const { code, said } = await service.ended();
    expect(code).toBe(1);
    expect(said.trim().split('\n').at(-1)).toMatch(/^Neo4j stopped unexpectedly: signal SIGKILL.*\.$/);
    expect(isRunning(second)).toBe(false);
  },
  TIMEOUT,
);

it(
  'the next start has all data',
  async () => {
    service = await startServiceProcess({ TRELLIS_DATA_DIR: folder });
    expect(await readStatus()).toBe(200);
  },
  TIMEOUT,
);

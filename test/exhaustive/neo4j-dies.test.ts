/** The embedded Neo4j crashes while the service runs, again and again: the service reports it and restarts Neo4j. */
import { rmSync } from 'node:fs';
import { isRunning, type ProcessMark } from '../../src/neo4j/embedded/processes.js';
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

function killNeo4j(): ProcessMark {
  const server = serverOf(folder);
  process.kill(server.pid, 'SIGKILL');
  return server;
}

it(
  'the service restarts Neo4j and answers 503 until it is up, also if it crashes again at once',
  async () => {
    expect(await write()).toBe(200);
    for (const time of [1, 2, 3]) {
      const killed = killNeo4j();
      await service.says('Neo4j stopped unexpectedly and is restarted: signal SIGKILL', time);
      const answer = await health();
      expect([answer.status, await answer.json()]).toMatchObject([
        503,
        { status: 'unavailable', neo4j: 'restarting', message: expect.stringContaining('SIGKILL') },
      ]);
      expect([await readStatus(), await write()]).toEqual([503, 503]);
      await service.says('Neo4j is available again', time);
      await untilStatus(health, 200);
      expect([await readStatus(), await write()]).toEqual([200, 200]);
      expect([isRunning(killed), serverOf(folder).pid === killed.pid]).toEqual([false, false]);
    }
  },
  TIMEOUT,
);

it(
  'the service ends in order while Neo4j is down, and leaves no process behind',
  async () => {
    const killed = killNeo4j();
    await service.says('Neo4j stopped unexpectedly and is restarted: signal SIGKILL', 4);
    expect((await service.stop()).code).toBe(0);
    expect(isRunning(killed)).toBe(false);
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

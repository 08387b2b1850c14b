/**
 * Neo4j is killed just after a checkpoint, while clients write. Updates that were on their way to the full-text index are then in neither
 * the checkpoint nor the recovery, so the service must repeat them.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { datasetUrn, proposal } from '../helpers/catalog.js';
import { serverOf, temporaryFolder } from '../neo4j-embedded/embedded-run.js';
import { startServiceProcess, untilStatus, type ServiceRun } from '../e2e/service-run.js';

const TIMEOUT = 400_000;
const CLIENTS = 4;
const ENTITIES_PER_BATCH = 60;
/** So many words that the updates of a batch take a while. */
const TEXT = Array.from({ length: 1_500 }, (_, index) => `word${index}`).join(' ');
const folder = temporaryFolder();
const log = join(folder, 'neo4j', 'logs', 'debug.log');
const conf = join(folder, 'neo4j', 'conf', 'neo4j.conf');
let service: ServiceRun;

beforeAll(async () => {
  service = await startServiceProcess({ TRELLIS_DATA_DIR: folder, TRELLIS_LOG_LEVEL: 'info' });
}, TIMEOUT);

afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
}, TIMEOUT);

const post = (path: string, body: object): Promise<Response> =>
  fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const health = (): Promise<Response> => fetch(`${service.url}/health`);

function checkpoints(): number {
  return existsSync(log)
    ? (readFileSync(log, 'utf8').match(/\[neo4j\/\w+\] Checkpoint triggered .* checkpoint completed/g) ?? [])
        .length
    : 0;
}

/** Returns whether all entities of a batch were stored. */
async function writeBatch(word: string): Promise<boolean> {
  const proposals = Array.from({ length: ENTITIES_PER_BATCH }, (_, index) =>
    proposal(datasetUrn(`crash.${word}.t${index}`), 'datasetProperties', { description: `${word} ${TEXT}` }),
  );
  try {
    return (await post('/aspects?action=ingestProposalBatch', { proposals })).status === 200;
  } catch {
    return false;
  }
}

async function countFound(word: string): Promise<number> {
  const response = await post('/entities?action=search', {
    input: word,
    entity: 'dataset',
    start: 0,
    count: 0,
  });
  const { value } = (await response.json()) as { value: { numEntities: number } };
  return value.numEntities;
}

it(
  'every acknowledged write is found after the crash',
  async () => {
    // Each start writes the configuration again, but a restart after a crash keeps this.
    const settings = readFileSync(conf, 'utf8');
    const interval = /^db\.checkpoint\.interval\.time=.*$/m;
    expect(settings).toMatch(interval);
    writeFileSync(conf, settings.replace(interval, 'db.checkpoint.interval.time=1s'));
    process.kill(serverOf(folder).pid, 'SIGKILL');
    await service.says('Neo4j is available again');
    await untilStatus(health, 200);

    const before = checkpoints();
    const acknowledged: string[] = [];
    let isKilled = false;
    let next = 0;
    const writers = Array.from({ length: CLIENTS }, async () => {
      while (!isKilled) {
        const word = `batch${(next += 1)}x`;
        if (await writeBatch(word)) acknowledged.push(word);
      }
    });
    while (acknowledged.length < 8 || checkpoints() === before) await turn();
    process.kill(serverOf(folder).pid, 'SIGKILL');
    isKilled = true;
    await Promise.all(writers);
    await service.says('Neo4j is available again', 2);
    await untilStatus(health, 200);

    const found = await Promise.all(acknowledged.map(countFound));
    expect(acknowledged.filter((_, index) => found[index] !== ENTITIES_PER_BATCH)).toEqual([]);
    expect(service.said()).toContain('the full-text index is complete');
    const checked = await post('/operations?action=check', {});
    expect(await checked.json()).toMatchObject({ value: { violations: {}, searchIndex: 'ONLINE' } });
  },
  TIMEOUT,
);

/**
 * Neo4j is killed just after a checkpoint. Updates that were on their way to the full-text index are then in neither the checkpoint nor the
 * recovery, so the service must repeat them.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { findLastCheckpoint, readLog } from '../../src/neo4j/embedded/index-journal.js';
import { layoutOf } from '../../src/neo4j/embedded/layout.js';
import { datasetUrn, proposal } from '../helpers/catalog.js';
import { serverOf, temporaryFolder } from '../neo4j-embedded/embedded-run.js';
import { searchAfterCrash } from './search-after-crash.js';
import { startServiceProcess, untilStatus, type ServiceRun } from '../e2e/service-run.js';

const TIMEOUT = 400_000;
const CLIENTS = 4;
const ENTITIES_PER_BATCH = 60;
/** So many words that the updates of a batch take a while. */
const TEXT = Array.from({ length: 1_500 }, (_, index) => `word${index}`).join(' ');
const folder = temporaryFolder();
const { dataDir, logsDir } = layoutOf(folder);
const log = join(logsDir, 'debug.log');
const confirmations = join(dataDir, 'index-confirmed.json');
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

/** Counts the lines of Neo4j's log that match. */
function count(pattern: RegExp): number {
  return existsSync(log) ? (readFileSync(log, 'utf8').match(pattern) ?? []).length : 0;
}

function checkpoints(): number {
  return count(/\[neo4j\/\w+\] Checkpoint triggered .* checkpoint completed/g);
}

/** Returns whether the service knows of writes that the last checkpoint contains. */
function isConfirmed(): boolean {
  const checkpoint = findLastCheckpoint(readLog(logsDir));
  if (checkpoint === undefined || !existsSync(confirmations)) return false;
  const confirmed = JSON.parse(readFileSync(confirmations, 'utf8')) as { at: number }[];
  return confirmed.some(({ at }) => at < checkpoint);
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
  const { numEntities } = await searchAfterCrash(service.url, { input: word });
  return numEntities;
}

const acknowledged: string[] = [];
let next = 0;

async function writeBatches(isOver: () => boolean): Promise<void> {
  const writers = Array.from({ length: CLIENTS }, async () => {
    while (!isOver()) {
      const word = `batch${(next += 1)}x`;
      if (await writeBatch(word)) acknowledged.push(word);
    }
  });
  await Promise.all(writers);
}

let crashes = 0;

/** Kills Neo4j and waits until the service has restarted it. */
async function crash(): Promise<void> {
  process.kill(serverOf(folder).pid, 'SIGKILL');
  crashes += 1;
  await service.says('Neo4j is available again', crashes);
  await untilStatus(health, 200);
}

/** Returns the batches that are not found completely. */
async function listMissing(): Promise<string[]> {
  const found = await Promise.all(acknowledged.map(countFound));
  return acknowledged.filter((_, index) => found[index] !== ENTITIES_PER_BATCH);
}

async function listViolations(): Promise<unknown> {
  return (await post('/operations?action=check', {})).json();
}

/** Counts how often the service has repeated single updates of the index. */
function repairs(): number {
  return service.said().split('the full-text index is complete').length - 1;
}

const CLEAN = { value: { violations: {}, searchIndex: 'ONLINE' } };

it(
  'every acknowledged write is found after a crash under load, just after a checkpoint',
  async () => {
    // Each start writes the configuration again, but a restart after a crash keeps this.
    const settings = readFileSync(conf, 'utf8');
    const interval = /^db\.checkpoint\.interval\.time=.*$/m;
    expect(settings).toMatch(interval);
    writeFileSync(conf, settings.replace(interval, 'db.checkpoint.interval.time=1s'));
    await crash();

    let isKilled = false;
    const writing = writeBatches(() => isKilled);
    // The service repeats single updates only if it knows what a checkpoint contains. Otherwise it builds the whole index anew.
    do {
      const before = checkpoints();
      while (checkpoints() === before) await turn();
    } while (acknowledged.length < 8 || !isConfirmed());
    const repaired = repairs();
    process.kill(serverOf(folder).pid, 'SIGKILL');
    isKilled = true;
    await writing;
    crashes += 1;
    await service.says('Neo4j is available again', crashes);
    await untilStatus(health, 200);

    expect(await listMissing()).toEqual([]);
    expect(repairs()).toBeGreaterThan(repaired);
    expect(await listViolations()).toMatchObject(CLEAN);
  },
  TIMEOUT,
);

it(
  'every acknowledged write is found after a crash that follows the writes and a checkpoint',
  async () => {
    for (let round = 0; round < 3; round += 1) {
      const enough = acknowledged.length + 6;
      await writeBatches(() => acknowledged.length >= enough);
      const before = checkpoints();
      while (checkpoints() === before) await turn();
      await crash();
      expect(await listMissing()).toEqual([]);
    }
    expect(await listViolations()).toMatchObject(CLEAN);
  },
  TIMEOUT,
);

it(
  'every acknowledged write is found if Neo4j and the service are killed again while Neo4j recovers',
  async () => {
    const recoveries = (): number => count(/\[neo4j\/\w+\] Recovery in '\w+' mode completed/g);
    const enough = acknowledged.length + 6;
    await writeBatches(() => acknowledged.length >= enough);
    const before = recoveries();
    process.kill(serverOf(folder).pid, 'SIGKILL');
    while (recoveries() === before) await turn();
    process.kill(serverOf(folder).pid, 'SIGKILL');
    await service.stop('SIGKILL');
    service = await startServiceProcess({ TRELLIS_DATA_DIR: folder, TRELLIS_LOG_LEVEL: 'info' });
    expect(await listMissing()).toEqual([]);
    expect(await listViolations()).toMatchObject(CLEAN);
  },
  TIMEOUT,
);

it(
  'nothing is repeated after an orderly stop',
  async () => {
    await service.stop();
    service = await startServiceProcess({ TRELLIS_DATA_DIR: folder, TRELLIS_LOG_LEVEL: 'info' });
    expect(service.said()).not.toContain('full-text index');
    expect(await listMissing()).toEqual([]);
  },
  TIMEOUT,
);

/**
 * The disk of the data folder is full: writes are refused with the reason, reads continue, nothing acknowledged is lost, and writes are
 * accepted again when there is room, without an operator.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { datasetUrn, proposal } from '../helpers/catalog.js';
import { itIf } from '../helpers/run-if.js';
import { temporaryFolder } from '../neo4j-embedded/embedded-run.js';
import { startServiceProcess, type ServiceRun } from '../e2e/service-run.js';
import { wrongInGraph } from './kills/checks.js';

const TIMEOUT = 240_000;
const DISK_BYTES = 700_000_000;
/** Longer than the time between two checkpoints, so that Neo4j also writes changed pages while there is no room. */
const FULL_MILLIS = 15_000;
const folder = temporaryFolder();
const disk = join(folder, 'disk');
const ballast = join(disk, 'ballast');
let service: ServiceRun;
let stop: () => Promise<unknown> = () => Promise.resolve();

/** Mounts a small disk, which only some users may do. */
function mounts(): boolean {
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const isMounted = mounts();
const itOnDisk = itIf(isMounted, 'the right to mount a file system');

beforeAll(async () => {
  if (!isMounted) return;
  service = await startServiceProcess({ TRELLIS_DATA_DIR: join(disk, 'data') });
  stop = () => service.stop();
}, TIMEOUT);

afterAll(async () => {
  await stop();
  if (isMounted) execFileSync('umount', [disk]);
  rmSync(folder, { recursive: true, force: true });
}, TIMEOUT);

/** Fills the disk except for some bytes. */
function fill(leftBytes: number): void {
  const { bavail, bsize } = statfsSync(disk);
  execFileSync('fallocate', ['-l', String(bavail * bsize - leftBytes), ballast]);
}

function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(service.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

let written = 0;
const acknowledged: string[] = [];

/** Writes another entity. */
async function write(): Promise<{
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}> {
  const urn = datasetUrn(`full.table_${(written += 1)}`);
  const value = { description: `${urn} ${'some words '.repeat(2_000)}` };
  const response = await post('/aspects?action=ingestProposal', {
    proposal: proposal(urn, 'datasetProperties', value),
  });
  const text = await response.text();
  if (response.status === 200) acknowledged.push(urn);
  return { status: response.status, text, headers: response.headers };
}

async function countMissing(): Promise<number> {
  const statuses = await Promise.all(
    acknowledged.map(async (urn) => {
      const path = `/aspects/${encodeURIComponent(urn)}?aspect=datasetProperties&version=0`;
      return (await fetch(service.url + path)).status;
    }),
  );
  return statuses.filter((status) => status !== 200).length;
}

itOnDisk(
  'with little room, writes are refused with the reason, and reads are not',
  async () => {
    expect((await write()).status).toBe(200);
    fill(150_000_000);
    const { status, text, headers } = await write();
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(JSON.parse(text)).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('The disk of the service is nearly full'),
    });
    expect(await countMissing()).toBe(0);
    const search = await post('/entities?action=search', {
      input: 'full',
      entity: 'dataset',
      start: 0,
      count: 1,
    });
    expect(search.status).toBe(200);
    rmSync(ballast);
    expect((await write()).status).toBe(200);
  },
  TIMEOUT,
);

itOnDisk(
  'a disk that another program fills completely loses nothing, and writes are accepted again when there is room',
  async () => {
    let isFull = false;
    const refused: string[] = [];
    const writers = Array.from({ length: 4 }, async () => {
      for (let isRefused = false; !(isFull && isRefused);) {
        const { status, text } = await write();
        isRefused = status !== 200;
        if (status !== 200 && status !== 503) refused.push(`${status} ${text}`);
      }
    });
    while (acknowledged.length < 200) await write();
    fill(0);
    isFull = true;
    await Promise.all(writers);
    await pause(FULL_MILLIS);
    expect((await write()).status).toBe(503);
    rmSync(ballast);
    while ((await write()).status !== 200);
    expect(refused).toEqual([]);
    expect(await countMissing()).toBe(0);
    expect(await wrongInGraph(service.url)).toEqual([]);
  },
  TIMEOUT,
);

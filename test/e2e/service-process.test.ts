/** The service as its user runs it: built, started as a process of its own, loaded by the command line, stopped by a signal. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '..', '..');
const dataDir = mkdtempSync(join(tmpdir(), 'trellis-e2e-'));
const children: ChildProcess[] = [];
const settings = {
  ...process.env,
  TRELLIS_DATA_DIR: dataDir,
  TRELLIS_PORT: '0',
  TRELLIS_NEO4J_BOLT_PORT: '0',
  TRELLIS_NEO4J_HTTP_PORT: '0',
  TRELLIS_NEO4J_HEAP: '512m',
  TRELLIS_NEO4J_PAGECACHE: '128m',
  TRELLIS_LOG_LEVEL: 'warn',
};

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly output: string[];
}

beforeAll(() => {
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'],
    { cwd: ROOT },
  );
}, 180_000);

afterAll(async () => {
  for (const child of children.filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  )) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<Running> {
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: ROOT,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const output: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => output.push(line));
  for await (const line of createInterface({ input: child.stdout })) {
    output.push(line);
    const address = /^\s+API\s+(http:\S+)/.exec(line);
    if (address) return { child, url: address[1]!, output };
  }
  throw new Error(`the service ended before it was ready:\n${output.join('\n')}`);
}

async function stop({ child }: Running, signal: NodeJS.Signals): Promise<unknown[]> {
  const exited = once(child, 'exit');
  child.kill(signal);
  return exited;
}

function cli(url: string, ...args: string[]): { status: number; text: string } {
  try {
    const env = { ...process.env, TRELLIS_SERVER: url };
    return {
      status: 0,
      text: execFileSync(process.execPath, ['dist/cli/main.js', ...args], {
        cwd: ROOT,
        env,
        encoding: 'utf8',
      }),
    };
  } catch (error) {
    const failed = error as { status: number; stdout: string; stderr: string };
    return { status: failed.status, text: failed.stdout + failed.stderr };
  }
}

async function post(url: string, path: string, body: object): Promise<any> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

/** Hops of lineage that can be walked from an entity, by relationships alone. */
async function depthBelow(url: string, urn: string, seen = new Set<string>()): Promise<number> {
  seen.add(urn);
  const types = 'DownstreamOf,Consumes,DerivedFrom,Contains';
  const answer = await fetch(
    `${url}/relationships?urn=${encodeURIComponent(urn)}&direction=INCOMING&types=${types}`,
  );
  const { entities } = (await answer.json()) as { entities: string[] };
  const depths = [0];
  for (const next of entities) if (!seen.has(next)) depths.push(1 + (await depthBelow(url, next, seen)));
  return Math.max(...depths);
}

it('starts, takes the sample, answers, stops on a signal, and has everything again after a restart, even after kill -9', async () => {
  const first = await start();
  const loaded = cli(first.url, 'load', 'samples', '--json');
  expect(loaded.status === 0 ? 0 : loaded.text).toBe(0);
  expect(JSON.parse(loaded.text)).toMatchObject({ refused: 0 });
  const found = await post(first.url, '/entities?action=search', {
    input: '*',
    entity: 'dataset',
    start: 0,
    count: 100,
  });
  expect(found.value.numEntities).toBeGreaterThanOrEqual(50);
  const depths = await Promise.all(found.value.entities.map((urn: string) => depthBelow(first.url, urn)));
  expect(Math.max(...depths)).toBeGreaterThanOrEqual(5);

  const bad = join(dataDir, 'bad.json');
  writeFileSync(
    bad,
    JSON.stringify([
      {
        entityType: 'tag',
        entityUrn: 'urn:li:tag:x',
        aspectName: 'tagProperties',
        changeType: 'UPSERT',
        aspect: { json: { nam: 1 } },
      },
    ]),
  );
  const refused = cli(first.url, 'load', bad);
  expect([refused.status, refused.text]).toEqual([1, expect.stringContaining('urn:li:tag:x')]);
  expect(cli('http://127.0.0.1:9', 'load', bad).status).toBe(5);

  expect(await stop(first, 'SIGTERM')).toEqual([0, null]);
  const second = await start();
  const again = await post(second.url, '/entities?action=search', {
    input: '*',
    entity: 'dataset',
    start: 0,
    count: 1,
  });
  expect(again.value.numEntities).toBe(found.value.numEntities);

  expect(await stop(second, 'SIGKILL')).toEqual([null, 'SIGKILL']);
  const third = await start();
  const recovered = await post(third.url, '/entities?action=search', {
    input: '*',
    entity: 'dataset',
    start: 0,
    count: 1,
  });
  expect(recovered.value.numEntities).toBe(found.value.numEntities);
  expect(await stop(third, 'SIGINT')).toEqual([0, null]);
}, 480_000);

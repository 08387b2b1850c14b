/** Runs the built service as a separate process, loads data with the command line, and stops it with signals. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { neo4jForTests } from '../helpers/neo4j-server.js';
import { temporaryFolder } from '../neo4j-embedded/embedded-run.js';
import { readinessIn, startServiceProcess, type ServiceRun } from './service-run.js';

const ROOT = join(import.meta.dirname, '..', '..');
/** Describes ten datasets. The examples of the documents load all sample files (documentation/shell-examples.test.ts). */
const FILE = 'samples/05-raw-files.json';
const dataDir = temporaryFolder();
let service: ServiceRun | undefined;

afterAll(async () => {
  await service?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<string> {
  service = await startServiceProcess({ TRELLIS_DATA_DIR: dataDir });
  return service.url;
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

async function countDatasets(url: string): Promise<number> {
  const response = await fetch(`${url}/entities?action=search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ input: '*', entity: 'dataset', start: 0, count: 1 }),
  });
  return ((await response.json()) as any).value.numEntities;
}

/** Asks for the address of the Neo4j Browser like the web pages do. */
async function browserUrl(url: string): Promise<string> {
  const response = await fetch(`${url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ appConfig { neo4jBrowserUrl } }' }),
  });
  return ((await response.json()) as any).data.appConfig.neo4jBrowserUrl;
}

it('starts, loads a file, answers, keeps all data when it is killed, and stops on SIGTERM', async () => {
  const first = await start();
  expect(readinessIn(service!.said())).toMatchObject({
    url: first,
    neo4jBrowser: await browserUrl(first),
    neo4jPasswordFile: join(dataDir, 'neo4j-password'),
  });
  for (const line of service!.said().trim().split('\n')) expect(() => void JSON.parse(line)).not.toThrow();
  expect(service!.said()).not.toContain(readFileSync(join(dataDir, 'neo4j-password'), 'utf8').trim());
  const loaded = cli(first, 'load', FILE, '--json');
  expect(loaded.status === 0 ? 0 : loaded.text).toBe(0);
  expect(JSON.parse(loaded.text)).toMatchObject({ refused: 0 });
  const stored = await countDatasets(first);
  expect(stored).toBe(10);

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
  const refused = cli(first, 'load', bad);
  expect([refused.status, refused.text]).toEqual([1, expect.stringContaining('urn:li:tag:x')]);
  expect(cli('http://127.0.0.1:9', 'load', bad).status).toBe(5);

  expect(await service?.stop('SIGKILL')).toMatchObject({ code: null, signal: 'SIGKILL' });
  expect(await countDatasets(await start())).toBe(stored);
  expect(await service?.stop()).toMatchObject({ code: 0, signal: null });
}, 480_000);

it('stops on SIGINT', async () => {
  const { uri, password } = await neo4jForTests();
  service = await startServiceProcess({
    TRELLIS_DATA_DIR: dataDir,
    NEO4J_URI: uri,
    NEO4J_PASSWORD: password,
  });
  expect(await service.stop('SIGINT')).toMatchObject({ code: 0, signal: null });
});

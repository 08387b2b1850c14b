/** The command as a separate process: exit codes, streams, signals. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { withServer } from '../helpers/loopback.js';

const ROOT = join(import.meta.dirname, '..', '..');

let catalog: TestCatalog;
let folder: string;
let tag: string;

beforeAll(async () => {
  catalog = await startCatalog();
  folder = mkdtempSync(join(tmpdir(), 'trellis-cli-'));
  tag = `urn:li:tag:${unique('cli')}`;
});
afterAll(async () => {
  await catalog.stop();
  rmSync(folder, { recursive: true });
});

interface Ending {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

function start(args: readonly string[], environment: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, ['dist/cli/main.js', ...args], {
    cwd: ROOT,
    env: { ...process.env, TRELLIS_SERVER: catalog.url, ...environment },
  });
}

async function endOf(child: ChildProcess): Promise<Ending> {
  let [out, error] = ['', ''];
  child.stdout!.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (error += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, error };
}

async function trellis(
  args: readonly string[],
  input = '',
  environment?: Record<string, string>,
): Promise<Ending> {
  const child = start(args, environment);
  child.stdin!.end(input);
  return endOf(child);
}

it('the command works in pipes and prints nothing but JSON to standard output', async () => {
  const put = await trellis(['put', tag, 'tagProperties', '--json'], '{"name": "grün"}');
  expect([put.code, put.error, JSON.parse(put.out).created]).toEqual([0, '', true]);
  const exported = await trellis(['export', '-', '--type', 'tag', '--filter', `urn=${tag}`]);
  const records = exported.out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(records.map(({ aspectName }) => aspectName)).toEqual(['tagKey', 'tagProperties']);
  expect(records[1].aspect).toEqual({ json: { name: 'grün' } });
  expect([exported.code, exported.error]).toEqual([0, '2 aspects of 1 entity\n']);
});

it('the command ends with the documented exit code and prints errors to standard error only', async () => {
  const endings = await Promise.all([
    trellis(['get', `${tag}_unknown`, '--json']),
    trellis(['delete', tag, '--hard']),
  ]);
  expect(endings.map(({ code }) => code)).toEqual([3, 2]);
  for (const { out, error } of endings) {
    expect(out).toBe('');
    expect(error).toMatch(/^trellis: [^\n]+\n$/);
  }
});

it('the command derives the address of the service from the settings of the service', async () => {
  const { port } = new URL(catalog.url);
  const environment = { TRELLIS_SERVER: '', TRELLIS_URL: '', TRELLIS_HOST: '', TRELLIS_PORT: port };
  expect((await trellis(['search', '*', '--limit', '1', '--json'], '', environment)).code).toBe(0);
});

/** Returns search pages without end, so that only a disconnecting reader ends the command. */
const answerEndlessly: RequestListener = (request, response) => {
  request.resume();
  const entities = Array.from({ length: 1000 }, (_, at) => `urn:li:tag:endless_${at}`);
  const metadata = { matches: [], searchResultMetadatas: [] };
  const value = { numEntities: 1e9, entities, metadata, scrollId: 'more' };
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ value }));
};

it('the command ends quietly when its reader disconnects, as head does', () =>
  withServer(answerEndlessly, async (url) => {
    const child = start(['search', '*', '--all', '--server', url]);
    child.stdin!.end();
    child.stdout!.once('data', () => child.stdout!.destroy());
    expect(await endOf(child)).toMatchObject({ code: 0, error: '' });
  }));

it('the command finishes its work even if nobody reads the result', async () => {
  const urns = Array.from({ length: 5 }, () => `urn:li:tag:${unique('cli')}`);
  await catalog.ingestBatch(urns.map((urn) => proposal(urn, 'tagProperties', { name: 'x' })));
  const child = start(['delete', '--hard', '--yes', '-']);
  child.stdout!.destroy();
  child.stdin!.end(urns.join('\n'));
  child.stderr!.resume();
  expect(await once(child, 'exit')).toEqual([0, null]);
  const { entities } = await catalog.query(
    'query ($urns: [String!]!) { entities(urns: $urns, checkForExistence: true) { urn } }',
    {
      urns,
    },
  );
  expect(entities).toEqual(urns.map(() => null));
});

it('the command ends at Ctrl-C with one line and leaves no partial file', async () => {
  let child: ChildProcess | undefined;
  const interrupt: RequestListener = () => child?.kill('SIGINT');
  await withServer(interrupt, async (url) => {
    child = start(['export', join(folder, 'export.jsonl'), '--server', url]);
    child.stdin!.end();
    expect(await endOf(child)).toEqual({ code: 130, out: '', error: '\nInterrupted.\n' });
    expect(readdirSync(folder)).toEqual([]);
  });
});

it('a delete reports at Ctrl-C how far it got', async () => {
  const urns = ['a', 'b', 'c'].map((name) => `urn:li:tag:${name}`);
  const aspects = { tagProperties: { value: { name: 'x' }, created: { time: 1, actor: 'a' } } };
  const results = Object.fromEntries(urns.map((urn) => [urn, { urn, entityName: 'tag', aspects }]));
  let child: ChildProcess | undefined;
  const answer: RequestListener = (request, response) => {
    void (async () => {
      const body = Buffer.concat(await request.toArray()).toString();
      if (body.includes('urn:li:tag:b')) return child?.kill('SIGINT');
      const value = { rows: 2, timeseriesRows: 0, total: 1 };
      const isRead = request.url?.startsWith('/entitiesV2') === true;
      return response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(isRead ? { results } : { value }));
    })();
  };
  await withServer(answer, async (url) => {
    child = start(['delete', ...urns, '--hard', '--yes', '--json', '--server', url]);
    child.stdin!.end();
    const { code, out, error } = await endOf(child);
    expect([code, error]).toEqual([130, '\nInterrupted.\n']);
    const { entities, ...report } = JSON.parse(out);
    expect(report).toEqual({ dryRun: false, hard: true });
    expect(entities.map(({ outcome }: any) => outcome)).toEqual(['deleted', 'unclear', 'not tried']);
  });
});

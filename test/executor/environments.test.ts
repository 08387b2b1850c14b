/** Python environments that the executor creates, with a real Python and pip, and a package of the tests instead of an index. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { ExecutorOptions } from '../../src/executor/types.js';
import { startFreshCatalog, type TestCatalog } from '../helpers/catalog.js';
import { describeIf } from '../helpers/run-if.js';
import { executorOptions, removeFolders, requests } from './support.js';

const PYTHON = 'python3';
const hasPython = spawnSync(PYTHON, ['-c', 'import venv, ensurepip']).status === 0;

const started: TestCatalog[] = [];
afterAll(async () => {
  await Promise.all(started.map((catalog) => catalog.stop()));
  removeFolders();
});

interface Parts extends Partial<Pick<ExecutorOptions, 'python' | 'command' | 'folder'>> {
  /** Folder of packages. */
  readonly packages?: string;
}

async function start(parts: Parts) {
  const { packages = '/nonexistent', ...given } = parts;
  const { command: _, ...options } = executorOptions({
    environment: { PIP_NO_INDEX: '1', PIP_FIND_LINKS: packages },
    version: '9.9.9',
    packages: ['trusted_package'],
  });
  const ingestion = { ...options, ...given };
  const catalog = await startFreshCatalog({ ingestion });
  started.push(catalog);
  return { ...requests(() => catalog, ingestion.executorId), folder: ingestion.folder };
}

describeIf(hasPython, 'Python with venv')('an environment', () => {
  const packages = mkdtempSync(join(tmpdir(), 'trellis-packages-'));
  /** Most of the time goes into creating environments, so two tests use the same ones. */
  let first: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    const made = spawnSync(PYTHON, [join(import.meta.dirname, 'make-wheel.py'), packages], {
      encoding: 'utf8',
    });
    expect([made.status, made.stderr]).toEqual([0, '']);
    first = await start({ packages });
  });
  afterAll(() => {
    rmSync(packages, { recursive: true });
  });

  it('is created once for a version and a connector, also for runs at the same time', async () => {
    const { request, resultWhen, folder } = first;
    const urns = [await request(), await request()];
    const results = [await resultWhen(urns[0] ?? ''), await resultWhen(urns[1] ?? '')];
    for (const { status, report } of results) {
      expect(status).toBe('SUCCESS');
      expect(report).toMatch(/^version 9\.9\.9 in .*\/environments\/[^\n]+\narguments 6$/m);
    }
    const installed = results.filter(({ report }) =>
      /installs acryl-datahub\[datahub-rest,fake\]==9/.test(report),
    );
    expect(installed).toHaveLength(1);
    expect(readdirSync(join(folder, 'environments'))).toHaveLength(2);
  }, 120_000);

  it('contains the plugins and the allowed packages of the request, and goes when no run has used it for long', async () => {
    const args = { extra_pip_plugins: '["more"]', extra_pip_requirements: '["trusted-package>=9"]' };
    const { status, report } = await first.resultWhen(await first.request({ args }));
    expect([status, report]).toEqual([
      'SUCCESS',
      expect.stringMatching(/^found more_plugin\nfound trusted_package$/m),
    ]);
    const environments = join(first.folder, 'environments');
    for (const name of readdirSync(environments)) utimesSync(join(environments, name), 1, 1);
    const second = await start({ packages, folder: first.folder });
    await second.resultWhen(await second.request());
    while (readdirSync(environments).length > 2) await turn();
  }, 120_000);

  it('that cannot be installed makes the run fail with the reason', async () => {
    const { request, resultWhen, folder } = await start({ packages });
    const { status, report } = await resultWhen(await request({ args: { version: '8.8.8' } }));
    expect(status).toBe('FAILURE');
    expect(report).toMatch(/No matching distribution found for acryl-datahub/);
    expect(report).toMatch(
      /Trellis: pip could not install acryl-datahub\[.*\]==8\.8\.8; the lines above say why$/,
    );
    expect(readdirSync(join(folder, 'environments'))).toEqual([]);
  }, 120_000);
});

/** No run reaches the installation. */
let idle: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  idle = await start({});
});

it.each([
  [
    'Python',
    { python: 'no-such-python' },
    /cannot run no-such-python \(ENOENT\): install Python 3\.10 .* TRELLIS_INGESTION_COMMAND to an installed datahub command$/,
  ],
  [
    'command',
    { command: '/no/such/datahub' },
    /there is no command \/no\/such\/datahub: set TRELLIS_INGESTION_COMMAND/,
  ],
])('a missing %s makes the run fail with one sentence', async (_, parts, message) => {
  const { request, resultWhen } = await start(parts);
  const { status, report } = await resultWhen(await request());
  expect([status, report.split('\n').length]).toEqual(['FAILURE', 1]);
  expect(report).toMatch(message);
});

it.each([
  [
    'a package that the settings do not name',
    { extra_pip_requirements: '["other==1"]' },
    /packages other==1 cannot be/,
  ],
  [
    'an address as a package',
    { extra_pip_requirements: '["http://evil.example/x.whl"]' },
    /Item 1 of the argument extra_pip_requirements is not a package/,
  ],
  ['a variable of the loader', { extra_env_vars: '{"LD_PRELOAD": "/x.so"}' }, /sets "LD_PRELOAD", which/],
])('%s makes the run fail before anything is installed', async (_, args, message) => {
  const { request, resultWhen, folder } = idle;
  const { status, report } = await resultWhen(await request({ args }));
  expect([status, report]).toEqual(['FAILURE', expect.stringMatching(message)]);
  expect(existsSync(join(folder, 'environments'))).toBe(false);
});

it('a version that is none is refused before anything is installed', async () => {
  const { request, resultWhen } = idle;
  const result = await resultWhen(await request({ args: { version: '1.0 --pre' } }));
  expect(result).toMatchObject({
    status: 'FAILURE',
    report: 'Trellis: 1.0 --pre is not a version of acryl-datahub',
  });
});

/** One run of the Python tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

export const TESTS_FOLDER = join(import.meta.dirname, '..', '..', 'test', 'clients');

interface PytestRun {
  /** The interpreter of the environment. */
  readonly python: string;
  readonly server: string;
  /** Tell the tests what else they can use. */
  readonly variables: Readonly<Record<string, string>>;
  /** Output file of the JUnit XML. */
  readonly report: string;
  /** Test files; none: all. */
  readonly files: readonly string[];
  readonly options: readonly string[];
}

/** @returns the exit code of pytest */
export async function runPytest({
  python,
  server,
  variables,
  report,
  files,
  options,
}: PytestRun): Promise<number> {
  const home = mkdtempSync(join(tmpdir(), 'trellis-clients-home-'));
  // Two processes, because tests mostly wait for commands of the package or for the service. Tests of one file share its setup.
  const processes = ['--numprocesses=2', '--dist=loadfile'];
  const args = ['-m', 'pytest', `--junitxml=${report}`, ...processes, ...options, ...files];
  const child = spawn(python, args, {
    cwd: TESTS_FOLDER,
    env: { ...environment({ python, server, home }), ...variables },
    stdio: 'inherit',
  });
  // Ctrl-C also reaches pytest; this process continues, to clean up.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'close')) as [number | null];
  rmSync(home, { recursive: true, force: true });
  return code ?? 1;
}

/** @param names parts of names of test files @throws Error for a name that matches no file */
export function findTestFiles(names: readonly string[]): string[] {
  const files = readdirSync(TESTS_FOLDER).filter((file) => /^test_.*\.py$/.test(file));
  return names.flatMap((name) => {
    const matching = files.filter((file) => file.includes(name));
    if (matching.length === 0) throw new Error(`No file in test/clients has “${name}” in its name`);
    return matching;
  });
}

/**
 * The clients have their own home folder and cannot reach other machines: connections elsewhere fail immediately
 * (test/clients/loopback_only), so that no test hangs or depends on the network.
 */
function environment({
  python,
  server,
  home,
}: {
  python: string;
  server: string;
  home: string;
}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(DATAHUB|PYTHON|PYTEST|FEAST|MLFLOW)_|_proxy$/i.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    PATH: [dirname(python), process.env['PATH'] ?? ''].join(delimiter),
    HOME: home,
    PYTHONPATH: join(TESTS_FOLDER, 'loopback_only'),
    PYTHONDONTWRITEBYTECODE: '1',
    DATAHUB_GMS_URL: server,
    DATAHUB_TELEMETRY_ENABLED: 'false',
    FEAST_USAGE: 'false',
    NO_COLOR: '1',
  };
}

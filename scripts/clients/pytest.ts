/** One run of the Python tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { TESTS_FOLDER } from './folders.js';

interface PytestRun {
  /** The interpreter of the environment. */
  readonly python: string;
  readonly server: string;
  /** Where JUnit's XML goes. */
  readonly report: string;
  /** Test files; none: all. */
  readonly files: readonly string[];
  readonly options: readonly string[];
}

/** @returns pytest's exit code */
export async function runPytest({ python, server, report, files, options }: PytestRun): Promise<number> {
  const home = mkdtempSync(join(tmpdir(), 'trellis-clients-home-'));
  // Two processes: a test mostly waits for a command of the package, or for the service. A file's tests share what it sets up.
  const processes = ['--numprocesses=2', '--dist=loadfile'];
  const args = ['-m', 'pytest', `--junitxml=${report}`, ...processes, ...options, ...files];
  const child = spawn(python, args, {
    cwd: TESTS_FOLDER,
    env: environment({ python, server, home }),
    stdio: 'inherit',
  });
  // Ctrl-C reaches pytest by itself; this process stays, to tidy up after it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'close')) as [number | null];
  rmSync(home, { recursive: true, force: true });
  return code ?? 1;
}

/** @param names parts of names of test files @throws Error for a name that no file has */
export function findTestFiles(names: readonly string[]): string[] {
  const files = readdirSync(TESTS_FOLDER).filter((file) => /^test_.*\.py$/.test(file));
  return names.flatMap((name) => {
    const matching = files.filter((file) => file.includes(name));
    if (matching.length === 0) throw new Error(`No file in test/clients has “${name}” in its name`);
    return matching;
  });
}

/**
 * The clients see a home folder of their own and no other machine: what they would tell or ask elsewhere fails at once
 * (test/clients/loopback_only), instead of a test that hangs or that depends on the world.
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

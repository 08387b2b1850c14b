/** Python virtual environments, created once for a set of requirements. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Python versions in order of preference. */
const CANDIDATES = ['python3.11', 'python3.10', 'python3.12', 'python3'];
const PROBE =
  'import ensurepip, sys, venv; print(sys.version); sys.exit(not (3, 10) <= sys.version_info < (3, 13))';
/** Written last: a folder without it is the remainder of an interrupted run. */
const STAMP = 'requirements.sha256';

export interface Requirements {
  /** Receives the environment. */
  readonly folder: string;
  /** Files in the formats of pip. */
  readonly requirements: string;
  readonly constraints?: string;
}

/**
 * @returns the interpreter of the environment; undefined if no suitable Python is installed
 * @throws Error if the packages cannot be installed
 */
export function provideEnvironment({ folder, requirements, constraints }: Requirements): string | undefined {
  const found = findPython();
  if (found === undefined) return undefined;
  const python = join(folder, 'bin', 'python');
  const files = [requirements, ...(constraints === undefined ? [] : [constraints])];
  const stamp = fingerprint(found.version, files);
  const stampFile = join(folder, STAMP);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return python;
  console.log(`Installing the Python packages of ${requirements} (once, about a minute)`);
  rmSync(folder, { recursive: true, force: true });
  run(found.command, ['-m', 'venv', folder]);
  const constrained = constraints === undefined ? [] : ['--constraint', constraints];
  run(python, ['-m', 'pip', 'install', '--quiet', '--requirement', requirements, ...constrained]);
  writeFileSync(stampFile, stamp);
  return python;
}

function findPython(): { command: string; version: string } | undefined {
  for (const command of CANDIDATES) {
    const { status, stdout } = spawnSync(command, ['-c', PROBE], { encoding: 'utf8' });
    if (status === 0) return { command, version: stdout };
  }
  return undefined;
}

function fingerprint(version: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(version);
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function run(command: string, args: string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

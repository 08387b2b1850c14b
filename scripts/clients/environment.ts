/** The Python virtual environment with the published package, created once for a set of requirements. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_FOLDER, TESTS_FOLDER } from './folders.js';

/** Python versions in order of preference. */
const CANDIDATES = ['python3.11', 'python3.10', 'python3.12', 'python3'];
const PROBE =
  'import ensurepip, sys, venv; print(sys.version); sys.exit(not (3, 10) <= sys.version_info < (3, 13))';
const REQUIREMENTS = ['requirements.txt', 'constraints.txt'].map((name) => join(TESTS_FOLDER, name));
const FOLDER = join(CACHE_FOLDER, 'venv');
/** Written last: a folder without it is the remainder of an interrupted run. */
const STAMP = join(FOLDER, 'requirements.sha256');

/**
 * @returns the interpreter of the environment; undefined if no suitable Python is installed
 * @throws Error if the packages cannot be installed
 */
export function provideEnvironment(): string | undefined {
  const found = findPython();
  if (found === undefined) return undefined;
  const python = join(FOLDER, 'bin', 'python');
  const stamp = fingerprint(found.version);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return python;
  console.log('Installing the Python packages of existing clients (once, about a minute)');
  rmSync(FOLDER, { recursive: true, force: true });
  run(found.command, ['-m', 'venv', FOLDER]);
  const [requirements, constraints] = REQUIREMENTS as [string, string];
  run(python, [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--requirement',
    requirements,
    '--constraint',
    constraints,
  ]);
  writeFileSync(STAMP, stamp);
  return python;
}

function findPython(): { command: string; version: string } | undefined {
  for (const command of CANDIDATES) {
    const { status, stdout } = spawnSync(command, ['-c', PROBE], { encoding: 'utf8' });
    if (status === 0) return { command, version: stdout };
  }
  return undefined;
}

function fingerprint(version: string): string {
  const hash = createHash('sha256').update(version);
  for (const file of REQUIREMENTS) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function run(command: string, args: string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/** Finds, installs and deletes the folders of Python environments. */
import { createHash } from 'node:crypto';
import { access, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dateAt, systemClock } from '../core/clock.js';
import { CatalogError } from '../core/errors.js';
import { provideFolder } from '../core/file-system.js';
import { newId } from '../core/ids.js';
import { runCommand, type CommandCall, type CommandEnd } from './process/run-command.js';

const NEEDS_VENV = 'import sys, venv, ensurepip; print("Python", sys.version.split()[0])';

/** What an installation prints, and how it is stopped. */
export type Progress = Pick<
  CommandCall,
  'onOutput' | 'signal' | 'environment' | 'privateFolder' | 'graceMillis'
>;

interface EnvironmentSpec {
  readonly folder: string;
  readonly requirements: readonly string[];
  readonly python: string;
}

/** Names an environment by what is in it. */
export function keyOf({ python, requirements }: EnvironmentSpec): string {
  return createHash('sha256')
    .update([python, ...requirements].join(' '))
    .digest('hex')
    .slice(0, 16);
}

/** @returns the folder of the programs of an environment, which is installed if there is none */
export async function provideBin(spec: EnvironmentSpec, progress: Progress): Promise<string> {
  const { folder } = spec;
  const key = keyOf(spec);
  // Names the folder of the environment. It is written last, so an interrupted installation does not count.
  const pointer = join(folder, `${key}.txt`);
  const now = dateAt(systemClock.now());
  // Before it is read, so that a service that deletes unused environments knows of the run.
  await utimes(pointer, now, now).catch(() => undefined);
  const known = await readFile(pointer, 'utf8').catch(() => undefined);
  if (known !== undefined) {
    const bin = join(folder, known, 'bin');
    if (await exists(join(bin, 'datahub'))) return bin;
  }
  const name = `${key}-${newId()}`;
  const home = join(folder, name);
  provideFolder(folder);
  try {
    await install(spec, home, progress);
    await writeFile(`${home}.txt`, name);
    await rename(`${home}.txt`, pointer);
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
  return join(home, 'bin');
}

async function install(
  { folder, requirements, python }: EnvironmentSpec,
  home: string,
  progress: Progress,
): Promise<void> {
  const { onOutput } = progress;
  const run = (program: string, ...args: readonly string[]): Promise<CommandEnd> =>
    runCommand({ ...progress, program, args, folder });
  const probe = await run(python, '-c', NEEDS_VENV);
  if (!isSuccess(probe)) throw noPython(python, probe);
  const named = requirements.join(' ');
  onOutput(`Trellis: installs ${named}, once\n`);
  const made = await run(python, '-m', 'venv', home);
  if (!isSuccess(made)) throw failed(`${python} could not create an environment in ${home}`);
  const pip = ['-m', 'pip', 'install', '--disable-pip-version-check', '--no-input', '--quiet'];
  const installed = await run(join(home, 'bin', 'python'), ...pip, ...requirements);
  if (!isSuccess(installed)) throw failed(`pip could not install ${named}; the lines above say why`);
  if (!(await exists(join(home, 'bin', 'datahub'))))
    throw failed(`${named} is installed, but it contains no command datahub`);
}

function isSuccess(end: CommandEnd): boolean {
  return 'code' in end && end.code === 0;
}

function noPython(python: string, end: CommandEnd): CatalogError {
  const found =
    'problem' in end
      ? `The service cannot run ${python} (${end.problem})`
      : `${python} lacks the modules venv and ensurepip`;
  return failed(
    `${found}: install Python 3.10 or newer with venv and set TRELLIS_INGESTION_PYTHON to it, or set TRELLIS_INGESTION_COMMAND to an installed datahub command`,
  );
}

function failed(message: string): CatalogError {
  return new CatalogError('CONFLICT', message);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** A file that names the folder of an environment. Its time of change is the start of the last run. */
const POINTER = /^[0-9a-f]{16}\.txt$/;
/** The folder of an environment. Other folders are not made by the executor. */
const HOME = /^[0-9a-f]{16}-[0-9a-f-]+$/;

/**
 * Deletes Python environments that no run has used for a long time, and what interrupted installations have left. Several services may
 * share the folder and call this at the same time.
 * @param folder of the environments; it need not exist
 * @param before environments that no run has used since this time go; epoch milliseconds
 */
export async function removeUnused(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const kept = new Set<string>();
  for (const pointer of names.filter((name) => POINTER.test(name))) {
    const home = await retire(join(folder, pointer), before);
    if (home !== undefined) kept.add(home);
  }
  for (const home of names.filter((name) => HOME.test(name) && !kept.has(name)))
    if (await isOlder(join(folder, home), before)) await removeAll(join(folder, home));
}

/**
 * Deletes the pointer if it is old enough.
 * @returns the name of the environment's folder if it is still in use
 */
async function retire(pointer: string, before: number): Promise<string | undefined> {
  const home = await readFile(pointer, 'utf8').catch(() => undefined);
  if (!(await isOlder(pointer, before))) return home;
  const retired = `${pointer}.old`;
  await rename(pointer, retired).catch(() => undefined);
  // A run that begins touches the pointer before it reads it. If it did so in time, the environment stays.
  if (!(await isOlder(retired, before))) {
    await rename(retired, pointer).catch(() => undefined);
    return home;
  }
  await removeAll(retired);
  return undefined;
}

/** @returns false for a file that does not exist */
async function isOlder(path: string, before: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtimeMs < before;
}

async function removeAll(path: string): Promise<void> {
  // What cannot be deleted now is tried again with the next call.
  await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
}

/** Finds or installs one Python environment. */
import { createHash } from 'node:crypto';
import { access, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dateAt, systemClock } from '../../core/clock.js';
import { CatalogError } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { provideFolder } from '../../core/provide-folder.js';
import type { CommandEnd } from '../process/command.js';
import { runCommand, type CommandCall } from '../process/run-command.js';

const NEEDS_VENV = 'import sys, venv, ensurepip; print("Python", sys.version.split()[0])';

/** What an installation prints, and how it is stopped. */
export type Progress = Pick<
  CommandCall,
  'onOutput' | 'signal' | 'environment' | 'privateFolder' | 'graceMillis'
>;

interface Wanted {
  readonly folder: string;
  readonly requirements: readonly string[];
  readonly python: string;
}

/** Names an environment by what is in it. */
export function keyOf({ python, requirements }: Wanted): string {
  return createHash('sha256')
    .update([python, ...requirements].join(' '))
    .digest('hex')
    .slice(0, 16);
}

/** @returns the folder of the programs of an environment, which is installed if there is none */
export async function provideBin(wanted: Wanted, progress: Progress): Promise<string> {
  const { folder } = wanted;
  const key = keyOf(wanted);
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
    await install(wanted, home, progress);
    await writeFile(`${home}.txt`, name);
    await rename(`${home}.txt`, pointer);
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
  return join(home, 'bin');
}

async function install(
  { folder, requirements, python }: Wanted,
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

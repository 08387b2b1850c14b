/** Python environments with the connectors that recipes need. Each is created once, for one version and one connector. */
import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { CatalogError } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import type { CommandEnd } from '../process/command.js';
import { runCommand, type CommandCall } from '../process/run-command.js';
import type { ExecutorOptions } from '../types.js';
import { requirementFor } from './requirement.js';

const NEEDS_VENV = 'import sys, venv, ensurepip; print("Python", sys.version.split()[0])';

/** Where the command for a recipe is. */
export interface Installed {
  /** Name or absolute path of the program `datahub`. */
  readonly program: string;
  /** The folders in which programs are searched. */
  readonly path: string;
}

export interface EnvironmentNeed {
  readonly connector: string;
  /** Absent: the default. */
  readonly version?: string;
}

/** What an installation prints, and how it is stopped. */
type Progress = Pick<CommandCall, 'onOutput' | 'signal' | 'environment' | 'privateFolder' | 'graceMillis'>;

export interface Environments {
  /** @throws CONFLICT if Python or the package cannot be installed; INVALID_REQUEST for a version that is none */
  provide(need: EnvironmentNeed, progress: Progress): Promise<Installed>;
}

export function createEnvironments(options: ExecutorOptions): Environments {
  const { command, version: usual, path } = options;
  if (command !== undefined) return { provide: () => Promise.resolve({ program: command, path }) };
  const folder = join(options.folder, 'environments');
  const underWay = new Map<string, Promise<string>>();
  const provideShared = async (requirement: string, progress: Progress): Promise<string> => {
    for (;;) {
      const other = underWay.get(requirement);
      if (other === undefined) break;
      // It may fail because its run was stopped, so this run looks again.
      await other.catch(() => undefined);
    }
    const work = provideBin({ folder, requirement, python: options.python }, progress);
    underWay.set(requirement, work);
    try {
      return await work;
    } finally {
      underWay.delete(requirement);
    }
  };
  return {
    provide: async ({ connector, version = usual }, progress) => {
      const bin = await provideShared(requirementFor({ connector, version }), progress);
      return { program: join(bin, 'datahub'), path: [bin, path].join(delimiter) };
    },
  };
}

interface Wanted {
  readonly folder: string;
  readonly requirement: string;
  readonly python: string;
}

/** @returns the folder of the programs of an environment, which is installed if there is none */
async function provideBin(wanted: Wanted, progress: Progress): Promise<string> {
  const { folder, requirement } = wanted;
  const key = createHash('sha256').update(`${wanted.python} ${requirement}`).digest('hex').slice(0, 16);
  // Names the folder of the environment. It is written last, so an interrupted installation does not count.
  const pointer = join(folder, `${key}.txt`);
  const known = await readFile(pointer, 'utf8').catch(() => undefined);
  if (known !== undefined) {
    const bin = join(folder, known, 'bin');
    if (await exists(join(bin, 'datahub'))) return bin;
  }
  const name = `${key}-${newId()}`;
  const home = join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
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
  { folder, requirement, python }: Wanted,
  home: string,
  progress: Progress,
): Promise<void> {
  const { onOutput } = progress;
  const run = (program: string, ...args: readonly string[]): Promise<CommandEnd> =>
    runCommand({ ...progress, program, args, folder });
  const probe = await run(python, '-c', NEEDS_VENV);
  if (!isSuccess(probe)) throw noPython(python, probe);
  onOutput(`Trellis: installs ${requirement}, once\n`);
  const made = await run(python, '-m', 'venv', home);
  if (!isSuccess(made)) throw failed(`${python} could not create an environment in ${home}`);
  const pip = ['-m', 'pip', 'install', '--disable-pip-version-check', '--no-input', '--quiet'];
  const installed = await run(join(home, 'bin', 'python'), ...pip, requirement);
  if (!isSuccess(installed)) throw failed(`pip could not install ${requirement}; the lines above say why`);
  if (!(await exists(join(home, 'bin', 'datahub'))))
    throw failed(`${requirement} is installed, but it contains no command datahub`);
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

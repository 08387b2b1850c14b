/** Python environments with the connectors that recipes need. Each is created once, for one version and one connector. */
import { delimiter, join } from 'node:path';
import { systemClock } from '../../core/clock.js';
import type { ExecutorOptions } from '../types.js';
import { keyOf, provideBin, type Progress } from './provide-bin.js';
import { removeUnused } from './remove-unused.js';
import { requirementsFor, type PackageNeed } from './requirement.js';

const DAY_MILLIS = 86_400_000;
const DEFAULT_UNUSED_MILLIS = 30 * DAY_MILLIS;
/** How often unused environments are looked for. */
const SWEEP_MILLIS = 3_600_000;

/** Where the command for a recipe is. */
export interface Installed {
  /** Name or absolute path of the program `datahub`. */
  readonly program: string;
  /** The folders in which programs are searched. */
  readonly path: string;
}

export interface EnvironmentNeed extends Omit<PackageNeed, 'version'> {
  /** Absent: the default. */
  readonly version?: string;
}

export interface Environments {
  /**
   * @throws CONFLICT if Python or the packages cannot be installed
   * @throws INVALID_REQUEST for a version that is none, and for packages that are not allowed
   */
  provide(need: EnvironmentNeed, progress: Progress): Promise<Installed>;
  /** Deletes environments that no run has used for a long time. It does so once an hour, however often it is called. */
  sweep(): Promise<void>;
}

export function createEnvironments(options: ExecutorOptions): Environments {
  const { command, version: usual, path, packages: allowed = [] } = options;
  if (command !== undefined) return fixedEnvironment(command, path);
  const folder = join(options.folder, 'environments');
  const underWay = new Map<string, Promise<string>>();
  const provideShared = async (requirements: readonly string[], progress: Progress): Promise<string> => {
    const wanted = { folder, requirements, python: options.python };
    const key = keyOf(wanted);
    for (;;) {
      const other = underWay.get(key);
      if (other === undefined) break;
      // It may fail because its run was stopped, so this run looks again.
      await other.catch(() => undefined);
    }
    const work = provideBin(wanted, progress);
    underWay.set(key, work);
    try {
      return await work;
    } finally {
      underWay.delete(key);
    }
  };
  return {
    provide: async ({ version = usual, ...need }, progress) => {
      const bin = await provideShared(requirementsFor({ ...need, version }, allowed), progress);
      return { program: join(bin, 'datahub'), path: [bin, path].join(delimiter) };
    },
    sweep: createSweep(folder, options),
  };
}

function createSweep(
  folder: string,
  { unusedMillis = DEFAULT_UNUSED_MILLIS, timeLimitMillis }: ExecutorOptions,
): Environments['sweep'] {
  let sweptAt = -Infinity;
  return async () => {
    const now = systemClock.now();
    if (now - sweptAt < SWEEP_MILLIS) return;
    sweptAt = now;
    // A run has marked its environment when it began, so none that is in use is as old as this.
    await removeUnused(folder, now - unusedMillis - timeLimitMillis);
  };
}

/** The packages of an installed command are those that it has. */
function fixedEnvironment(command: string, path: string): Environments {
  return {
    provide: ({ packages, plugins }, { onOutput }) => {
      const ignored = [...packages, ...plugins];
      if (ignored.length > 0)
        onOutput(
          `Trellis: does not install ${ignored.join(', ')}, because TRELLIS_INGESTION_COMMAND runs every recipe\n`,
        );
      return Promise.resolve({ program: command, path });
    },
    sweep: () => Promise.resolve(),
  };
}

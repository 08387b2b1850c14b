/** Python environments with the connectors that recipes need. Each is created once, for one version and one connector. */
import { delimiter, join } from 'node:path';
import { systemClock } from '../core/clock.js';
import { invalidRequest } from '../core/errors.js';
import { keyOf, provideBin, removeUnused, type Progress } from './python-installations.js';
import type { Extras } from './read-request.js';
import type { ExecutorOptions } from './types.js';

const DAY_MILLIS = 86_400_000;
const DEFAULT_UNUSED_MILLIS = 30 * DAY_MILLIS;
/** How often unused environments are looked for. */
const SWEEP_MILLIS = 3_600_000;

/** Where the command for a recipe is. */
interface Installed {
  /** Name or absolute path of the program `datahub`. */
  readonly program: string;
  /** The folders in which programs are searched. */
  readonly path: string;
}

interface EnvironmentNeed extends Omit<PackageNeed, 'version'> {
  /** Absent: the default. */
  readonly version?: string | undefined;
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
    const spec = { folder, requirements, python: options.python };
    const key = keyOf(spec);
    for (;;) {
      const other = underWay.get(key);
      if (other === undefined) break;
      // It may fail because its run was stopped, so this run looks again.
      await other.catch(() => undefined);
    }
    const work = provideBin(spec, progress);
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

const PACKAGE = 'acryl-datahub';
/** The sink to the service needs it. */
const SINK = 'datahub-rest';
/** Versions as in PEP 440. No address and no other option of pip has this form. */
const VERSION = /^\d[0-9a-zA-Z.!+-]{0,63}$/;
/** A connector of the package has an extra of its name. One from elsewhere is named by its class, e.g. `my_company.sources.Wiki`. */
const EXTRA = /^[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}$/;

export interface PackageNeed extends Pick<Extras, 'packages' | 'plugins'> {
  /** Type of the connector. */
  readonly connector: string;
  readonly version: string;
}

/**
 * Returns the requirements of pip, e.g. `acryl-datahub[datahub-rest,postgres]==1.2.0` and the further packages of the request.
 * @param allowed names of the packages that requests may add
 * @throws INVALID_REQUEST for a version that is none, and for a package that is not allowed
 */
export function requirementsFor(
  { connector, version, packages, plugins }: PackageNeed,
  allowed: readonly string[],
): string[] {
  if (!VERSION.test(version))
    throw invalidRequest(
      '/args/version',
      `${version} is not a version of ${PACKAGE}`,
      'a version such as 1.2.0',
    );
  const names = new Set(allowed.map(normalized));
  const refused = packages.filter((each) => !names.has(normalized(/^[\w.-]+/.exec(each)?.[0] ?? '')));
  if (refused.length > 0)
    throw invalidRequest(
      '/args/extra_pip_requirements',
      `The packages ${refused.join(', ')} cannot be installed, because TRELLIS_INGESTION_PACKAGES does not name them`,
      'packages that TRELLIS_INGESTION_PACKAGES names',
    );
  const extras = new Set([SINK, ...(EXTRA.test(connector) ? [connector] : []), ...plugins]);
  return [`${PACKAGE}[${[...extras].join(',')}]==${version}`, ...packages];
}

/** Names of packages as PEP 503 compares them. */
function normalized(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/g, '-');
}

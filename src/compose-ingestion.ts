/** Joins the executor of ingestion runs, and the scheduler of ingestion sources, with the catalog. */
import type { RepeatedWork } from './core/async.js';
import type { CatalogServices } from './auth/authorized-services.js';
import type { RunDefaults } from './catalog/ingestion/request-input.js';
import type { RunServices } from './compose-catalog.js';
import { newId } from './core/ids.js';
import { createPrivateFolders } from './executor/private-folders.js';
import { createEnvironments } from './executor/python-environments.js';
import { createRequestStore, type StoreDeps } from './executor/request-store.js';
import { startExecutor, type Executor } from './executor/executor.js';
import type { ExecuteDeps } from './executor/execute-request.js';
import { logFailure } from './service-log.js';
import type { ServiceOptions } from './service-options.js';
import { SYSTEM_USER } from './auth/auth-deps.js';
import { followSchedules, type ScheduleDeps } from './catalog/ingestion/follow-schedules.js';

type Parts = CatalogServices &
  Pick<StoreDeps, 'database' | 'load' | 'clock'> &
  Pick<ExecuteDeps, 'log' | 'observer'> & { readonly forRuns: RunServices };

/** @param port of the service @returns undefined if the service does not run ingestion */
export function composeExecutor(
  { ingestion: options, host }: ServiceOptions,
  parts: Parts,
  port: number,
): Executor | undefined {
  if (options === undefined) return undefined;
  const owner = newId();
  const { entities, decisions, clock, log, observer } = parts;
  return startExecutor({
    ...{ options, entities, decisions, clock, log, observer, ...parts.forRuns },
    user: options.user,
    url: `http://${localHost(host)}:${port}`,
    store: createRequestStore({ ...parts, owner }),
    folders: createPrivateFolders(options.folder, owner),
    environments: createEnvironments(options),
  });
}

/** The defaults of runs whose source and request name none, whether or not this service runs them. */
export function runDefaultsOf({
  ingestion,
  runDefaults,
}: Pick<ServiceOptions, 'ingestion' | 'runDefaults'>): Partial<RunDefaults> {
  if (ingestion === undefined) return runDefaults ?? {};
  return { clientVersion: ingestion.version, executorId: ingestion.executorId };
}

/** An address of this machine for programs on it. A service that listens at all addresses also listens on loopback. */
function localHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

interface SchedulingDeps extends Pick<ScheduleDeps, 'changed' | 'clock'> {
  readonly catalog: Pick<CatalogServices, 'database' | 'load' | 'writer' | 'facts'>;
}

/** The service itself requests the runs. @returns undefined if the service is not to follow schedules */
export function beginScheduling(
  { log, ingestionSchedules = false }: Pick<ServiceOptions, 'log' | 'ingestionSchedules'>,
  { catalog, ...deps }: SchedulingDeps,
): RepeatedWork | undefined {
  if (!ingestionSchedules) return undefined;
  const { database, load, writer, facts } = catalog;
  return followSchedules({
    ...{ ...deps, database, load, writer, actor: SYSTEM_USER },
    ...{ clientVersion: facts.clientVersion, executorId: facts.executorId },
    onFailure: logFailure(log, 'the schedules of ingestion sources could not be followed'),
  });
}

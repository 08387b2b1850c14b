/** Joins the scheduler of ingestion sources with the catalog. */
import type { CatalogServices } from './auth/authorized-services.js';
import { SYSTEM_USER } from './auth/authentication/names.js';
import {
  followSchedules,
  type FollowedSchedules,
  type ScheduleDeps,
} from './catalog/ingestion/schedule/follow-schedules.js';
import type { ServiceOptions } from './service-options.js';

interface SchedulingDeps extends Pick<ScheduleDeps, 'changed' | 'clock'> {
  readonly catalog: Pick<CatalogServices, 'database' | 'load' | 'writer' | 'facts'>;
}

/** The service itself requests the runs. @returns undefined if the service is not to follow schedules */
export function beginScheduling(
  { log, ingestionSchedules = false }: Pick<ServiceOptions, 'log' | 'ingestionSchedules'>,
  { catalog, ...deps }: SchedulingDeps,
): FollowedSchedules | undefined {
  if (!ingestionSchedules) return undefined;
  const { database, load, writer, facts } = catalog;
  return followSchedules({
    ...{ ...deps, database, load, writer, actor: SYSTEM_USER },
    ...{ clientVersion: facts.clientVersion, executorId: facts.executorId },
    onFailure: (error: unknown) => {
      log.warn({ err: error }, 'the schedules of ingestion sources could not be followed');
    },
  });
}

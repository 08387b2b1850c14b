/** What the write path tells about its work while it runs. Metrics and traces implement it. */
import { CatalogError, ERROR_STATUS } from '../../core/errors.js';
import type { WriteResult } from './types.js';

/** A group of jobs whose transaction was committed or failed. */
export interface FinishedGroup {
  readonly jobs: number;
  /** Number of changes in all jobs together. */
  readonly steps: number;
  /** Times of `performance.now`. */
  readonly began: number;
  readonly ended: number;
  /** When the last statement was answered and only the commit was left. Absent if the group failed before. */
  readonly committing?: number | undefined;
  readonly isFailed: boolean;
}

/** Attributes groups to the requests whose jobs they contain. */
export interface GroupTracer {
  /** The request under way, if it is traced. */
  readonly current: () => object | undefined;
  /** @param origins requests as `current` returned them */
  readonly run: <T>(origins: readonly object[], work: () => Promise<T>) => Promise<T>;
}

export interface WriteObserver {
  /** Called with the number of jobs that wait for a group. */
  readonly waiting: (jobs: number) => void;
  readonly group: (group: FinishedGroup) => void;
  readonly results: (results: readonly WriteResult[]) => void;
  /** Called with the number of proposals that were not stored, and the reason. */
  readonly notStored: (proposals: number, reason: 'refused' | 'overloaded' | 'failed') => void;
  /** Absent: writes are not traced. */
  readonly tracer?: GroupTracer;
}

interface ObservedJob {
  readonly steps: readonly unknown[];
  readonly origin?: object | undefined;
}

/** Commits a group and tells the observer. @param commit calls its argument when only the commit is left */
export async function observeGroup<T>(
  observer: WriteObserver,
  jobs: readonly ObservedJob[],
  commit: (committing: () => void) => Promise<T>,
): Promise<T> {
  const began = performance.now();
  let committing: number | undefined;
  const work = (): Promise<T> =>
    commit(() => {
      committing = performance.now();
    });
  const tell = (isFailed: boolean): void => {
    const steps = jobs.reduce((sum, job) => sum + job.steps.length, 0);
    observer.group({ jobs: jobs.length, steps, began, ended: performance.now(), committing, isFailed });
  };
  try {
    const origins = jobs.flatMap(({ origin }) => origin ?? []);
    const done = await (observer.tracer?.run(origins, work) ?? work());
    tell(false);
    return done;
  } catch (error) {
    tell(true);
    throw error;
  }
}

export interface ObservedProposals {
  /** @param proposals their number */
  readonly prepare: <T>(proposals: number, work: () => Promise<T>) => Promise<T>;
  readonly write: (proposals: number, work: () => Promise<WriteResult[]>) => Promise<WriteResult[]>;
}

export const NOT_OBSERVED: ObservedProposals = {
  prepare: (_, work) => work(),
  write: (_, work) => work(),
};

/** Tells the observer what becomes of each proposal. */
export function observeProposals(observer: WriteObserver): ObservedProposals {
  const prepare: ObservedProposals['prepare'] = async (proposals, work) => {
    try {
      return await work();
    } catch (error) {
      observer.notStored(proposals, reasonOf(error));
      throw error;
    }
  };
  return {
    prepare,
    write: async (proposals, work) => {
      const results = await prepare(proposals, work);
      observer.results(results);
      return results;
    },
  };
}

function reasonOf(error: unknown): 'refused' | 'overloaded' | 'failed' {
  if (!(error instanceof CatalogError)) return 'failed';
  if (error.code === 'OVERLOADED') return 'overloaded';
  return ERROR_STATUS[error.code] < 500 ? 'refused' : 'failed';
}

/** Maximum number of different fields that one process logs. Clients choose their names, so without a limit they would fill its memory. */
export const MAX_LOGGED_FIELDS = 1_000;

interface Log {
  warn(fields: object, message: string): void;
}

/**
 * Wraps an observer so that it also logs each field that the model does not know when it is first stored. Fields at different indices of an
 * array, or under different keys of a map, are the same field.
 */
export function logUnknownFields<Observer extends Pick<WriteObserver, 'results'>>(
  observer: Observer,
  log: Log,
): Observer {
  const logged = new Set<string>();
  const logOnce = (field: string, aspect: string): void => {
    if (logged.has(field) || logged.size > MAX_LOGGED_FIELDS) return;
    logged.add(field);
    if (logged.size <= MAX_LOGGED_FIELDS)
      log.warn(
        { aspect, field },
        'the model does not know a field of a payload; it is stored as it was sent',
      );
    else
      log.warn(
        { fields: MAX_LOGGED_FIELDS },
        'payloads have many unknown fields; further ones are not logged',
      );
  };
  return {
    ...observer,
    results: (results) => {
      observer.results(results);
      for (const { aspectName, unknownFields = [] } of results)
        for (const { field } of unknownFields) logOnce(field, aspectName);
    },
  };
}

/** Connects the consequences that capabilities declare, and the watchers of this process, with the commits of the writer. */
import { SYSTEM_USER } from './auth/authentication/names.js';
import { createConsequences, type Consequences } from './catalog/consequences/consequences.js';
import { removeFilesOfAssets, removeObjects } from './catalog/files/remove-files.js';
import { assignDynamically, type DynamicAssignmentDeps } from './catalog/forms/dynamic-assignment.js';
import { REQUEST_INPUT, REQUEST_SIGNAL } from './catalog/ingestion/request-input.js';
import { SOURCE } from './catalog/ingestion/source-info.js';
import { removeValues } from './catalog/structured-properties/remove-values.js';
import { forgetDeletedUsers } from './catalog/usage-events/forget-deleted-users.js';
import type { UsageRecorder } from './catalog/usage-events/usage-recorder.js';
import type { FileStore } from './catalog/files/types.js';
import type { WorkerDeps } from './catalog/consequences/worker.js';
import type { Warn } from './compose-tests.js';
import type { Signal } from './core/signal.js';

const NOTHING = (): void => undefined;

export interface ChangeListeners {
  /** Logs what went wrong in the background, if the service can go on without it. */
  readonly warn?: Warn;
  /** Called after each change of an ingestion source. */
  readonly onSourceChange?: () => void;
  /** Called after each change of a request to the executor. */
  readonly onRequestChange?: () => void;
}

/** @param written signals every commit of this process */
export function composeConsequences(
  {
    database,
    load,
    clock,
    warn = NOTHING,
    onSourceChange = NOTHING,
    onRequestChange = NOTHING,
  }: Omit<WorkerDeps, 'onFailure'> & ChangeListeners,
  written: Signal,
): Consequences {
  const consequences = createConsequences({
    ...{ database, load, clock },
    onFailure: (err, due = []) => {
      const [first] = due;
      const fields = { err, consequence: first?.consequence, urn: first?.urn, changes: due.length };
      warn(fields, 'a consequence of committed changes failed; the service tries again');
    },
  });
  consequences.watch({
    watches: () => true,
    tell: () => {
      written.notify();
    },
  });
  consequences.watch({ watches: ({ definition }) => definition.name === SOURCE, tell: onSourceChange });
  const requests = new Set([REQUEST_INPUT, REQUEST_SIGNAL]);
  consequences.watch({
    watches: ({ changes }) => changes.some(({ aspect }) => requests.has(aspect)),
    tell: onRequestChange,
  });
  return consequences;
}

interface Followed
  extends Omit<DynamicAssignmentDeps, 'system' | 'onInvalid'>, Pick<ChangeListeners, 'warn'> {
  readonly files?: FileStore;
  readonly usage: Pick<UsageRecorder, 'forget'>;
}

/** Their order does not matter: none of them waits for another one. */
export async function followChanges(
  consequences: Consequences,
  { files: store, warn = NOTHING, usage, ...deps }: Followed,
): Promise<void> {
  const onInvalid = (form: string, err: unknown): void => {
    warn({ form, err }, 'the filter of a dynamic form assignment is invalid; no asset gets the form');
  };
  for (const consequence of [
    removeValues(deps),
    forgetDeletedUsers(usage),
    ...assignDynamically({ ...deps, system: SYSTEM_USER, onInvalid }),
    ...(store === undefined
      ? []
      : [removeObjects({ ...deps, store }), removeFilesOfAssets({ ...deps, store })]),
  ])
    consequences.follow(consequence);
  await consequences.refresh();
}

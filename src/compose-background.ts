/** Joins what follows from changes with the commits of the writer: consequences, watchers and tests of metadata. */
import { SYSTEM_USER } from './auth/auth-deps.js';
import { createConsequences, type Consequences } from './catalog/consequences/consequences.js';
import { removeFilesOfAssets, removeObjects } from './catalog/files/remove-files.js';
import { assignDynamically, type DynamicAssignmentDeps } from './catalog/forms/dynamic-assignment.js';
import { REQUEST_INPUT, REQUEST_SIGNAL } from './catalog/ingestion/request-input.js';
import { SOURCE } from './catalog/ingestion/source-info.js';
import { removeValues } from './catalog/structured-properties/remove-values.js';
import { type UsageRecorder, forgetDeletedUsers } from './catalog/usage-events/usage-recorder.js';
import type { FileStore } from './catalog/files/types.js';
import type { WorkerDeps } from './catalog/consequences/worker.js';
import type { Signal } from './core/async.js';
import { type RequirementDeps, mayChange } from './auth/authorization/write-requirements.js';
import {
  NO_TEST_OBSERVER,
  type BackgroundDeps,
  type TestObserver,
} from './catalog/metadata-tests/evaluation-deps.js';
import {
  evaluateInBackground,
  type BackgroundEvaluation,
  type BackgroundOptions,
} from './catalog/metadata-tests/evaluate-in-background.js';
import { logFailure } from './service-log.js';
import type { ServiceOptions } from './service-options.js';

const noop = (): void => undefined;

export interface ChangeListeners {
  /** Logs what went wrong in the background, if the service can go on without it. */
  readonly warn?: Warn;
  /** Called after each change of an ingestion source. */
  readonly onSourceChange?: () => void;
  /** Called after each change of a request to the executor. */
  readonly onRequestChange?: () => void;
}

/** Connects the watchers of this process with the commits of the writer. @param written signals every commit of this process */
export function composeConsequences(
  {
    database,
    load,
    clock,
    warn = noop,
    onSourceChange = noop,
    onRequestChange = noop,
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
  readonly files?: FileStore | undefined;
  readonly usage: Pick<UsageRecorder, 'forget'>;
}

/** Connects the consequences that capabilities declare. Their order does not matter: none of them waits for another one. */
export async function followChanges(
  consequences: Consequences,
  { files: store, warn = noop, usage, ...deps }: Followed,
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

type Given = Omit<BackgroundDeps, 'system' | 'mayChange' | 'onRefused' | 'onFailure' | 'observer'>;

type Warn = (fields: object, message: string) => void;

interface TestReports {
  /** Default: nothing is logged. */
  readonly warn?: Warn | undefined;
  /** Default: nothing is counted. */
  readonly observer?: TestObserver | undefined;
}

/** The service writes results in its own name, and does only what the author of a test may do. */
export function evaluationDeps(
  given: Given,
  access: RequirementDeps,
  { warn = noop, observer = NO_TEST_OBSERVER }: TestReports = {},
): BackgroundDeps {
  return {
    ...given,
    observer,
    system: SYSTEM_USER,
    mayChange: (actor, changes) => mayChange(access, actor, changes),
    onRefused: (refused) => {
      warn(refused, 'actions of a test were left out, because its author may not do them');
    },
    onFailure: (urn, error) => {
      warn({ urn, err: error }, 'the results of tests could not be stored for this entity');
    },
  };
}

interface TestingDeps extends Pick<BackgroundOptions, 'written' | 'isReading'> {
  readonly testDeps: BackgroundDeps;
}

/** @returns undefined if the service evaluates tests only when asked to */
export function beginTesting(
  { evaluatesTests = false, log }: Pick<ServiceOptions, 'evaluatesTests' | 'log'>,
  { testDeps, written, isReading }: TestingDeps,
): BackgroundEvaluation | undefined {
  if (!evaluatesTests) return undefined;
  const report = logFailure(
    log,
    'tests of metadata could not be evaluated; the service tries again in some seconds',
  );
  return evaluateInBackground({
    ...{ ...testDeps, written, isReading },
    onStepFailure: (error) => {
      testDeps.observer.failed('step');
      report(error);
    },
  });
}

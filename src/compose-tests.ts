/** Joins the evaluation of tests of metadata with readers, writer, policies and log. */
import { SYSTEM_USER } from './auth/authentication/names.js';
import { mayChange } from './auth/authorization/may-change.js';
import type { RequirementDeps } from './auth/authorization/write-requirements.js';
import type { BackgroundDeps } from './catalog/metadata-tests/background/background-deps.js';
import { NO_TEST_OBSERVER, type TestObserver } from './catalog/metadata-tests/test-observer.js';
import {
  evaluateInBackground,
  type BackgroundEvaluation,
  type BackgroundOptions,
} from './catalog/metadata-tests/background/evaluate-in-background.js';

type Given = Omit<BackgroundDeps, 'system' | 'mayChange' | 'onRefused' | 'onFailure' | 'observer'>;

export type Warn = (fields: object, message: string) => void;

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
  { warn = () => undefined, observer = NO_TEST_OBSERVER }: TestReports = {},
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

interface TestingOptions extends Pick<BackgroundOptions, 'written' | 'isReading'> {
  /** Default: false. */
  readonly evaluatesTests?: boolean | undefined;
  readonly testDeps: BackgroundDeps;
  readonly warn: Warn;
}

/** @returns undefined if the service evaluates tests only when asked to */
export function beginTesting({
  evaluatesTests = false,
  testDeps,
  written,
  isReading,
  warn,
}: TestingOptions): BackgroundEvaluation | undefined {
  if (!evaluatesTests) return undefined;
  return evaluateInBackground({
    ...{ ...testDeps, written, isReading },
    onStepFailure: (error) => {
      testDeps.observer.failed('step');
      warn(
        { err: error },
        'tests of metadata could not be evaluated; the service tries again in some seconds',
      );
    },
  });
}

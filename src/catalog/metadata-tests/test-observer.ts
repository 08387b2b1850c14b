/** What the service reports about the evaluation of tests. */

export interface TestObserver {
  /** Called for entities that tests select, with the number of results of each kind, whether they changed or not. */
  readonly evaluated: (results: { readonly passing: number; readonly failing: number }) => void;
  /** Called if results could not be stored (`entity`), or if the evaluation in the background was interrupted (`step`). */
  readonly failed: (kind: 'entity' | 'step') => void;
}

export const NO_TEST_OBSERVER: TestObserver = { evaluated: () => undefined, failed: () => undefined };

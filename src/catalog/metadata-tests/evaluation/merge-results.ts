/** The aspect `testResults`: which tests an entity passes and fails. */
import type { AuditStamp } from '../../../model/audit-stamp.js';
import type { Outcome } from './evaluate-definition.js';

export const TEST_RESULTS = 'testResults';

export interface TestResult {
  readonly test: string;
  readonly type: Outcome;
  readonly testDefinitionMd5?: string;
  readonly lastComputed?: AuditStamp;
}

export interface TestResults {
  readonly passing: readonly TestResult[];
  readonly failing: readonly TestResult[];
}

/** The result of an evaluation. */
export interface NewResult {
  /** URN. */
  readonly test: string;
  /** MD5 digest of the text of the definition. */
  readonly md5: string;
  /** Undefined if the test does not select the entity. */
  readonly outcome: Outcome | undefined;
}

export interface MergedResults {
  readonly results: TestResults;
  /** Results that are new, or that another definition gave. */
  readonly changed: readonly (NewResult & { readonly outcome: Outcome })[];
}

/**
 * Replaces the results of the evaluated tests. Results of other tests stay, and so does the time of a result that is the same.
 * @returns undefined if nothing changes
 */
export function mergeResults(
  stored: TestResults | undefined,
  evaluated: readonly NewResult[],
  stamp: AuditStamp,
): MergedResults | undefined {
  const before = stored ?? { passing: [], failing: [] };
  const byTest = new Map(evaluated.map((result) => [result.test, result]));
  const isCurrent = (entry: TestResult, outcome: Outcome): boolean => {
    const found = byTest.get(entry.test);
    if (found === undefined) return true;
    return found.outcome === outcome && entry.type === outcome && entry.testDefinitionMd5 === found.md5;
  };
  const passing = before.passing.filter((entry) => isCurrent(entry, 'SUCCESS'));
  const failing = before.failing.filter((entry) => isCurrent(entry, 'FAILURE'));
  const kept = new Set([...passing, ...failing].map(({ test }) => test));
  const changed = evaluated.filter(
    (result): result is MergedResults['changed'][number] =>
      result.outcome !== undefined && !kept.has(result.test),
  );
  const isSame =
    changed.length === 0 &&
    passing.length === before.passing.length &&
    failing.length === before.failing.length;
  if (isSame) return undefined;
  const added = (outcome: Outcome): TestResult[] =>
    changed
      .filter((result) => result.outcome === outcome)
      .map(({ test, md5 }) => ({ test, type: outcome, testDefinitionMd5: md5, lastComputed: stamp }));
  return {
    results: { passing: [...passing, ...added('SUCCESS')], failing: [...failing, ...added('FAILURE')] },
    changed,
  };
}

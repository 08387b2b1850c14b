/** Counts violations and keeps the first ones. */
import type { CheckedViolation, CheckResult, ViolationKind } from './types.js';

export interface CheckReport {
  readonly add: (nodes: number, violations: readonly CheckedViolation[]) => void;
  readonly nodes: () => number;
  readonly result: () => Omit<CheckResult, 'next' | 'searchIndex'>;
}

/** @param maxExamples number of listed violations; those that remain come first */
export function createReport(maxExamples: number): CheckReport {
  let nodes = 0;
  const found: Partial<Record<ViolationKind, number>> = {};
  const repaired: Partial<Record<ViolationKind, number>> = {};
  const left: CheckedViolation[] = [];
  const gone: CheckedViolation[] = [];
  return {
    add: (count, violations) => {
      nodes += count;
      for (const violation of violations) {
        const { kind } = violation;
        found[kind] = (found[kind] ?? 0) + 1;
        if (violation.repaired) repaired[kind] = (repaired[kind] ?? 0) + 1;
        const list = violation.repaired ? gone : left;
        if (list.length < maxExamples) list.push(violation);
      }
    },
    nodes: () => nodes,
    result: () => ({
      nodes,
      violations: found,
      repaired,
      examples: [...left, ...gone].slice(0, maxExamples),
    }),
  };
}

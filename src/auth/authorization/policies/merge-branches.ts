/** Merges branches of a filter without changing what it admits. */
import type { Criterion } from '../../../catalog/search/filter.js';

/** All conditions must hold. */
export type Branch = readonly Criterion[];

/** Merges branches that differ only in the values of one condition, as many policies with one value each produce them. */
export function mergeBranches(branches: readonly Branch[]): readonly Branch[] {
  const longest = Math.max(0, ...branches.map(({ length }) => length));
  const positions = Array.from({ length: longest }, (_, position) => position);
  return positions.reduce<readonly Branch[]>(mergeAt, branches);
}

function mergeAt(branches: readonly Branch[], position: number): Branch[] {
  const alike = new Map<string, Branch[]>();
  for (const branch of branches) {
    const key = keyAt(branch, position);
    const group = alike.get(key) ?? [];
    if (group.length === 0) alike.set(key, group);
    group.push(branch);
  }
  return [...alike.values()].map((group) => joinAt(group, position));
}

/**
 * Merges only conditions that are not negated: two negated conditions as alternatives admit more than one negated condition with both
 * values.
 */
function keyAt(branch: Branch, position: number): string {
  return JSON.stringify(
    branch.map((criterion, index) =>
      index === position && criterion.negated !== true ? { ...criterion, values: [] } : criterion,
    ),
  );
}

function joinAt(group: readonly Branch[], position: number): Branch {
  const values = new Set(group.flatMap((branch) => branch[position]?.values ?? []));
  const [first = []] = group;
  return first.map((criterion, index) =>
    index === position ? { ...criterion, values: [...values] } : criterion,
  );
}

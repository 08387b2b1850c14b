/** Merges branches of a filter without changing what it admits. */
import type { Criterion } from '../../../catalog/search/filter.js';

/** All conditions must hold. */
export type Branch = readonly Criterion[];

/** Merges branches that differ only in the values of one condition, as many policies with one value each produce them. */
export function mergeBranches(branches: readonly Branch[]): readonly Branch[] {
  const longest = Math.max(0, ...branches.map(({ length }) => length));
  const places = Array.from({ length: longest }, (_, place) => place);
  return places.reduce<readonly Branch[]>(mergeAt, branches);
}

function mergeAt(branches: readonly Branch[], place: number): Branch[] {
  const alike = new Map<string, Branch[]>();
  for (const branch of branches) {
    const key = keyAt(branch, place);
    const group = alike.get(key) ?? [];
    if (group.length === 0) alike.set(key, group);
    group.push(branch);
  }
  return [...alike.values()].map((group) => joinAt(group, place));
}

/** Merges only conditions that are not negated: two negated conditions as alternatives admit more than one negated condition with both values. */
function keyAt(branch: Branch, place: number): string {
  return JSON.stringify(
    branch.map((criterion, index) =>
      index === place && criterion.negated !== true ? { ...criterion, values: [] } : criterion,
    ),
  );
}

function joinAt(group: readonly Branch[], place: number): Branch {
  const values = new Set(group.flatMap((branch) => branch[place]?.values ?? []));
  const [first = []] = group;
  return first.map((criterion, index) =>
    index === place ? { ...criterion, values: [...values] } : criterion,
  );
}

import type { FilterChoiceFragment } from './filter-choices.graphql.js';
import { nameOfUrn } from '../../types/urn.js';

export interface FilterChoiceCount {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** Merges the values of one facet from both sides of the start, most frequent first. */
export function mergeChoices(facets: readonly FilterChoiceFragment[], field: string): FilterChoiceCount[] {
  const choices = new Map<string, FilterChoiceCount>();
  for (const facet of facets) {
    if (facet.field !== field) continue;
    for (const { value, count, displayName } of facet.aggregations) {
      const before = choices.get(value)?.count ?? 0;
      choices.set(value, { value, label: displayName ?? nameOfUrn(value), count: before + count });
    }
  }
  return [...choices.values()].sort(
    (one, other) => other.count - one.count || one.label.localeCompare(other.label),
  );
}

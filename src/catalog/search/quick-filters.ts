/** The filters that a search page offers before the first search: the most frequent platforms and types. Pure. */
import type { Facet } from './types.js';

export interface QuickFilter {
  readonly field: 'platform' | '_entityType';
  /** URN of a platform, or an entity type. */
  readonly value: string;
}

/** The facets from which the filters follow. */
export const QUICK_FACETS: readonly QuickFilter['field'][] = ['platform', '_entityType'];

const MAX_PLATFORMS = 5;
const MAX_ASSET_TYPES = 3;
const MAX_OTHER_TYPES = 2;

/** By priority. */
const ASSET_TYPES = [
  ...['dataset', 'dashboard', 'dataFlow', 'dataJob', 'chart', 'container', 'mlModel', 'mlModelGroup'],
  ...['mlFeature', 'mlFeatureTable', 'mlPrimaryKey'],
];
const OTHER_TYPES = ['domain', 'glossaryTerm', 'corpGroup', 'corpuser'];

/** Returns the most frequent platforms by URN, then types of assets, then other types. @param facets with most frequent values first */
export function quickFilters(facets: readonly Facet[]): QuickFilter[] {
  const valuesOf = (name: QuickFilter['field']): string[] =>
    facets.find((facet) => facet.name === name)?.aggregations.map(({ value }) => value) ?? [];
  const platforms = valuesOf('platform').slice(0, MAX_PLATFORMS).sort();
  const present = new Set(valuesOf('_entityType'));
  const types = [
    ...ASSET_TYPES.filter((type) => present.has(type)).slice(0, MAX_ASSET_TYPES),
    ...OTHER_TYPES.filter((type) => present.has(type)).slice(0, MAX_OTHER_TYPES),
  ];
  return [
    ...platforms.map((value) => ({ field: 'platform' as const, value })),
    ...types.map((value) => ({ field: '_entityType' as const, value })),
  ];
}

/** Expands filters by position in a hierarchy: the domains under a domain, the term groups above a group. */
import type { Criterion, Filter, HierarchyCondition } from './filter.js';
import type { SearchDeps } from './search-deps.js';

/** The directions in which each condition follows the hierarchy from its values. */
export const HIERARCHY_DIRECTIONS: Readonly<Record<HierarchyCondition, { up: boolean; down: boolean }>> = {
  DESCENDANTS_INCL: { up: false, down: true },
  ANCESTORS_INCL: { up: true, down: false },
  RELATED_INCL: { up: true, down: true },
};

/** Adds the entities above and below to the values of such conditions. Runs one statement, or none without such conditions. */
export async function expandHierarchies(
  { runRead, loadStatement }: Pick<SearchDeps, 'runRead' | 'loadStatement'>,
  filter: Filter | undefined,
): Promise<Filter | undefined> {
  const wanted = filter?.or.flatMap(({ and }) => and.filter(isHierarchical)) ?? [];
  if (filter === undefined || wanted.length === 0) return filter;
  const rows = wanted.flatMap(({ condition, values }, index) =>
    values.map((urn) => ({ index, urn, ...HIERARCHY_DIRECTIONS[condition] })),
  );
  const found = await runRead(loadStatement('search/list-hierarchy'), { rows });
  const related = new Map(wanted.map((criterion) => [criterion as Criterion, new Set(criterion.values)]));
  for (const { index, urns } of found as unknown as { index: number; urns: string[] }[]) {
    const values = related.get(wanted[index] as Criterion);
    for (const urn of urns) values?.add(urn);
  }
  const expand = (criterion: Criterion): Criterion => {
    const values = related.get(criterion);
    return values === undefined ? criterion : { ...criterion, values: [...values] };
  };
  return { or: filter.or.map(({ and }) => ({ and: and.map(expand) })) };
}

function isHierarchical(criterion: Criterion): criterion is Criterion & { condition: HierarchyCondition } {
  return Object.hasOwn(HIERARCHY_DIRECTIONS, criterion.condition);
}

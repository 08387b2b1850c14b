/** Groups the rows of the impact analysis, and labels its facets. */
import { kindOf } from '../../types/entity-link.js';
import { FACET_FIELDS, labelOfField, labelOfValue } from '../../pages/search/facets/facet-fields.js';
import { typeOfEnum } from '../../types/entity-types.js';
import type { Grouping, ImpactRow } from './impact-state.js';

export interface RowGroup {
  readonly key: string;
  readonly label: string;
  /** URN of the owner, if rows are grouped by owner and the entities have one. */
  readonly owner: string | undefined;
  readonly rows: readonly ImpactRow[];
}

interface GroupKey {
  readonly key: string;
  readonly label: string;
  readonly owner?: string;
  /** Groups are sorted by this order, then by size, largest first. */
  readonly rank: number;
}

/** An entity with several owners is in the group of each. Entities without an owner form the last group. */
export function groupRows(rows: readonly ImpactRow[], grouping: Grouping): RowGroup[] {
  const groups = new Map<string, GroupKey & { readonly rows: ImpactRow[] }>();
  for (const row of rows)
    for (const key of keysOf(row, grouping)) {
      const group = groups.get(key.key) ?? { ...key, rows: [] };
      group.rows.push(row);
      groups.set(key.key, group);
    }
  return [...groups.values()]
    .sort(
      (one, other) =>
        one.rank - other.rank || other.rows.length - one.rows.length || one.label.localeCompare(other.label),
    )
    .map(({ key, label, owner, rows: members }) => ({ key, label, owner, rows: members }));
}

function keysOf({ entity, degree }: ImpactRow, grouping: Grouping): GroupKey[] {
  if (grouping === 'degree') return [{ key: String(degree), label: hopsWord(degree), rank: degree }];
  if (grouping === 'none') return [{ key: 'all', label: 'All', rank: 0 }];
  if (grouping === 'kind') {
    const kind = kindOf(entity);
    return [{ key: kind, label: kind, rank: 0 }];
  }
  const owners = new Map(entity.overview.owners.map(({ owner }) => [owner.urn, owner.overview.name]));
  if (owners.size === 0) return [{ key: '', label: 'No owner', rank: 1 }];
  return [...owners].map(([urn, name]) => ({ key: urn, label: name, owner: urn, rank: 0 }));
}

function hopsWord(degree: number): string {
  return degree === 1 ? '1 hop away' : `${degree} hops away`;
}

const DEGREE = 'degree';
const TYPE = '_entityType';

/** E.g. `Owner`, `Hops`. */
export function impactFacetLabel(field: string): string {
  return field === DEGREE ? 'Hops' : labelOfField(field);
}

/** E.g. `Charts`, `2 hops away`. */
export function impactValueLabel(field: string, value: string): string {
  if (field === DEGREE) return value === '1' ? hopsWord(1) : `${value} hops away`;
  return labelOfValue(field, field === TYPE ? typeOfEnum(value) : value, NO_NAMES);
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** Sorts facets as on the search page; the hops come first, and unknown facets last. */
export function inSearchOrder<Facet extends { readonly field: string }>(facets: readonly Facet[]): Facet[] {
  const order = [DEGREE, ...FACET_FIELDS.map(({ field }) => field)];
  const rank = ({ field }: Facet) => (order.includes(field) ? order.indexOf(field) : order.length);
  return [...facets].sort((one, other) => rank(one) - rank(other));
}

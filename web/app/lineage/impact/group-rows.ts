import { kindOf } from '../../types/kind-of.js';
import type { Grouping } from '../state/impact-state.js';
import type { ImpactRow } from './impact-rows.js';

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

export function hopsWord(degree: number): string {
  return degree === 1 ? '1 hop away' : `${degree} hops away`;
}

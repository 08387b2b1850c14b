/** Filters and counts the entities that relationships lead to, in the browser. */
import { typeOfUrn } from '../../../../types/urn.js';
import type { ContentsRelationship } from './contents-plan.js';
import type { KindCount } from './kind-filter.js';
import { matchesWords, type ListState } from './list-state.js';

/** Properties of an entity that the rows need. */
export interface RelatedEntity {
  readonly urn: string;
  readonly overview: { readonly name: string; readonly description: string | null };
}

/** A relationship as returned by the API. */
export interface AnsweredRelationship<Entity> {
  readonly type: string;
  readonly direction: 'INCOMING' | 'OUTGOING';
  readonly entity: Entity | null;
}

export interface RelatedRow<Entity> {
  readonly entity: Entity;
  /** E.g. `Input`; several roles are joined by commas. */
  readonly role: string;
}

/** Returns one row for each entity, with its roles, sorted by the plan and then by name. */
export function relatedRows<Entity extends RelatedEntity>(
  answered: readonly AnsweredRelationship<Entity>[],
  plan: readonly ContentsRelationship[],
): RelatedRow<Entity>[] {
  const found = new Map<string, { entity: Entity; roles: Set<string> }>();
  const inOrder = [...answered].sort((one, other) => byName(one.entity, other.entity));
  for (const { name, direction, role } of plan) {
    for (const { entity } of inOrder.filter((each) => each.type === name && each.direction === direction)) {
      if (entity === null) continue;
      const row = found.get(entity.urn) ?? { entity, roles: new Set() };
      found.set(entity.urn, row);
      row.roles.add(role);
    }
  }
  return [...found.values()].map(({ entity, roles }) => ({ entity, role: [...roles].join(', ') }));
}

function byName(one: RelatedEntity | null, other: RelatedEntity | null): number {
  return (one?.overview.name ?? '').localeCompare(other?.overview.name ?? '', 'en', { numeric: true });
}

/** Returns the rows that match the typed text and the kind. */
export function filterRows<Row extends RelatedRow<RelatedEntity>>(
  rows: readonly Row[],
  { query, kind }: Pick<ListState, 'query' | 'kind'>,
): Row[] {
  return rows.filter(
    ({ entity, role }) =>
      (kind === undefined || typeOfUrn(entity.urn) === kind) &&
      matchesWords(query, [entity.overview.name, entity.overview.description, entity.urn, role]),
  );
}

/** Counts the kinds of the rows that match the typed text, most frequent first. */
export function kindsOfRows(rows: readonly RelatedRow<RelatedEntity>[], query: string): KindCount[] {
  const counts = new Map<string, number>();
  for (const { entity } of filterRows(rows, { query, kind: undefined })) {
    const type = typeOfUrn(entity.urn);
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].map(([type, count]) => ({ type, count })).sort((one, other) => other.count - one.count);
}

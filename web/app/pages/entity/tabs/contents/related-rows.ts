/** Loads the entities that relationships lead to, and filters and counts them in the browser. */
import { useState } from 'react';
import { typeOfUrn } from '../../../../types/urn.js';
import { useOperation } from '../../../../api/use-operation.js';
import type { ContentsRelationship } from './contents-plan.js';
import { matchesWords, type ListState, type KindCount } from './list-state.js';
import { ContentsRelated, type ContentsRelatedQuery } from './contents.graphql.js';

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

/** Number of relationships to load per direction at first. */
const FIRST_COUNT = 500;

/** Maximum page size of the API. */
const MAX_COUNT = 5_000;

/** Loads the entities that relationships of the plan lead to. */
export function useRelated(urn: string, plan: readonly ContentsRelationship[]) {
  const [count, setCount] = useState(FIRST_COUNT);
  const { data, error, isPending, isFetching, refetch } = useOperation(
    ContentsRelated,
    { urn, count, ...typesOf(plan) },
    { enabled: plan.length > 0, keepsPrevious: true },
  );
  const { loaded, total, answered } = collectAnswers(data);
  return {
    rows: relatedRows(answered, plan),
    /** Number of relationships that are not loaded yet. */
    missing: total - loaded,
    canLoadMore: total > loaded && count < MAX_COUNT,
    loadMore: () => {
      setCount(Math.min(count * 2, MAX_COUNT));
    },
    /** Null once rows are loaded, so that the list stays visible if a reload fails. */
    error: data === undefined ? error : null,
    isPending: isPending && plan.length > 0,
    isFetching,
    refetch: () => void refetch(),
  };
}

function typesOf(plan: readonly ContentsRelationship[]) {
  const [outgoing, incoming] = (['OUTGOING', 'INCOMING'] as const).map((direction) => [
    ...new Set(plan.filter((each) => each.direction === direction).map(({ name }) => name)),
  ]) as [string[], string[]];
  return { outgoing, incoming, hasOutgoing: outgoing.length > 0, hasIncoming: incoming.length > 0 };
}

function collectAnswers(data: ContentsRelatedQuery | undefined) {
  const pages = [data?.entity?.outgoing, data?.entity?.incoming].filter(
    (page) => page !== null && page !== undefined,
  );
  const answered = pages.flatMap(({ relationships }) => relationships);
  return {
    answered,
    loaded: answered.length,
    total: pages.reduce((sum, page) => sum + (page.total ?? 0), 0),
  };
}

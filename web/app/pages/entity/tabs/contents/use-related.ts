import { useState } from 'react';
import { useOperation } from '../../../../api/use-operation.js';
import { ContentsRelated, type ContentsRelatedQuery } from './contents.graphql.js';
import type { ContentsRelationship } from './contents-plan.js';
import { relatedRows } from './related-rows.js';

/** Number of relationships to load per direction at first. */
const PORTION = 500;

/** Maximum page size of the API. */
const MOST = 5_000;

/** Loads the entities that relationships of the plan lead to. */
export function useRelated(urn: string, plan: readonly ContentsRelationship[]) {
  const [count, setCount] = useState(PORTION);
  const { data, error, isPending, isFetching, refetch } = useOperation(
    ContentsRelated,
    { urn, count, ...typesOf(plan) },
    { enabled: plan.length > 0, keepsPrevious: true },
  );
  const { loaded, total, answered } = gather(data);
  return {
    rows: relatedRows(answered, plan),
    /** Number of relationships that are not loaded yet. */
    missing: total - loaded,
    canLoadMore: total > loaded && count < MOST,
    loadMore: () => {
      setCount(Math.min(count * 2, MOST));
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

function gather(data: ContentsRelatedQuery | undefined) {
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

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useOperation } from '../../api/use-operation.js';
import { request } from '../../api/request.js';
import { nameOfUrn } from '../../types/urn.js';
import type { GraphState } from './graph-state.js';
import { LineageGraph, type LineageGraphInput } from './lineage-graph.graphql.js';
import type { ScrollAcrossLineageInput } from '../../api/types.graphql.js';
import { GroupMembers, type GroupMembersQuery } from './group-members.graphql.js';
import type { FoldedGroup } from './picture.js';
import type { FacetCountsFragment } from '../../api/fragments.graphql.js';

/** The graph for a state. The previous graph stays until the next one is loaded. */
export function usePicture(urn: string, state: GraphState) {
  const { data, ...rest } = useOperation(
    LineageGraph,
    { input: graphInput(urn, state) },
    { keepsPrevious: true },
  );
  return { picture: data?.lineageGraph, ...rest };
}

function graphInput(urn: string, state: GraphState): LineageGraphInput {
  const { growth, unfolded, types, platforms, hidesProcesses, startTime, endTime, pathTo, ...rest } = state;
  return {
    urn,
    ...rest,
    growth: [...growth],
    unfold: unfolded,
    types: types as NonNullable<LineageGraphInput['types']>,
    platforms,
    hideProcesses: hidesProcesses,
    ...(startTime !== undefined && { startTimeMillis: startTime }),
    ...(endTime !== undefined && { endTimeMillis: endTime }),
    ...(pathTo !== undefined && { pathTo }),
  };
}

/**
 * The search text for the members of a group. A single word also matches inside names, because members of a hub often have names
 * that differ only at the end. Other texts are queries of the catalog's search.
 */
export function groupQuery(text: string): string {
  const typed = text.trim();
  return /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u.test(typed) ? `${typed} OR *${typed}*` : typed;
}

type Member = NonNullable<GroupMembersQuery['scrollAcrossLineage']>['searchResults'][number]['entity'];

export interface GroupMembersQuestion {
  readonly group: FoldedGroup;
  readonly state: GraphState;
  /** Search text; empty for all. */
  readonly query: string;
}

/** All neighbours on the side of a group, including drawn ones, page by page. */
export function useGroupMembers(question: GroupMembersQuestion) {
  const input = membersInput(question);
  const { data, error, isPending, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['GroupMembers', input],
    queryFn: ({ pageParam, signal }) =>
      request(
        GroupMembers,
        { input: { ...input, ...(pageParam !== '' && { scrollId: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ scrollAcrossLineage }) => scrollAcrossLineage?.nextScrollId,
    placeholderData: keepPreviousData,
  });
  const pages = data?.pages ?? [];
  return {
    members: pages.flatMap(({ scrollAcrossLineage }): Member[] =>
      (scrollAcrossLineage?.searchResults ?? []).map(({ entity }) => entity),
    ),
    problem: error,
    isPending,
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
  };
}

/** Entity types that "Hide jobs and their runs" keeps. */
const NO_PROCESSES = {
  field: '_entityType',
  values: ['DATA_JOB', 'DATA_FLOW', 'DATA_PROCESS', 'DATA_PROCESS_INSTANCE'],
  negated: true,
};

/** If lineage is joined across filtered entities, neighbours are more than one hop away. */
function membersInput({ group, state, query }: GroupMembersQuestion): ScrollAcrossLineageInput {
  const { types, platforms, hidesProcesses, startTime, endTime } = state;
  const isJoined = types.length > 0 || platforms.length > 0 || hidesProcesses;
  const degree = { field: 'degree', values: isJoined ? ['1', '2'] : ['1'] };
  const and = [
    degree,
    ...(platforms.length > 0 ? [{ field: 'platform', values: platforms }] : []),
    ...(hidesProcesses ? [NO_PROCESSES] : []),
  ];
  return {
    urn: group.of,
    direction: group.direction,
    count: 50,
    orFilters: [{ and }],
    ...(query.trim() !== '' && { query: groupQuery(query) }),
    ...(types.length > 0 && { types: types as NonNullable<ScrollAcrossLineageInput['types']> }),
    ...(startTime !== undefined && { startTimeMillis: startTime }),
    ...(endTime !== undefined && { endTimeMillis: endTime }),
  };
}

export interface FilterChoiceCount {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** Merges the values of one facet from both sides of the start, most frequent first. */
export function mergeChoices(facets: readonly FacetCountsFragment[], field: string): FilterChoiceCount[] {
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

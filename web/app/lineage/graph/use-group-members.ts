import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../api/request.js';
import type { GraphState } from '../state/graph-state.js';
import {
  GroupMembers,
  type GroupMembersQuery,
  type GroupMembersQueryVariables,
} from './group-members.graphql.js';
import { groupQuery } from './group-query.js';
import type { FoldedGroup } from './picture.js';

type Input = GroupMembersQueryVariables['input'];
type Member = NonNullable<GroupMembersQuery['scrollAcrossLineage']>['searchResults'][number]['entity'];

export interface GroupMembersQuestion {
  readonly group: FoldedGroup;
  readonly state: GraphState;
  /** Search text; empty for all. */
  readonly query: string;
}

/** All neighbours on the side of a group, including drawn ones, page by page. */
export function useGroupMembers(question: GroupMembersQuestion) {
  const input = inputOf(question);
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
function inputOf({ group, state, query }: GroupMembersQuestion): Input {
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
    ...(types.length > 0 && { types: types as NonNullable<Input['types']> }),
    ...(startTime !== undefined && { startTimeMillis: startTime }),
    ...(endTime !== undefined && { endTimeMillis: endTime }),
  };
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../../../api/request.js';
import type { Change } from './changes.js';
import { HistoryPage } from './history.graphql.js';

/** Number of changes on a page. */
const COUNT = 30;

/** Input of a history page. The query for its values uses the same input. */
export interface HistoryInput {
  readonly count: number;
  readonly aspectNames?: string[];
  readonly cursor?: string;
}

/** A change with its page. */
export interface PagedChange {
  readonly change: Change;
  readonly page: HistoryInput;
}

/** Loads the history of an entity page by page. @param aspectName undefined for all aspects */
export function useHistory(urn: string, aspectName: string | undefined) {
  const query = useInfiniteQuery({
    queryKey: ['HistoryPage', urn, aspectName],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const page = inputOf(aspectName, pageParam);
      const { entity } = await request(HistoryPage, { urn, input: page }, signal);
      return { page, changes: entity?.history.changes ?? [], nextCursor: entity?.history.nextCursor };
    },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const changes = query.data?.pages.flatMap((each) =>
    each.changes.map((change): PagedChange => ({ change, page: each.page })),
  );
  return { ...query, changes: changes ?? [] };
}

function inputOf(aspectName: string | undefined, cursor: string | undefined): HistoryInput {
  return {
    count: COUNT,
    ...(aspectName !== undefined && { aspectNames: [aspectName] }),
    ...(cursor !== undefined && { cursor }),
  };
}

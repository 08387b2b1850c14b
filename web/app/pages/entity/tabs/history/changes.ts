/** Prepares the changes of a history for display. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../../../api/request.js';
import { type HistoryPageQuery, HistoryPage } from './history.graphql.js';

export type Change = NonNullable<HistoryPageQuery['entity']>['history']['changes'][number];

export interface ChangesOfDay {
  /** The date in the time zone of the browser, e.g. `2025-06-09`. */
  readonly day: string;
  /** The time of a change on the day; epoch milliseconds. */
  readonly time: number;
  readonly changes: readonly Change[];
}

/** Groups adjacent changes of one day, in the given order. @param changes newest first */
export function groupByDay(changes: readonly Change[]): ChangesOfDay[] {
  const groups: { day: string; time: number; changes: Change[] }[] = [];
  for (const change of changes) {
    const day = dayOf(change.time);
    const last = groups.at(-1);
    if (last?.day === day) last.changes.push(change);
    else groups.push({ day, time: change.time, changes: [change] });
  }
  return groups;
}

function dayOf(time: number): string {
  const date = new Date(time);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

const OPERATIONS: Readonly<Record<string, string>> = {
  CREATE: 'created',
  CREATE_ENTITY: 'created',
  UPSERT: 'written',
  UPDATE: 'written',
  PATCH: 'patched',
  DELETE: 'deleted',
  RESTORE: 'restored',
  RESTATE: 'written again',
  DELETE_ENTITY: 'entity deleted',
};

/** Returns a verb for a change, e.g. `created`. The first written version of an aspect counts as created. */
export function operationText({ operation, version }: Pick<Change, 'operation' | 'version'>): string {
  const text = OPERATIONS[operation] ?? operation.toLowerCase().replaceAll('_', ' ');
  return version === 1 && (text === 'written' || text === 'patched') ? 'created' : text;
}

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

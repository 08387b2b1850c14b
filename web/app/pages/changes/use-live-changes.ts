import { useCallback, useEffect, useRef, useState } from 'react';
import { request } from '../../api/request.js';
import { ChangesPage, type ChangesPageQuery, type CatalogChangesInput } from './changes-page.graphql.js';

export type Change = ChangesPageQuery['catalogChanges']['changes'][number];
type Filter = Pick<CatalogChangesInput, 'types' | 'actor' | 'runId'>;

/** Maximum number of listed changes. More would slow down the page; filters give access to older changes. */
const LIMIT = 2_000;
const PAGE_SIZE = 50;
/** Polling interval for new changes, in milliseconds. */
const INTERVAL_MS = 3_000;

interface Feed {
  readonly changes: readonly Change[];
  readonly older: string | null;
  readonly newest: string | null;
}

export interface LiveChanges {
  /** Newest first; undefined until the first page is loaded. */
  readonly changes: readonly Change[] | undefined;
  readonly error: unknown;
  /** Undefined if there are no older changes. */
  readonly loadOlder: (() => void) | undefined;
  readonly isLoadingOlder: boolean;
}

/** Loads the change log: the newest page, new changes while `isLive`, and older pages on demand. */
export function useLiveChanges(filter: Filter, isLive: boolean): LiveChanges {
  const [feed, setFeed] = useState<Feed>();
  const [error, setError] = useState<unknown>();
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  /** Aborted when the filter changes. */
  const filterSignal = useRef<AbortSignal>(undefined);
  const key = JSON.stringify(filter);
  const loadPage = useCallback(
    async (cursor: { readonly before?: string; readonly after?: string }, signal?: AbortSignal) => {
      const input = { ...(JSON.parse(key) as Filter), ...cursor, count: PAGE_SIZE };
      return (await request(ChangesPage, { input }, signal)).catalogChanges;
    },
    [key],
  );
  useEffect(() => {
    const controller = new AbortController();
    filterSignal.current = controller.signal;
    setFeed(undefined);
    setError(undefined);
    setLoadingOlder(false);
    loadPage({}, controller.signal).then(setFeed, unlessAborted(controller.signal, setError));
    return () => {
      controller.abort();
    };
  }, [loadPage]);
  const newest = feed?.newest;
  useEffect(() => {
    if (!isLive || newest === undefined) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      loadPage(newest === null ? {} : { after: newest }, controller.signal).then(
        (page) => {
          setError(undefined);
          setFeed((shown) => (shown === undefined ? shown : nextFeed(shown, page)));
        },
        unlessAborted(controller.signal, (failure) => {
          setError(failure);
          // A new object, so that the next poll is scheduled.
          setFeed((shown) => shown && { ...shown });
        }),
      );
    }, INTERVAL_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [loadPage, isLive, newest, feed]);
  const older = feed?.older;
  const canLoad = typeof older === 'string' && (feed?.changes.length ?? 0) < LIMIT;
  const loadOlder = (before: string): void => {
    const signal = filterSignal.current;
    setLoadingOlder(true);
    loadPage({ before }, signal)
      .then((page) => {
        if (signal?.aborted) return;
        setError(undefined);
        setFeed((shown) =>
          // If the feed was replaced meanwhile, its end differs.
          shown?.older === before
            ? { ...shown, changes: mergeChanges(shown.changes, page.changes, LIMIT), older: page.older }
            : shown,
        );
      })
      .catch((failure: unknown) => {
        if (!signal?.aborted) setError(failure);
      })
      .finally(() => {
        if (!signal?.aborted) setLoadingOlder(false);
      });
  };
  return {
    changes: feed?.changes,
    error,
    loadOlder: canLoad
      ? () => {
          loadOlder(older);
        }
      : undefined,
    isLoadingOlder,
  };
}

/** Returns a new object even without changes, so that the next poll is scheduled. */
function nextFeed(shown: Feed, page: Feed): Feed {
  // A full page can leave a gap to the listed changes, so it replaces them.
  if (shown.newest === null || page.changes.length >= PAGE_SIZE) return { ...page };
  return {
    changes: mergeChanges(page.changes, shown.changes, LIMIT),
    older: shown.older,
    newest: page.newest ?? shown.newest,
  };
}

function unlessAborted(signal: AbortSignal, onError: (error: unknown) => void) {
  return (error: unknown): void => {
    if (!signal.aborted) onError(error);
  };
}

/**
 * Merges new changes into the list on the page.
 * @param newer newest first
 * @param shown newest first
 * @returns each change once, newest first, at most `limit`
 */
export function mergeChanges<Change extends { readonly id: string }>(
  newer: readonly Change[],
  shown: readonly Change[],
  limit: number,
): readonly Change[] {
  if (newer.length === 0) return shown;
  const known = new Set(shown.map(({ id }) => id));
  return [...newer.filter(({ id }) => !known.has(id)), ...shown].slice(0, limit);
}

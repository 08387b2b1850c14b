import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { safeSessionStorage } from '../parts/safe-storage.js';
import { keyOfPath, pathsTo, type BrowsePath } from './browse-path.js';
import { loadChildren, ROOTS } from './load-children.js';
import { readOpen, rememberOpen } from './open-keys.js';
import { treeRows, type Children, type TreeRow } from './tree-rows.js';

/** Milliseconds before the list of a place is reloaded. */
const FRESH = 60_000;

export interface BrowseTreeState {
  readonly rows: readonly TreeRow[];
  /** True while an open place is loading. */
  readonly isLoading: boolean;
  readonly toggle: (path: BrowsePath) => void;
}

/**
 * The open part of the browse trees. Places load when they open, and stay open from page to page.
 * @param current place of the page; it opens together with its ancestors
 */
export function useBrowseTree(current: BrowsePath): BrowseTreeState {
  const [open, setOpen] = useState<readonly BrowsePath[]>(() =>
    withPaths(readOpen(safeSessionStorage), pathsTo(current)),
  );
  const [seen, setSeen] = useState(keyOfPath(current));
  if (seen !== keyOfPath(current)) {
    setSeen(keyOfPath(current));
    setOpen(withPaths(open, pathsTo(current)));
  }
  useEffect(() => {
    rememberOpen(safeSessionStorage, open);
  }, [open]);
  const results = useQueries({
    queries: open.map((path) => ({
      queryKey: ['browse', ...path],
      queryFn: ({ signal }: { signal: AbortSignal }) => loadChildren(path, signal),
      staleTime: FRESH,
    })),
  });
  const children = new Map(
    open.map((path, index): [string, Children] => [keyOfPath(path), childrenOf(results[index])]),
  );
  return {
    rows: treeRows(ROOTS, children),
    isLoading: results.some(({ isPending }) => isPending),
    toggle: (path) => {
      const others = open.filter((each) => keyOfPath(each) !== keyOfPath(path));
      setOpen(others.length < open.length ? others : [...open, path]);
    },
  };
}

function withPaths(open: readonly BrowsePath[], paths: readonly BrowsePath[]): BrowsePath[] {
  const added = new Set(paths.map(keyOfPath));
  return [...open.filter((path) => !added.has(keyOfPath(path))), ...paths];
}

function childrenOf(
  result: { data?: Awaited<ReturnType<typeof loadChildren>> | undefined; error: Error | null } | undefined,
): Children {
  if (result?.data) return { state: 'there', items: result.data };
  return result?.error ? { state: 'failed', message: result.error.message } : { state: 'loading' };
}

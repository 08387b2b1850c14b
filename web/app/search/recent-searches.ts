/** The most recent searches in this browser. */
const KEY = 'trellis-recent-searches';
const KEPT = 8;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Queries, most recent first; empty if the stored text is not a list of queries. */
export function readRecent(store: Store): string[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((query): query is string => typeof query === 'string').slice(0, KEPT)
      : [];
  } catch {
    return [];
  }
}

/** Puts a query first. Ignores empty queries, and removes duplicates regardless of case. */
export function rememberRecent(store: Store, query: string): void {
  const wanted = query.trim();
  if (wanted === '') return;
  const others = readRecent(store).filter((other) => other.toLowerCase() !== wanted.toLowerCase());
  store.setItem(KEY, JSON.stringify([wanted, ...others].slice(0, KEPT)));
}

export function clearRecent(store: Store): void {
  store.removeItem(KEY);
}

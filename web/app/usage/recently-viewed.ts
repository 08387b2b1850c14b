/** The most recently opened entities in this browser. */
const KEY = 'trellis-recently-viewed';
const MAX_VIEWED = 10;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** URNs, most recent first; empty if the stored text is not a list of URNs. */
export function readViewed(store: Store): string[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((urn): urn is string => typeof urn === 'string').slice(0, MAX_VIEWED)
      : [];
  } catch {
    return [];
  }
}

export function rememberViewed(store: Store, urn: string): void {
  const urns = [urn, ...readViewed(store).filter((other) => other !== urn)].slice(0, MAX_VIEWED);
  store.setItem(KEY, JSON.stringify(urns));
}

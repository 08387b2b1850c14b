/** Open places of the browse trees in this browser tab. */
const KEY = 'trellis-browse-open';
const KEPT = 60;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Paths of open places; empty if the stored text is not a list of paths. */
export function readOpen(store: Store): string[][] {
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPath) : [];
  } catch {
    return [];
  }
}

/** Keeps the most recently opened places. */
export function rememberOpen(store: Store, paths: readonly (readonly string[])[]): void {
  store.setItem(KEY, JSON.stringify(paths.slice(-KEPT)));
}

function isPath(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((step) => typeof step === 'string');
}

/** Merges new changes into the list on the page. */

/**
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

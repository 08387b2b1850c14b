/** Finds suggestions for unknown names ("did you mean …?"). */

const MAX_SUGGESTIONS = 3;

/**
 * Returns up to three known names that are similar to a wrong name, the nearest first. A name is similar if at most a third of the
 * letters have to change, or one letter. Case does not matter.
 */
export function nearestNames(wrong: string, known: Iterable<string>): string[] {
  const limit = Math.max(1, Math.floor(wrong.length / 3));
  const rated: { name: string; distance: number }[] = [];
  for (const name of known) {
    if (Math.abs(name.length - wrong.length) > limit) continue;
    const distance = editDistance(wrong.toLowerCase(), name.toLowerCase());
    if (distance <= limit) rated.push({ name, distance });
  }
  rated.sort((left, right) => left.distance - right.distance || (left.name < right.name ? -1 : 1));
  return rated.slice(0, MAX_SUGGESTIONS).map(({ name }) => name);
}

/** Returns the number of letters to insert, delete or replace to turn one text into the other (Levenshtein distance). */
export function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}

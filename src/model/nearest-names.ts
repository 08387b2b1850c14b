/** "Did you mean …?" for names that the model does not know. */

const MOST = 3;

/**
 * The known names closest to a wrong one, nearest first, at most three; none when nothing is close.
 * Close is: the same but for case, or at most a third of the letters to be changed.
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
  return rated.slice(0, MOST).map(({ name }) => name);
}

/** How many letters to insert, drop or replace to get from one text to the other (Levenshtein). */
function editDistance(left: string, right: string): number {
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

/** Describes the shown part of a list. */
export interface Shown {
  /** Number of rows before the page. */
  readonly start: number;
  /** Number of rows on the page. */
  readonly count: number;
  readonly total: number;
}

/** Returns the position of a page in a list, e.g. `51 to 100 of 812`, `12 entries`, `1 entry`. */
export function shownText({ start, count, total }: Shown): string {
  const all = total.toLocaleString('en');
  if (total === 1 && count === 1) return '1 entry';
  if (count >= total) return `${all} entries`;
  if (count === 0) return `none of ${all}`;
  return `${(start + 1).toLocaleString('en')} to ${(start + count).toLocaleString('en')} of ${all}`;
}

/** Returns the number of filtered entries: `12 entries` if all match, else e.g. `3 of 12`. */
export function filteredText(count: number, total: number): string {
  if (count === total) return shownText({ start: 0, count, total });
  return `${count.toLocaleString('en')} of ${total.toLocaleString('en')}`;
}

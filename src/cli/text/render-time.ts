/** Formats epoch milliseconds for people: UTC, to the second. */
export function renderTime(milliseconds: unknown): string {
  const time = new Date(Number(milliseconds));
  return Number.isNaN(time.getTime())
    ? ''
    : time
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z$/, ' UTC');
}

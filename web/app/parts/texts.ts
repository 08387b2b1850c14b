/** Texts of numbers, shares, sizes, times and lists, and the case of their first letters. */

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const SHARE = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** Formats a number, e.g. `1,234`; an unknown number is the empty text. */
export function numberText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : NUMBER.format(value);
}

/** Formats a share, e.g. `12.5%`. A share above 0 is never `0%`. @param value from 0 to 1 */
export function shareText(value: number | null | undefined): string {
  if (value === null || value === undefined) return '';
  return value > 0 && value < 0.001 ? '<0.1%' : SHARE.format(value);
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];

/** Formats a number of bytes, e.g. `1.5 GB`, in units of 1000. */
export function formatSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** step;
  return `${value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${UNITS[step] ?? ''}`;
}

/** Returns the beginning of a Markdown text on one line, without markup, for a table cell. */
export function plainText(markdown: string): string {
  return markdown
    .slice(0, 400)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|[-*+>]|\d+\.)\s+/gm, '')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const FORMAT = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** E.g. `3 hours ago`. @param time, now epoch milliseconds */
export function ageText(time: number, now: number): string {
  const distance = time - now;
  const step = STEPS.find(([, size]) => Math.abs(distance) >= size);
  if (step === undefined) return distance > 0 ? 'in a moment' : 'just now';
  const [unit, size] = step;
  return FORMAT.format(Math.trunc(distance / size), unit);
}

/** `technical owner` → `Technical owner` */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Edit tags` → `edit tags` */
export function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** `a, b and c` */
export function listed(parts: readonly string[], word: 'and' | 'or'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;
}

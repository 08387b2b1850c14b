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

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const SHARE = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** E.g. `1,234`; the empty text if unknown. */
export function numberText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : NUMBER.format(value);
}

/** E.g. `12.5%`; a share that is not 0 never reads `0%`. @param value from 0 to 1 */
export function shareText(value: number | null | undefined): string {
  if (value === null || value === undefined) return '';
  return value > 0 && value < 0.001 ? '<0.1%' : SHARE.format(value);
}

/** Reads and checks what users type in dialogs: dates and names. */

/**
 * The date in the format of the browser's date field, `2026-01-31`, in the time zone of the reader.
 * @param time epoch milliseconds; null gives an empty field
 */
export function dateOfTime(time: number | null): string {
  if (time === null) return '';
  const day = new Date(time);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** @returns epoch milliseconds of the day's start; null for an empty field */
export function timeOfDate(date: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (year === undefined) return null;
  return new Date(Number(year), Number(month) - 1, Number(day)).getTime();
}

/** As in the service, UTF-16 units. */
const MOST_CHARACTERS = 1_000;

/** @returns why the service would refuse the name; undefined if it would not */
export function checkName(name: string): string | undefined {
  if (name.trim() === '') return 'Enter a name.';
  const surplus = name.trim().length - MOST_CHARACTERS;
  if (surplus <= 0) return undefined;
  return `The name is ${surplus.toLocaleString('en')} ${surplus === 1 ? 'character' : 'characters'} too long.`;
}

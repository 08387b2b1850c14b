/** Texts that order versions: each is greater than the previous one, compared character by character. */

const FIRST = 'AAAAAAAA';

/** @param previous sort id of the previous version; absent for the first version */
export function nextSortId(previous?: string): string {
  if (previous === undefined) return FIRST;
  const [, kept = '', letter, wrapped = ''] = /^(.*)([A-Y])(Z*)$/s.exec(previous) ?? [];
  if (letter === undefined) return `${previous}A`;
  return kept + String.fromCharCode(letter.charCodeAt(0) + 1) + 'A'.repeat(wrapped.length);
}

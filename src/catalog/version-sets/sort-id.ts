/** Texts that put versions in order: each is greater than the one before it, compared character by character. */

const FIRST = 'AAAAAAAA';

/** @param previous of the version before; left out for the first version */
export function nextSortId(previous?: string): string {
  if (previous === undefined) return FIRST;
  const [, kept = '', letter, wrapped = ''] = /^(.*)([A-Y])(Z*)$/s.exec(previous) ?? [];
  if (letter === undefined) return `${previous}A`;
  return kept + String.fromCharCode(letter.charCodeAt(0) + 1) + 'A'.repeat(wrapped.length);
}

/** The aspects of version sets and versions: the set points to its latest version, each version points to its set. */

export const SET = 'versionSetProperties';
export const VERSION = 'versionProperties';

/** Versioning scheme of the sets whose sort ids this service generates. */
export const GENERATED = 'ALPHANUMERIC_GENERATED_BY_DATAHUB';
/** Versioning scheme of a version that names none. */
export const LEXICOGRAPHIC = 'LEXICOGRAPHIC_STRING';

export interface SetProperties {
  /** URN of the latest version. */
  readonly latest: string;
  readonly versioningScheme: string;
}

export interface VersionProperties {
  /** URN of the version set. */
  readonly versionSet: string;
  /** Orders the versions of the set, compared by code units. */
  readonly sortId: string;
  readonly version?: { readonly versionTag?: string };
  readonly versioningScheme?: string;
  /** Absent counts as false. */
  readonly isLatest?: boolean;
}

/** Compares by code units, as versions are ordered. */
export function compareSortIds(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

const FIRST_SORT_ID = 'AAAAAAAA';

/**
 * Returns the text that orders the next version: it is greater than the previous one, compared character by character.
 * @param previous sort id of the previous version; absent for the first version
 */
export function nextSortId(previous?: string): string {
  if (previous === undefined) return FIRST_SORT_ID;
  const [, kept = '', letter, wrapped = ''] = /^(.*)([A-Y])(Z*)$/s.exec(previous) ?? [];
  if (letter === undefined) return `${previous}A`;
  return kept + String.fromCharCode(letter.charCodeAt(0) + 1) + 'A'.repeat(wrapped.length);
}

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

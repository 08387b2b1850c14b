/** Versions of a timeline as clients read them. */
import type { ChangeTransaction } from './build-timeline.js';

/** Says that the numbers follow from the changes; nobody gave them. */
const COMPUTED = '-computed';

export function semanticVersion({ version }: Pick<ChangeTransaction, 'version'>): string {
  return `${version}${COMPUTED}`;
}

/** Is it this version, with or without the suffix? */
export function isVersion(transaction: Pick<ChangeTransaction, 'version'>, text: string): boolean {
  return text === transaction.version || text === semanticVersion(transaction);
}

/** e.g. `globalTags:2;schemaMetadata:5`, in the order of the names. */
export function versionStamp({ aspectVersions }: Pick<ChangeTransaction, 'aspectVersions'>): string {
  return Object.entries(aspectVersions)
    .map(([aspect, version]) => `${aspect}:${version}`)
    .sort()
    .join(';');
}

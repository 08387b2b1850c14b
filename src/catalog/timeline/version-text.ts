/** Formats the versions of a timeline. */
import type { ChangeTransaction } from './build-timeline.js';

/** Marks version numbers that are computed from the changes. */
const COMPUTED = '-computed';

export function semanticVersion({ version }: Pick<ChangeTransaction, 'version'>): string {
  return `${version}${COMPUTED}`;
}

/** Tells whether the text is this version, with or without the suffix. */
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

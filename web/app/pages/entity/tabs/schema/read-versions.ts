export interface SchemaVersion {
  /** Number of the version in the API, from 1. */
  readonly number: number;
  /** E.g. `1.0.0, 3 June 2025`. */
  readonly label: string;
  readonly isLatest: boolean;
}

interface ListedVersion {
  readonly semanticVersion: string | null;
  readonly semanticVersionTimestamp: number | null;
  /** E.g. `schemaMetadata:3`, among other aspects. */
  readonly versionStamp: string | null;
}

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Returns the versions of the schema for display. @param listed newest first */
export function readVersions(listed: readonly ListedVersion[]): readonly SchemaVersion[] {
  return listed.flatMap(
    ({ semanticVersion, semanticVersionTimestamp, versionStamp }, index): SchemaVersion[] => {
      const number = Number(/(?:^|;)schemaMetadata:(\d+)/.exec(versionStamp ?? '')?.[1]);
      if (!(number > 0)) return [];
      const name = (semanticVersion ?? String(number)).replace(/-computed$/, '');
      const time = semanticVersionTimestamp === null ? '' : `, ${DATE.format(semanticVersionTimestamp)}`;
      const isLatest = index === 0;
      return [{ number, label: `${isLatest ? 'Latest: ' : ''}${name}${time}`, isLatest }];
    },
  );
}

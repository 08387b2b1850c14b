import { fieldIdentity, fieldName, parseFieldPath } from './field-path.js';

export interface ComparedField {
  readonly path: string;
  readonly type: string;
  readonly nativeType: string | undefined;
  readonly nullable: boolean;
  readonly isPrimaryKey: boolean;
  readonly description: string | undefined;
}

export interface FieldDifference {
  readonly kind: 'Added' | 'Removed' | 'Changed';
  /** Display path. */
  readonly name: string;
  /** Changed properties; empty for added and removed fields. */
  readonly changes: readonly { readonly member: string; readonly before: string; readonly after: string }[];
}

/** Lists the differences in the order of the newer schema; removed fields come last. A field whose type changed is still the same field. */
export function compareSchemas(
  older: readonly ComparedField[],
  newer: readonly ComparedField[],
): readonly FieldDifference[] {
  const before = byIdentity(older);
  const after = byIdentity(newer);
  const kept = [...after].flatMap(([identity, field]): FieldDifference[] => {
    const old = before.get(identity);
    const name = fieldName(field.path);
    if (old === undefined) return [{ kind: 'Added', name, changes: [] }];
    const changes = changesOf(old, field);
    return changes.length === 0 ? [] : [{ kind: 'Changed', name, changes }];
  });
  const removed = [...before].filter(([identity]) => !after.has(identity));
  return [
    ...kept,
    ...removed.map(([, { path }]) => ({ kind: 'Removed' as const, name: fieldName(path), changes: [] })),
  ];
}

function byIdentity(fields: readonly ComparedField[]): Map<string, ComparedField> {
  return new Map(fields.map((field) => [fieldIdentity(parseFieldPath(field.path)), field]));
}

function changesOf(old: ComparedField, field: ComparedField): FieldDifference['changes'] {
  const members = [
    { member: 'Type', before: typeText(old), after: typeText(field) },
    { member: 'Null values', before: allowed(old.nullable), after: allowed(field.nullable) },
    { member: 'Primary key', before: yesOrNo(old.isPrimaryKey), after: yesOrNo(field.isPrimaryKey) },
    { member: 'Description', before: old.description ?? '', after: field.description ?? '' },
  ];
  return members.filter(({ before, after }) => before !== after);
}

function typeText({ type, nativeType }: ComparedField): string {
  return nativeType ?? type.toLowerCase();
}

function allowed(nullable: boolean): string {
  return nullable ? 'allowed' : 'not allowed';
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}

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

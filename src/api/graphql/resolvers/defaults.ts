/** Members that records leave out: their defaults in the metadata model, and fields without a value. */
import { durationOf } from '../../../catalog/timeseries/time-windows.js';
import { isJsonObject } from '../../../core/json.js';
import type { Resolvers } from '../generated/schema-types.js';
import { findEntityRef, storedEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { defaulted, memberAt, StoredRecord } from '../mapping/record.js';

// Audit stamps with the default of the metadata model, for records that leave them out.

const UNKNOWN = { time: 0, actor: 'urn:li:corpuser:unknown' };

/** A stamp at a path; time 0 and the user `unknown` if nothing is stored. */
function stampAt(...path: readonly string[]) {
  return ({ value, owner }: StoredRecord): StoredRecord => {
    const stored = memberAt(value, path);
    return new StoredRecord(isJsonObject(stored) ? stored : UNKNOWN, owner);
  };
}

/** The stamps of a record itself. */
export const ownStamps = { created: stampAt('created'), lastModified: stampAt('lastModified') };
/** The stamps of a record that stores them in its member `lastModified`. */
export const nestedStamps = {
  created: stampAt('lastModified', 'created'),
  lastModified: stampAt('lastModified', 'lastModified'),
};

const falseByDefault = (member: string) => defaulted(member, false);

export const defaults = {
  Status: { removed: falseByDefault('removed') },
  InstitutionalMemoryMetadataSettings: { showInAssetPreview: falseByDefault('showInAssetPreview') },
  StructuredPropertyDefinition: {
    immutable: falseByDefault('immutable'),
    cardinality: defaulted<'SINGLE' | 'MULTIPLE'>('cardinality', 'SINGLE'),
  },
  StructuredPropertySettings: {
    isHidden: falseByDefault('isHidden'),
    showInSearchFilters: falseByDefault('showInSearchFilters'),
    showInAssetSummary: falseByDefault('showInAssetSummary'),
    hideInAssetSummaryWhenEmpty: falseByDefault('hideInAssetSummaryWhenEmpty'),
    showAsAssetBadge: falseByDefault('showAsAssetBadge'),
    showInColumnsTable: falseByDefault('showInColumnsTable'),
  },
  FormInfo: {
    type: defaulted<'COMPLETION' | 'VERIFICATION'>('type', 'COMPLETION'),
    actors: ({ value, owner }: StoredRecord) => {
      const stored = memberAt(value, ['actors']);
      return new StoredRecord(isJsonObject(stored) ? stored : {}, owner);
    },
  },
  DataHubRole: {
    description: async ({ urn }: EntityRef, _, { aspects }) =>
      memberAt((await aspects.load(urn.text, 'dataHubRoleInfo'))?.value, ['description']) ?? '',
  },
  VersionProperties: { isLatest: falseByDefault('isLatest') },
  FormPrompt: { required: falseByDefault('required') },
  FormActorAssignment: { owners: defaulted('owners', true) },
  ERModelRelationshipProperties: {
    cardinality: defaulted<'ONE_ONE' | 'ONE_N' | 'N_ONE' | 'N_N'>('cardinality', 'N_N'),
    createdTime: ({ value }: StoredRecord) => memberAt(value, ['created', 'time']) ?? 0,
  },
  Dimension: { isTime: falseByDefault('isTime') },
  ChartCell: { cellTitle: defaulted('cellTitle', '') },
  TextCell: { cellTitle: defaulted('cellTitle', '') },
  QueryCell: { cellTitle: defaulted('cellTitle', '') },
  DocumentSettings: { showInGlobalContext: defaulted('showInGlobalContext', true) },
  TimeWindow: {
    durationMillis: ({ value }: StoredRecord) =>
      durationOf(
        Number(value['startTimeMillis']),
        String(memberAt(value, ['length', 'unit'])),
        Number(memberAt(value, ['length', 'multiple']) ?? 1),
      ),
  },
  PartitionSpec: {
    type: (parent: StoredRecord) => memberAt(parent.value, ['type']) ?? 'PARTITION',
  },
  ChangeAuditStamps: ownStamps,
  InstitutionalMemoryMetadata: {
    actor: (parent: StoredRecord) => creatorIn(parent, ['corpuser', 'corpGroup']),
    author: (parent: StoredRecord) => creatorIn(parent, ['corpuser']),
  },
  Ownership: { lastModified: ownStamps.lastModified },
  // Fields that clients know although nothing here has their value (docs/graphql.md, "Fields without a value").
  Tag: { editableProperties: () => null },
  SearchResult: { insights: () => [] },
  SearchAcrossLineageResult: { insights: () => [] },
  RawAspect: { renderSpec: () => null },
} satisfies Resolvers;

/** The creator of a record with `createStamp`; the user `unknown` if it is of another type. */
function creatorIn({ value }: StoredRecord, types: readonly string[]): EntityRef {
  const stored = findEntityRef(memberAt(value, ['createStamp', 'actor']));
  const isCreator = stored !== undefined && types.includes(stored.urn.entityType);
  return isCreator ? stored : storedEntityRef(UNKNOWN.actor);
}

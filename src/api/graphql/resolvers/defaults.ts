/** Members with defaults in the metadata model, and texts that are empty by default. */
import { isJsonObject } from '../../../core/json.js';
import type { GraphqlContext } from '../context.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { memberAt, StoredRecord } from '../mapping/record.js';
import { defaulted } from './defaulted.js';

const isFalse = (member: string) => defaulted(member, false);

export const defaults = {
  Status: { removed: isFalse('removed') },
  InstitutionalMemoryMetadataSettings: { showInAssetPreview: isFalse('showInAssetPreview') },
  StructuredPropertyDefinition: {
    immutable: isFalse('immutable'),
    cardinality: defaulted<'SINGLE' | 'MULTIPLE'>('cardinality', 'SINGLE'),
  },
  StructuredPropertySettings: {
    isHidden: isFalse('isHidden'),
    showInSearchFilters: isFalse('showInSearchFilters'),
    showInAssetSummary: isFalse('showInAssetSummary'),
    hideInAssetSummaryWhenEmpty: isFalse('hideInAssetSummaryWhenEmpty'),
    showAsAssetBadge: isFalse('showAsAssetBadge'),
    showInColumnsTable: isFalse('showInColumnsTable'),
  },
  FormInfo: {
    type: defaulted<'COMPLETION' | 'VERIFICATION'>('type', 'COMPLETION'),
    actors: ({ value, owner }: StoredRecord) => {
      const stored = memberAt(value, ['actors']);
      return new StoredRecord(isJsonObject(stored) ? stored : {}, owner);
    },
  },
  DataHubRole: {
    description: async ({ urn }: EntityRef, _: unknown, { aspects }: Pick<GraphqlContext, 'aspects'>) =>
      memberAt((await aspects.load(urn.text, 'dataHubRoleInfo'))?.value, ['description']) ?? '',
  },
  VersionProperties: { isLatest: isFalse('isLatest') },
  FormPrompt: { required: isFalse('required') },
  FormActorAssignment: { owners: defaulted('owners', true) },
  ERModelRelationshipProperties: {
    cardinality: defaulted<'ONE_ONE' | 'ONE_N' | 'N_ONE' | 'N_N'>('cardinality', 'N_N'),
    createdTime: ({ value }: StoredRecord) => memberAt(value, ['created', 'time']) ?? 0,
  },
  Dimension: { isTime: isFalse('isTime') },
  ChartCell: { cellTitle: defaulted('cellTitle', '') },
  TextCell: { cellTitle: defaulted('cellTitle', '') },
  QueryCell: { cellTitle: defaulted('cellTitle', '') },
  DocumentSettings: { showInGlobalContext: defaulted('showInGlobalContext', true) },
} as const;

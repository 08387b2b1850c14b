/** Members with defaults in the metadata model. */
import { memberAt, type StoredRecord } from '../mapping/record.js';

function defaulted<Value>(member: string, value: Value) {
  return (parent: StoredRecord): Value => (memberAt(parent.value, [member]) ?? value) as Value;
}

const isFalse = (member: string) => defaulted(member, false);

export const defaults = {
  Status: { removed: isFalse('removed') },
  InstitutionalMemoryMetadataSettings: { showInAssetPreview: isFalse('showInAssetPreview') },
  StructuredPropertyDefinition: { immutable: isFalse('immutable') },
  StructuredPropertySettings: {
    isHidden: isFalse('isHidden'),
    showInSearchFilters: isFalse('showInSearchFilters'),
    showInAssetSummary: isFalse('showInAssetSummary'),
    hideInAssetSummaryWhenEmpty: isFalse('hideInAssetSummaryWhenEmpty'),
    showAsAssetBadge: isFalse('showAsAssetBadge'),
    showInColumnsTable: isFalse('showInColumnsTable'),
  },
  FormInfo: { type: defaulted<'COMPLETION' | 'VERIFICATION'>('type', 'COMPLETION') },
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

/** Models: values that the schema wraps in types, and fields that are null instead of empty. */
import { isJsonObject } from '../../../core/json.js';
import { memberAt, StoredRecord } from '../mapping/record.js';

/** Type that wraps a value, by the member of the stored union. */
const BOXES: Readonly<Record<string, 'StringBox' | 'IntBox' | 'FloatBox' | 'BooleanBox'>> = {
  string: 'StringBox',
  int: 'IntBox',
  float: 'FloatBox',
  double: 'FloatBox',
  boolean: 'BooleanBox',
};

export const mlModels = {
  MLModelProperties: {
    /** Null for a missing or empty list. */
    mlFeatures: (parent: StoredRecord): string[] | null => {
      const features = memberAt(parent.value, ['mlFeatures']);
      return Array.isArray(features) && features.length > 0 ? (features as string[]) : null;
    },
    mlModelLineageInfo: (parent: StoredRecord) => parent,
    hyperParameters: (parent: StoredRecord): StoredRecord | null => {
      const stored = memberAt(parent.value, ['hyperParameters']);
      const [first] = isJsonObject(stored) ? Object.entries(stored) : [];
      return first === undefined
        ? null
        : new StoredRecord({ key: first[0], value: first[1] ?? null }, parent.owner);
    },
  },
  MLModelGroupProperties: { mlModelLineageInfo: (parent: StoredRecord) => parent },
  HyperParameterValueType: {
    __resolveType: ({ value }: StoredRecord) => BOXES[Object.keys(value)[0] ?? ''] ?? 'StringBox',
  },
  QuantitativeAnalyses: {
    unitaryResults: (parent: StoredRecord) => boxed(parent, 'unitaryResults'),
    intersectionalResults: (parent: StoredRecord) => boxed(parent, 'intersectionalResults'),
  },
} as const;

function boxed(parent: StoredRecord, member: string) {
  const text = memberAt(parent.value, [member]);
  return typeof text === 'string' ? { __typename: 'StringBox', stringValue: text } : null;
}

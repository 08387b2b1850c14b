/** Datasets and their schemas: older versions, unions, and fields as entities. */
import { invalidRequest } from '../../../core/errors.js';
import { isJsonObject, parseKeepingDigits, type JsonObject } from '../../../core/json.js';
import { decodePart, encodePart } from '../../../model/urn-encoding.js';
import type { Urn } from '../../../model/urn.js';
import type { GraphqlContext } from '../context.js';
import type { QueryResolvers, Resolvers, SchemaFieldDataType } from '../generated/schema-types.js';
import type { LoadedAspect } from '../loaders/aspect-loader.js';
import { findEntityRef, VersionedRef, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, StoredRecord, textIn } from '../mapping/record.js';
import { ownStamps } from './defaults.js';
import { readUrnOfType } from './entity-queries.js';

const DATA_TYPES: Readonly<Record<string, SchemaFieldDataType>> = {
  'com.linkedin.schema.BooleanType': 'BOOLEAN',
  'com.linkedin.schema.FixedType': 'FIXED',
  'com.linkedin.schema.StringType': 'STRING',
  'com.linkedin.schema.BytesType': 'BYTES',
  'com.linkedin.schema.NumberType': 'NUMBER',
  'com.linkedin.schema.DateType': 'DATE',
  'com.linkedin.schema.TimeType': 'TIME',
  'com.linkedin.schema.EnumType': 'ENUM',
  'com.linkedin.schema.NullType': 'NULL',
  'com.linkedin.schema.MapType': 'MAP',
  'com.linkedin.schema.ArrayType': 'ARRAY',
  'com.linkedin.schema.UnionType': 'UNION',
  'com.linkedin.schema.RecordType': 'STRUCT',
};

/** Members of platform schemas that contain the schema text, preferred ones first. */
const TEXT_MEMBERS = ['tableSchema', 'documentSchema', 'rawSchema', 'schema'];

/** A union is stored as an object with one member, whose name is the type of its value. */
function unionIn(value: unknown): readonly [name: string, held: unknown] | undefined {
  return isJsonObject(value) ? Object.entries(value)[0] : undefined;
}

export function schemaFieldType(parent: StoredRecord): SchemaFieldDataType {
  const [name] = unionIn(memberAt(parent.value, ['type', 'type'])) ?? [];
  return DATA_TYPES[name ?? ''] ?? 'NULL';
}

function platformSchema(parent: StoredRecord): object | null {
  const [, held] = unionIn(memberAt(parent.value, ['platformSchema'])) ?? [];
  if (!isJsonObject(held)) return null;
  if ('valueSchema' in held) return { __typename: 'KeyValueSchema', ...held };
  const member = TEXT_MEMBERS.find((name) => typeof held[name] === 'string');
  return member === undefined ? null : { __typename: 'TableSchema', schema: held[member] };
}

/** Fields in the schema of a chart's input belong to the source dataset, not to the chart. */
function schemaFieldOfInput(parent: StoredRecord): StoredRecord | null {
  const field = memberAt(parent.value, ['schemaField']);
  const source = findEntityRef(memberAt(parent.value, ['schemaFieldUrn']));
  const dataset = findEntityRef(source?.urn.parts[0]);
  return isJsonObject(field) ? new StoredRecord(field, dataset?.urn ?? parent.owner) : null;
}

export async function schemaMetadata(
  { urn }: EntityRef,
  args: { readonly version?: number | null },
  { aspects, versions }: GraphqlContext,
): Promise<StoredRecord | null> {
  const version = args.version ?? 0;
  const aspectName = 'schemaMetadata';
  const stored =
    version === 0
      ? await aspects.load(urn.text, aspectName)
      : await versions.load({ urn: urn.text, aspectName, version });
  if (stored === undefined) return null;
  const value = parseKeepingDigits(stored.text) as JsonObject;
  return new StoredRecord({ ...value, aspectVersion: version }, urn);
}

/** The older form of the aspect `schemaMetadata`. */
function olderForm(stored: LoadedAspect | undefined, urn: Urn): StoredRecord | null {
  if (stored === undefined) return null;
  const lastObserved = stored.systemMetadata?.['lastObserved'];
  return new StoredRecord({ ...stored.value, ...(lastObserved !== undefined && { lastObserved }) }, urn);
}

async function schema({ urn }: EntityRef, _: unknown, { aspects }: GraphqlContext) {
  return olderForm(await aspects.load(urn.text, 'schemaMetadata'), urn);
}

export const schemas = {
  Dataset: {
    schemaMetadata,
    schema,
    /** Clients know this field, although nothing here has its value. */
    platformNativeType: () => null,
  },
  Schema: {
    platformSchema,
    lastObserved: (parent: StoredRecord) => memberAt(parent.value, ['lastObserved']),
  },
  BusinessAttributeInfo: {
    ...ownStamps,
    type: (parent: StoredRecord) => (memberAt(parent.value, ['type']) ? schemaFieldType(parent) : null),
  },
  DatasetProperties: {
    lastModified: ownStamps.lastModified,
    name: ({ value, owner }: StoredRecord) => memberAt(value, ['name']) ?? owner.parts[1] ?? owner.text,
    origin: ({ owner }: StoredRecord) => owner.parts[2],
  },
  SchemaMetadata: {
    aspectVersion: (parent: StoredRecord) => memberAt(parent.value, ['aspectVersion']),
    platformSchema,
  },
  SchemaField: {
    nullable: (parent: StoredRecord) => memberAt(parent.value, ['nullable']) ?? false,
    recursive: (parent: StoredRecord) => memberAt(parent.value, ['recursive']) ?? false,
    isPartOfKey: (parent: StoredRecord) => memberAt(parent.value, ['isPartOfKey']) ?? false,
    type: schemaFieldType,
    /** Null for a path with characters that URNs cannot contain, e.g. tabs. */
    schemaFieldEntity: ({ value, owner }: StoredRecord) =>
      findEntityRef(`urn:li:schemaField:(${owner.text},${encodePart(textIn(value, 'fieldPath'))})`) ?? null,
  },
  SchemaFieldRef: {
    path: (parent: StoredRecord) => {
      const urn = textIn(parent.value, 'urn');
      return decodePart(findEntityRef(urn)?.urn.parts[1] ?? urn);
    },
  },
  SchemaFieldEntity: { fieldPath: ({ urn }: EntityRef) => decodePart(urn.parts[1] ?? '') },
  InputField: { schemaField: schemaFieldOfInput },
} as const;

const PAIR = /^\s*(\w+)\s*:\s*(\d{1,9})\s*$/;

/** @returns undefined without a stamp. @throws INVALID_REQUEST, UNKNOWN_ASPECT */
function readStamp(
  stamp: string | null | undefined,
  { services }: Pick<GraphqlContext, 'services'>,
): ReadonlyMap<string, number> | undefined {
  if (!stamp?.trim()) return undefined;
  const pairs = stamp.split(';').map((pair) => {
    const [, aspect, version] = PAIR.exec(pair) ?? [];
    if (aspect === undefined)
      throw invalidRequest(
        '/versionStamp',
        `"${pair}" does not name an aspect with a version`,
        'aspects with versions, e.g. ownership:2;schemaMetadata:0',
      );
    return [services.model.getAspect(aspect).name, Number(version)] as const;
  });
  return new Map(pairs);
}

export const versionedDatasetQueries = {
  /** @throws INVALID_URN, UNKNOWN_ENTITY, INVALID_REQUEST, UNKNOWN_ASPECT */
  versionedDataset: (_, { urn, versionStamp }, context) => {
    const versions = readStamp(versionStamp, context);
    return new VersionedRef(readUrnOfType(urn, 'dataset', context), versions);
  },
} satisfies QueryResolvers;

/** Datasets with older values of their aspects. */
export const versionedDatasets = {
  VersionedDataset: {
    schema: async (dataset: VersionedRef, _, context) =>
      olderForm(await dataset.load('schemaMetadata', context), dataset.urn),
  },
} satisfies Resolvers;

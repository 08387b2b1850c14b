/** Structured properties: text and number values, and the standard types of definitions. */
import { isJsonObject } from '../../../core/json.js';
import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { itemsAt, memberAt, StoredRecord } from '../mapping/record.js';

const STANDARD_TYPES = ['STRING', 'NUMBER', 'URN', 'RICH_TEXT', 'DATE'] as const;

/** Converts `datahub.rich_text` to `rich_text`. */
function lastName(parent: StoredRecord): string {
  return (
    String(memberAt(parent.value, ['qualifiedName']))
      .split('.')
      .at(-1) ?? ''
  );
}

/** Returns a resolver of the description of a type. The URN names a type that nobody has described, e.g. `datahub.string`. */
function describedBy(aspectName: string) {
  return async ({ urn }: EntityRef, _: unknown, { aspects }: GraphqlContext): Promise<StoredRecord> => {
    const stored = await aspects.load(urn.text, aspectName);
    return new StoredRecord(stored?.value ?? { qualifiedName: urn.parts[0] ?? '' }, urn);
  };
}

export const structuredProperties = {
  PropertyValue: {
    __resolveType: ({ value }: StoredRecord) => ('string' in value ? 'StringValue' : 'NumberValue'),
  },
  StructuredPropertiesEntry: {
    valueEntities: (parent: StoredRecord): EntityRef[] => {
      const texts = itemsAt(parent.value, ['values']).map((value) =>
        isJsonObject(value) ? value['string'] : undefined,
      );
      return texts.map(findEntityRef).filter((entity) => entity !== undefined);
    },
  },
  StructuredPropertyDefinition: {
    /** Empty if the definition names none. */
    allowedPlatforms: (parent: StoredRecord): EntityRef[] =>
      itemsAt(parent.value, ['allowedPlatforms'])
        .map(findEntityRef)
        .filter((platform) => platform !== undefined),
  },
  DataTypeEntity: { info: describedBy('dataTypeInfo') },
  EntityTypeEntity: { info: describedBy('entityTypeInfo') },
  DataTypeInfo: {
    type: (parent: StoredRecord) => {
      const name = lastName(parent).toUpperCase();
      return STANDARD_TYPES.find((type) => type === name || type.replace('_', '') === name) ?? 'OTHER';
    },
  },
  EntityTypeInfo: {
    type: (parent: StoredRecord, _: unknown, { typeNames }: GraphqlContext) =>
      typeNames.toEnum(lastName(parent)),
  },
} as const;

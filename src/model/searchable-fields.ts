/** Derives the search fields of an aspect from its `x-searchable` annotations. */
import type { JsonObject } from '../core/json.js';
import { lastName, type SchemaIndex } from './schema-index.js';
import type { SearchableField, SearchFieldType } from './types.js';

type Facts = Readonly<Record<string, unknown>>;

const TEXT_LIKE: ReadonlySet<SearchFieldType> = new Set([
  'TEXT',
  'TEXT_PARTIAL',
  'WORD_GRAM',
  'URN',
  'URN_PARTIAL',
]);

export function searchableFields(content: JsonObject, schemas: SchemaIndex): SearchableField[] {
  const taken = new Set<string>();
  return Object.entries((content['x-searchable'] ?? {}) as Record<string, Facts>).map(([path, facts]) => {
    const preferred = (facts['fieldName'] as string | undefined) ?? lastName(path);
    // If another path of the aspect has the same name already, the whole path becomes the name.
    const fieldName = taken.has(preferred)
      ? path
          .split('/')
          .filter((part) => /^\w+$/.test(part))
          .join('_')
      : preferred;
    taken.add(fieldName);
    return searchableField(
      { path, fieldName, fieldType: fieldTypeOf(facts, { content, path, schemas }) },
      facts,
    );
  });
}

function searchableField(
  identity: Pick<SearchableField, 'path' | 'fieldName' | 'fieldType'>,
  facts: Facts,
): SearchableField {
  const { queryByDefault, filterNameOverride, hasValuesFieldName, numValuesFieldName } = facts;
  return {
    ...identity,
    aliases: (facts['fieldNameAliases'] ?? []) as string[],
    queryByDefault:
      queryByDefault === undefined
        ? TEXT_LIKE.has(identity.fieldType)
        : queryByDefault === true || queryByDefault === 'true',
    boost: (facts['boostScore'] as number | undefined) ?? 1,
    autocomplete: facts['enableAutocomplete'] === true,
    addToFilters: facts['addToFilters'] === true,
    ...(typeof filterNameOverride === 'string' && { filterName: filterNameOverride }),
    ...(typeof hasValuesFieldName === 'string' && { hasValuesFieldName }),
    ...(typeof numValuesFieldName === 'string' && { numValuesFieldName }),
  };
}

function fieldTypeOf(
  facts: Facts,
  { content, path, schemas }: { content: JsonObject; path: string; schemas: SchemaIndex },
): SearchFieldType {
  const declared = facts['fieldType'] as SearchFieldType | undefined;
  if (declared !== undefined) return declared;
  const type = schemas.typeAt(content, path);
  if (type === 'integer') return 'COUNT';
  if (type === 'number') return 'DOUBLE';
  if (type === 'boolean') return 'BOOLEAN';
  return type === 'object' ? 'KEYWORD' : 'TEXT';
}

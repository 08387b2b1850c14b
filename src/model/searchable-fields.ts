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
    const wanted = (facts['fieldName'] as string | undefined) ?? lastName(path);
    // A name that another path of the aspect has already is made unique by the whole path.
    const fieldName = taken.has(wanted)
      ? path
          .split('/')
          .filter((part) => /^\w+$/.test(part))
          .join('_')
      : wanted;
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
  const given = facts['fieldType'] as SearchFieldType | undefined;
  if (given !== undefined) return given;
  const type = schemas.typeAt(content, path);
  if (type === 'integer') return 'COUNT';
  if (type === 'number') return 'DOUBLE';
  if (type === 'boolean') return 'BOOLEAN';
  return type === 'object' ? 'KEYWORD' : 'TEXT';
}

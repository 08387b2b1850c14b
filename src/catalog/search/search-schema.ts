/** The search fields of a model, and those that a filter, a facet or a sort criterion names. */
import { CatalogError, invalidFilter } from '../../core/errors.js';
import { nearestNames } from '../../model/nearest-names.js';
import {
  NESTING,
  searchFieldsOf,
  type SearchField,
  type SearchFields,
} from '../../model/search/search-fields.js';
import type { MetadataModel } from '../../model/types.js';

export interface SearchSchema {
  readonly model: MetadataModel;
  readonly fields: SearchFields;
}

export function searchSchemaOf(model: MetadataModel): SearchSchema {
  return { model, fields: searchFieldsOf(model) };
}

/**
 * Returns the search fields with a name.
 * @param path of the name in the request
 * @throws INVALID_FILTER with the most similar field names.
 */
export function getFields(name: string, { fields }: SearchSchema, path: string): readonly SearchField[] {
  const found = fields.resolve(name);
  if (found.length > 0) return found;
  const near = nearestNames(name, fields.byName.keys());
  const hint = near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '';
  throw new CatalogError('INVALID_FILTER', `There is no search field ${JSON.stringify(name)}${hint}`, {
    path,
    rule: 'known search field',
    near,
  });
}

/** The fields of a name, and those that are nested in them. Without `inner`, the name is not nested. */
export interface NamedFields {
  readonly outer: readonly SearchField[];
  readonly inner?: readonly SearchField[] | undefined;
}

/** Accepts two names joined by `NESTING`, too. @throws INVALID_FILTER */
export function getNestedFields(name: string, schema: SearchSchema, path: string): NamedFields {
  const names = name.split(NESTING);
  if (names.length > 2)
    throw invalidFilter(
      path,
      `${JSON.stringify(name)} joins ${names.length} search fields`,
      'at most two search fields',
    );
  const [outer = [], inner] = names.map((each) => getFields(each, schema, path));
  return { outer, inner };
}

/**
 * Returns Cypher for the values of nested fields besides those of the outer field: each of these with each value of the inner field.
 * @param outer expression of the stored value or values of the outer field; `inner` alike
 */
export function nestedValues(outer: string, inner: string): string {
  const pairs = `[lower IN [] + ${inner} | toString(upper) + '\\u241e' + toString(lower)]`;
  return `reduce(pairs = [], upper IN [] + ${outer} | pairs + coalesce(${pairs}, []))`;
}

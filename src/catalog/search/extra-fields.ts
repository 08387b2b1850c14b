/** Stored values of search fields that the caller requests with each hit. */
import { searchFieldsOf } from '../../model/search/search-fields.js';
import type { FieldValue, MetadataModel } from '../../model/types.js';
import type { SearchHit } from './types.js';
import type { FoundHit } from './find-page.js';

export interface Extras {
  /** Properties to read of each hit. */
  readonly properties: readonly string[];
  read(hit: FoundHit): SearchHit['extras'];
}

/** Ignores names without a field, because clients request fields that only newer models have. */
export function createExtras(model: MetadataModel, names: readonly string[]): Extras {
  const fields = searchFieldsOf(model);
  const requested = names.map((name) => ({
    name,
    properties: fields.resolve(name).map(({ property }) => property),
  }));
  return {
    properties: requested.flatMap(({ properties }) => properties),
    read: (hit) => {
      const stored = new Map(hit.fields);
      return requested.flatMap(({ name, properties }) => {
        const values = properties.flatMap((property): readonly FieldValue[] =>
          [stored.get(property) ?? []].flat(),
        );
        return values.length === 0 ? [] : [{ name, values }];
      });
    },
  };
}

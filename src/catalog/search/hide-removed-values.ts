/** Leaves the values of soft-deleted structured properties out of search results. The index keeps them, and they return with the property. */
import { namesOf, NESTING } from '../../model/search/search-fields.js';
import {
  STRUCTURED_FIELD,
  STRUCTURED_PREFIX,
  structuredId,
  structuredUrn,
} from '../../model/search/structured-values.js';
import type { ListRemoved } from '../structured-properties/removed-properties.js';
import type { SearchResult } from './types.js';

/** A value of a search field. */
interface Shown {
  readonly name: string;
  readonly value?: unknown;
}

/** Results that show values of structured properties cost one more statement. */
export async function hideRemovedValues(
  result: SearchResult,
  listRemoved: ListRemoved,
): Promise<SearchResult> {
  const { facets, hits } = result;
  const shown: Shown[] = [
    ...facets.flatMap(({ name, aggregations }) => [
      { name },
      ...aggregations.map(({ value }) => ({ name, value })),
    ]),
    ...hits.flatMap(({ matchedFields, extras }) => [
      ...matchedFields,
      ...extras.flatMap(({ name, values }) => [{ name }, ...values.map((value) => ({ name, value }))]),
    ]),
  ];
  const ids = new Set(shown.flatMap(propertiesOf));
  const removed = await listRemoved([...ids].map(structuredUrn));
  if (removed.size === 0) return result;
  const gone = new Set([...removed].map((urn) => urn.slice(STRUCTURED_PREFIX.length)));
  const isKept = (each: Shown): boolean => propertiesOf(each).every((id) => !gone.has(id));
  return {
    ...result,
    facets: facets.map((facet) => {
      const { name, valueCount } = facet;
      const aggregations = facet.aggregations.filter(({ value }) => isKept({ name, value }));
      const hidden = isKept({ name }) ? facet.aggregations.length - aggregations.length : valueCount;
      return { ...facet, aggregations, valueCount: valueCount - hidden };
    }),
    hits: hits.map((hit) => ({
      ...hit,
      matchedFields: hit.matchedFields.filter(isKept),
      extras: hit.extras.flatMap(({ name, values }) => {
        const kept = values.filter((value) => isKept({ name, value }));
        return kept.length === 0 ? [] : [{ name, values: kept }];
      }),
    })),
  };
}

/** Returns the ids of the properties whose value this is, two for nested fields. The field of all properties has values like `<id>=<value>`. */
function propertiesOf({ name, value }: Shown): string[] {
  const values = typeof value === 'string' ? value.split(NESTING) : [];
  return namesOf(name).flatMap((each, level) => {
    const id = each === STRUCTURED_FIELD ? values[level]?.split('=', 1)[0] : structuredId(each);
    return id ?? [];
  });
}

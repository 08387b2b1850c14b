/** Presents the results of searches across entity types in the envelope of the older REST API. */
import type { Facet, MatchedField } from '../../../catalog/search/types.js';
import type { JsonObject } from '../../../core/json.js';
import { ANY_OBJECT, arrayOf, INTEGER, mapOf, object, STRING, URN, valueOf } from '../../http/json-schema.js';

const AGGREGATION = object({
  name: STRING,
  displayName: STRING,
  aggregations: mapOf(INTEGER, { description: 'Counts over all hits, by value.' }),
  filterValues: arrayOf(object({ value: STRING, facetCount: INTEGER })),
});

const HIT: Readonly<Record<string, JsonObject>> = {
  entity: URN,
  matchedFields: arrayOf(object({ name: STRING, value: STRING })),
};

function resultOf(hit: Readonly<Record<string, JsonObject>>): JsonObject {
  return valueOf(
    object({
      from: INTEGER,
      pageSize: INTEGER,
      numEntities: { type: 'integer', description: 'All hits, not only those of this page.' },
      entities: arrayOf(object(hit)),
      metadata: object({ aggregations: arrayOf(AGGREGATION) }),
      'scrollId?': { type: 'string', description: 'Absent on the last page.' },
    }),
  );
}

export const ACROSS_RESULT: JsonObject = resultOf({ ...HIT, features: ANY_OBJECT });

export const LINEAGE_RESULT: JsonObject = resultOf({
  ...HIT,
  degree: { type: 'integer', description: 'Hops from the start.' },
  degrees: arrayOf(INTEGER),
  paths: arrayOf(arrayOf(URN), { description: 'From the start to the hit, both included.' }),
});

interface Found {
  readonly start: number;
  readonly total: number;
  readonly facets: readonly Facet[];
  readonly scrollId?: string;
}

/** @param found what the reader returned @param page the requested size, and the presented hits */
export function presentAcross(found: Found, page: { count: number; entities: readonly object[] }): object {
  const { start, total, facets, scrollId } = found;
  return {
    value: {
      from: start,
      pageSize: page.count,
      numEntities: total,
      entities: page.entities,
      metadata: { aggregations: facets.map(presentFacet) },
      ...(scrollId !== undefined && { scrollId }),
    },
  };
}

export function presentMatches(fields: readonly MatchedField[]): object[] {
  return fields.map(({ name, value }) => ({ name, value }));
}

function presentFacet({ name, displayName, aggregations }: Facet): object {
  return {
    name,
    displayName,
    aggregations: Object.fromEntries(aggregations.map(({ value, count }) => [value, count])),
    filterValues: aggregations.map(({ value, count }) => ({ value, facetCount: count })),
  };
}

/** What the actions that search across entity types share: members of the body, the search that they describe, and the response. */
import type { JsonObject } from '../../core/json.js';
import type { MetadataModel } from '../../model/types.js';
import type { Filter, Sort } from '../../catalog/search/filter.js';
import type { Page } from '../../catalog/page.js';
import { selectRemoved } from '../../catalog/search/exclusions.js';
import type { Facet, MatchedField } from '../../catalog/search/types.js';
import {
  arrayOf,
  members,
  orNull,
  type Schema,
  type ShapeOfMembers,
  object,
  START,
  STRING,
  ANY_OBJECT,
  INTEGER,
  mapOf,
  URN,
  valueOf,
  PAGE_SIZE,
} from '../http/json-schema.js';
import { FILTER, SORT_CRITERION } from '../http/components.js';
import { readFilter, readPage } from '../http/request-parts.js';

const FLAG: Schema<boolean | null> = { type: ['boolean', 'null'] };

const FLAGS = object(
  {
    'skipAggregates?': { ...FLAG, description: 'true counts no facets.' },
    'skipHighlighting?': { ...FLAG, description: 'true leaves `matchedFields` empty.' },
    'includeSoftDeleted?': FLAG,
    'filterNonLatestVersions?': { ...FLAG, description: 'false also finds older versions of assets.' },
    'includeHiddenLifecycleStages?': {
      ...FLAG,
      description: 'true also finds entities in hidden lifecycle stages.',
    },
  },
  { description: 'Other flags have no meaning here and are ignored.' },
);

/** Members of the body that all these actions have. */
const ACROSS_MEMBERS = {
  'entities?': { ...orNull(arrayOf(STRING)), description: 'Entity types; none: every searchable type.' },
  'filter?': orNull(FILTER),
  'sort?': orNull(SORT_CRITERION),
  'sortCriteria?': { ...orNull(arrayOf(SORT_CRITERION)), description: 'Instead of `sort`.' },
  'count?': orNull(PAGE_SIZE),
  'searchFlags?': orNull(FLAGS),
};

/** Members of the body of an action with numbered pages. */
export const PAGED_MEMBERS = { ...ACROSS_MEMBERS, 'start?': START };

/** Members of the body of an action whose pages continue at a cursor. */
export const SCROLLED_MEMBERS = members({
  ...ACROSS_MEMBERS,
  'scrollId?': { type: ['string', 'null'], description: 'From the previous page.' },
  'keepAlive?': {
    type: ['string', 'null'],
    description: 'Ignored: a scrollId is valid as long as its order is.',
  },
});

export type AcrossBody = ShapeOfMembers<typeof PAGED_MEMBERS & typeof SCROLLED_MEMBERS> & {
  readonly input?: string | null;
};

interface Selection {
  readonly input: string;
  readonly entityTypes: readonly string[];
  readonly includeSoftDeleted?: boolean;
  readonly filter?: Filter | undefined;
  readonly sort?: readonly Sort[];
  readonly facets?: readonly string[];
}

/** Returns the search that a body describes, without its page. @throws UNKNOWN_ENTITY */
export function readAcross(body: AcrossBody, model: MetadataModel): Selection {
  const { searchFlags, sort, sortCriteria } = body;
  const { filter } = readFilter(body.filter ?? undefined);
  const given = sortCriteria ?? (sort ? [sort] : []);
  return {
    input: body.input ?? '*',
    entityTypes: [...new Set(body.entities)].map((name) => model.getEntity(name).name),
    filter,
    ...selectRemoved(filter, searchFlags?.includeSoftDeleted),
    ...(given.length > 0 && { sort: given.map(({ field, order = 'ASCENDING' }) => ({ field, order })) }),
    ...(searchFlags?.skipAggregates === true && { facets: [] }),
  };
}

/** Returns the page of an action with numbered pages. A cursor has no meaning there. */
export function numberedPage({ start = 0, count }: AcrossBody): Page {
  return readPage({ start, count: count ?? undefined });
}

/** Returns the page of an action whose pages continue at a cursor. A start has no meaning there. */
export function scrolledPage({ scrollId, count }: AcrossBody): Page {
  return readPage({ count: count ?? undefined, scrollId: scrollId ?? undefined });
}

/** Whether hits tell which of their fields matched. */
export function wantsMatches({ searchFlags }: AcrossBody): boolean {
  return searchFlags?.skipHighlighting !== true;
}

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

/** Presents a page of hits. @param found what the reader returned @param page the requested size, and the presented hits */
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

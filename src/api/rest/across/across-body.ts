/** What the actions that search across entity types share: members of the body, and the search that they describe. */
import type { JsonObject } from '../../../core/json.js';
import type { MetadataModel } from '../../../model/types.js';
import type { Filter, Sort } from '../../../catalog/search/filter.js';
import type { Page } from '../../../catalog/page.js';
import { selectRemoved } from '../../../catalog/search/select-removed.js';
import { arrayOf, object, ref, START, STRING } from '../../http/json-schema.js';
import { readFilter, type FilterBody } from '../../http/requests/filter.js';
import { readPage } from '../../http/requests/page.js';

interface SortBody {
  readonly field: string;
  readonly order?: Sort['order'];
}

export interface AcrossBody {
  readonly entities?: readonly string[] | null;
  readonly input?: string | null;
  readonly filter?: FilterBody | null;
  readonly sort?: SortBody | null;
  readonly sortCriteria?: readonly SortBody[] | null;
  readonly start?: number;
  readonly count?: number | null;
  readonly scrollId?: string | null;
  readonly searchFlags?: SearchFlags | null;
}

interface SearchFlags {
  readonly skipAggregates?: boolean | null;
  readonly skipHighlighting?: boolean | null;
  readonly includeSoftDeleted?: boolean | null;
  readonly filterNonLatestVersions?: boolean | null;
  readonly includeHiddenLifecycleStages?: boolean | null;
}

const FLAG: JsonObject = { type: ['boolean', 'null'] };

const FLAGS: JsonObject = object(
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

function orNull(schema: JsonObject): JsonObject {
  return { anyOf: [schema, { type: 'null' }] };
}

/** Members of the body that all these actions have. */
export const ACROSS_MEMBERS: Readonly<Record<string, JsonObject>> = {
  'entities?': { ...orNull(arrayOf(STRING)), description: 'Entity types; none: every searchable type.' },
  'filter?': orNull(ref('Filter')),
  'sort?': orNull(ref('SortCriterion')),
  'sortCriteria?': { ...orNull(arrayOf(ref('SortCriterion'))), description: 'Instead of `sort`.' },
  'count?': orNull(ref('PageSize')),
  'searchFlags?': orNull(FLAGS),
};

/** Members of the body of an action with numbered pages. */
export const PAGED_MEMBERS: Readonly<Record<string, JsonObject>> = { ...ACROSS_MEMBERS, 'start?': START };

/** Members of the body of an action whose pages continue at a cursor. */
export const SCROLLED_MEMBERS: Readonly<Record<string, JsonObject>> = {
  ...ACROSS_MEMBERS,
  'scrollId?': { type: ['string', 'null'], description: 'From the previous page.' },
  'keepAlive?': {
    type: ['string', 'null'],
    description: 'Ignored: a scrollId is valid as long as its order is.',
  },
};

interface Selection {
  readonly input: string;
  readonly entityTypes: readonly string[];
  readonly includeSoftDeleted?: boolean;
  readonly filter?: Filter;
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
    ...(filter && { filter }),
    ...selectRemoved(filter, searchFlags?.includeSoftDeleted),
    ...(given.length > 0 && { sort: given.map(({ field, order = 'ASCENDING' }) => ({ field, order })) }),
    ...(searchFlags?.skipAggregates === true && { facets: [] }),
  };
}

/** Returns the page of an action with numbered pages. A cursor has no meaning there. */
export function numberedPage({ start = 0, count }: AcrossBody): Page {
  return readPage({ start, ...(typeof count === 'number' && { count }) });
}

/** Returns the page of an action whose pages continue at a cursor. A start has no meaning there. */
export function scrolledPage({ scrollId, count }: AcrossBody): Page {
  return readPage({
    ...(typeof count === 'number' && { count }),
    ...(typeof scrollId === 'string' && { scrollId }),
  });
}

/** Whether hits tell which of their fields matched. */
export function wantsMatches({ searchFlags }: AcrossBody): boolean {
  return searchFlags?.skipHighlighting !== true;
}

/** Searches: filters and sort orders of the command line, one page of hits, or all of them. */
import { act, type CatalogApi } from './catalog-api.js';
import { typeOf } from './entities.js';
import { UsageError } from './exit-code.js';

interface FoundPage {
  readonly numEntities: number;
  readonly entities: readonly string[];
  readonly metadata: {
    readonly matches: readonly { readonly matchedFields: SearchHit['matched'] }[];
    readonly searchResultMetadatas: readonly Facet[];
  };
  readonly scrollId?: string;
}

interface PageRequest {
  readonly count: number;
  readonly scroll?: boolean;
  readonly scrollId?: string;
}

export async function searchPage(
  api: CatalogApi,
  query: SearchQuery,
  page: PageRequest,
): Promise<SearchPage> {
  const body = { ...query, ...page, start: 0 };
  const found: FoundPage = await act(api, '/entities?action=search', body);
  const { entities, metadata, numEntities, scrollId } = found;
  return {
    total: numEntities,
    hits: entities.map((urn, at) => ({
      urn,
      type: typeOf(urn),
      matched: metadata.matches[at]?.matchedFields ?? [],
    })),
    facets: metadata.searchResultMetadatas,
    ...(scrollId !== undefined && { scrollId }),
  };
}

/** Reads page by page with a cursor, which is stable while others write. */
export async function* scrollPages(
  api: CatalogApi,
  query: SearchQuery,
  count: number,
): AsyncGenerator<SearchPage> {
  let page = await searchPage(api, query, { count, scroll: true });
  yield page;
  while (page.scrollId !== undefined) {
    page = await searchPage(api, { ...query, facets: [] }, { count, scrollId: page.scrollId });
    yield page;
  }
}

export interface SearchHit {
  readonly urn: string;
  readonly type: string;
  /** Fields that match the query. */
  readonly matched: readonly { readonly name: string; readonly value: string }[];
}

export interface Facet {
  readonly name: string;
  readonly displayName: string;
  readonly aggregations: Readonly<Record<string, number>>;
}

export interface SearchPage {
  /** Number of all hits. */
  readonly total: number;
  readonly hits: readonly SearchHit[];
  readonly facets: readonly Facet[];
  /** Absent on the last page. */
  readonly scrollId?: string;
}

export interface SearchQuery {
  readonly input: string;
  /** Entity type; absent: all searchable types. */
  readonly entity?: string | undefined;
  readonly filter?: Filter | undefined;
  readonly sort?: readonly Sort[] | undefined;
  readonly includeSoftDeleted?: boolean;
  /** Facets. Absent: the usual ones; empty: none, which is faster. */
  readonly facets?: readonly string[] | undefined;
}

interface Criterion {
  readonly field: string;
  readonly values: readonly string[];
  readonly condition: string;
  readonly negated: boolean;
}

export interface Filter {
  readonly or: readonly { readonly and: readonly Criterion[] }[];
}

interface Sort {
  readonly field: string;
  readonly order: 'ASCENDING' | 'DESCENDING';
}

/** Conditions by their operator on the command line. */
const CONDITIONS: Readonly<Record<string, string>> = {
  '=': 'EQUAL',
  '!=': 'EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL_TO',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL_TO',
  '~': 'CONTAIN',
};
/** Longer operators first, because `>=` begins with `>`. */
const FORM = /^\s*([\w.]+)\s*(!=|>=|<=|~|=|>|<)(.*)$/su;

/**
 * Reads a filter. All must match, but several `=` of one field are alternatives: `tags=a tags=b env=PROD` means (a or b) and PROD.
 * @throws UsageError
 */
export function readFilter(texts: readonly string[]): Filter | undefined {
  if (texts.length === 0) return undefined;
  const and: Criterion[] = [];
  for (const criterion of texts.map(readCriterion)) {
    const same = and.findIndex((other) => isAlternative(criterion, other));
    const other = and[same];
    if (other === undefined) and.push(criterion);
    else and[same] = { ...other, values: [...other.values, ...criterion.values] };
  }
  return { or: [{ and }] };
}

/** Several `!=` of one field exclude all of the values, which is one negated criterion. */
function isAlternative(one: Criterion, other: Criterion): boolean {
  const bothEqual = one.condition === 'EQUAL' && other.condition === 'EQUAL';
  return bothEqual && one.field === other.field && one.negated === other.negated;
}

function readCriterion(text: string): Criterion {
  const [, field = '', sign = '', value = ''] = FORM.exec(text) ?? [];
  const condition = CONDITIONS[sign];
  if (condition === undefined) {
    throw new UsageError(`--filter "${text}": write field=value, or one of != >= <= > < ~ (contains) for =`);
  }
  const negated = sign === '!=';
  if (value === '*') return { field, values: [], condition: 'EXISTS', negated };
  return { field, values: [value], condition, negated };
}

/** `field`, `field:asc` or `field:desc`. @throws UsageError */
export function readSort(text: string): Sort {
  const [, field = '', order = 'asc'] = /^([\w.]+)(?::(asc|desc))?$/u.exec(text) ?? [];
  if (field === '') throw new UsageError(`--sort "${text}": write field, field:asc or field:desc`);
  return { field, order: order === 'asc' ? 'ASCENDING' : 'DESCENDING' };
}

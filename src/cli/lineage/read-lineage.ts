/** Reads all entities upstream or downstream, with a path to each. */
import type { CatalogApi } from '../http/catalog-api.js';
import { typeOf } from '../http/entities.js';
import type { LineageHit, LineageQuery, LineageReport } from './types.js';

const QUERY = `query lineage($input: SearchAcrossLineageInput!) {
  searchAcrossLineage(input: $input) {
    total
    cuts { bound limit }
    searchResults { degree entity { urn } paths { path { ... on Entity { urn } } } }
  }
}`;

const PAGE_SIZE = 500;

interface Page {
  readonly total: number;
  readonly cuts: readonly { readonly bound: string; readonly limit: number }[];
  readonly searchResults: readonly Result[];
}

interface Result {
  readonly degree: number;
  readonly entity: { readonly urn: string };
  readonly paths: readonly { readonly path: readonly { readonly urn: string }[] }[];
}

/** The lineage of a column is shown as columns, not as their tables. */
const AS_COLUMNS = { groupingSpec: { groupingCriteria: [] } };

/** A tree needs one path to each entity, so further paths are not reported. */
const HARMLESS = 'paths';

export async function readLineage(api: CatalogApi, query: LineageQuery): Promise<LineageReport> {
  const { urn, direction, limit } = query;
  const entities: LineageHit[] = [];
  const bounds = new Map<string, string>();
  let page: Page;
  do {
    const count = Math.min(PAGE_SIZE, limit - entities.length);
    page = await readPage(api, query, { start: entities.length, count });
    entities.push(...page.searchResults.map((result) => readHit(result, urn)));
    for (const { bound, limit: size } of page.cuts) {
      if (bound !== HARMLESS) bounds.set(bound, `the catalog's bound of ${size} ${bound}`);
    }
  } while (page.searchResults.length > 0 && entities.length < Math.min(limit, page.total));
  const cuts = [...bounds.values()];
  if (page.total > entities.length) cuts.push(`--limit ${limit}, of ${page.total}`);
  return { urn, direction, total: page.total, entities, cuts };
}

async function readPage(
  api: CatalogApi,
  { urn, direction, depth }: LineageQuery,
  { start, count }: { start: number; count: number },
): Promise<Page> {
  const input = {
    urn,
    direction,
    start,
    count,
    searchFlags: AS_COLUMNS,
    ...(depth !== undefined && { maxHops: depth }),
  };
  const data = (await api.graphql(QUERY, { input })) as { searchAcrossLineage: Page };
  return data.searchAcrossLineage;
}

function readHit({ degree, entity, paths }: Result, start: string): LineageHit {
  // The tree does not show the query between two entities.
  const before = paths[0]?.path.slice(0, -1).filter((step) => typeOf(step.urn) !== 'query');
  const via = before?.at(-1)?.urn ?? start;
  return { urn: entity.urn, type: typeOf(entity.urn), degree, via };
}

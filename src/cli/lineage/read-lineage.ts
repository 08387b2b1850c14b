/** Reads all entities upstream or downstream, with a path to each. */
import type { CatalogApi } from '../http/catalog-api.js';
import { typeOf } from '../http/entities.js';
import type { LineageHit, LineageQuery, LineageReport } from './types.js';

const QUERY = `query lineage($input: ScrollAcrossLineageInput!) {
  scrollAcrossLineage(input: $input) {
    nextScrollId
    total
    cuts { bound limit }
    searchResults { degree entity { urn } paths { path { ... on Entity { urn } } } }
  }
}`;

const PAGE_SIZE = 500;

interface Page {
  readonly nextScrollId: string | null;
  readonly total: number;
  readonly cuts: readonly { readonly bound: string; readonly limit: number }[];
  readonly searchResults: readonly Result[];
}

interface Result {
  readonly degree: number;
  readonly entity: { readonly urn: string };
  readonly paths: readonly { readonly path: readonly { readonly urn: string }[] }[];
}

/** A tree needs one path to each entity, so further paths are not reported. */
const HARMLESS = 'paths';

export async function readLineage(api: CatalogApi, query: LineageQuery): Promise<LineageReport> {
  const { urn, direction, limit } = query;
  const entities: LineageHit[] = [];
  const bounds = new Map<string, string>();
  let page: Page | undefined;
  do {
    const count = Math.min(PAGE_SIZE, limit - entities.length);
    page = await readPage(api, query, { count, scrollId: page?.nextScrollId });
    entities.push(...page.searchResults.map((result) => readHit(result, urn)));
    for (const { bound, limit: size } of page.cuts) {
      if (bound !== HARMLESS) bounds.set(bound, `the catalog's bound of ${size} ${bound}`);
    }
  } while (page.nextScrollId !== null && entities.length < limit);
  const cuts = [...bounds.values()];
  if (page.total > entities.length) cuts.push(`--limit ${limit}, of ${page.total}`);
  return { urn, direction, total: page.total, entities, cuts };
}

async function readPage(
  api: CatalogApi,
  { urn, direction, depth }: LineageQuery,
  { count, scrollId }: { count: number; scrollId: string | null | undefined },
): Promise<Page> {
  const input = {
    urn,
    direction,
    count,
    ...(typeof scrollId === 'string' && { scrollId }),
    ...(depth !== undefined && { orFilters: [{ and: [{ field: 'degree', values: degreesTo(depth) }] }] }),
  };
  const data = (await api.graphql(QUERY, { input })) as { scrollAcrossLineage: Page };
  return data.scrollAcrossLineage;
}

function degreesTo(depth: number): string[] {
  return Array.from({ length: depth }, (_, index) => String(index + 1));
}

function readHit({ degree, entity, paths }: Result, start: string): LineageHit {
  const via = paths[0]?.path.at(-2)?.urn ?? start;
  return { urn: entity.urn, type: typeOf(entity.urn), degree, via };
}

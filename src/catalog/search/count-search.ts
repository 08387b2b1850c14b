/** Counts all hits of a search, in total and by facet. */
import { limitExceeded } from '../../core/errors.js';
import { NESTING, type SearchField } from '../../model/search/search-fields.js';
import { FACET_FIELDS, FACET_PARAMETERS } from '../../model/search/search-terms.js';
import type { MetadataModel } from '../../model/types.js';
import { readMarks } from '../../neo4j/search-index/write-marks.js';
import type { CountRow } from '../census/count-cache.js';
import { MAX_RANKED_VALUES } from '../census/facet-ranking.js';
import type { Facet } from './types.js';
import { filterParameters } from './compile-filter.js';
import { composeStatement } from './compose-statement.js';
import { unscored } from './lucene.js';
import { getNestedFields, nestedValues, searchSchemaOf } from './search-schema.js';
import type { SearchPlan } from './plan-search.js';
import type { SearchDeps } from './search-deps.js';

/** Number of values listed per facet by default; the counts are exact. */
export const DEFAULT_FACET_VALUES = 100;
export const MAX_FACET_VALUES = MAX_RANKED_VALUES;

export function listedValues(requested: number | undefined): number {
  return Math.min(requested ?? DEFAULT_FACET_VALUES, MAX_FACET_VALUES);
}

export interface Counts {
  readonly total: number;
  readonly facets: readonly Facet[];
}

/**
 * Answers a search for everything from the census. For others, runs one statement for the default facets, which are packed into one property
 * of each node, and one for other facets, which are counted by the properties of their fields.
 * @param requested names of the facets to count, undefined for the default ones, and the number of values to list of each
 * @throws INVALID_FILTER for a facet that is not a search field
 */
export async function countSearch(
  deps: SearchDeps,
  plan: SearchPlan,
  requested: { readonly names?: readonly string[] | undefined; readonly values?: number | undefined },
): Promise<Counts> {
  const facets = facetFields(deps.model, requested.names);
  const others = facets.filter((facet) => !areDefaultFacets([facet]));
  const defaults = facets.filter((facet) => areDefaultFacets([facet])).map(({ key }) => key);
  const most = listedValues(requested.values);
  const known = plan.isEverything
    ? ((await deps.counts?.census?.facets(plan.types, { names: defaults, most })) ?? [])
    : [];
  const statements: CountStatement[] = [
    ...(facets.length === 0 && known.length === 0 ? (['search/count-hits'] as const) : []),
    ...(facets.length > others.length && known.length === 0 ? (['search/count-facets'] as const) : []),
    ...(others.length > 0 ? (['search/count-fields'] as const) : []),
  ];
  const { conditions } = plan.filter;
  const query = unscored(plan.lucene);
  const count = (name: CountStatement): Promise<readonly CountRow[]> => {
    const nested = addNested(others, 'node');
    const text = composeStatement(deps.load(name), { conditions, nested });
    const run = (): Promise<readonly CountRow[]> =>
      deps.database.read(text, {
        query,
        ...filterParameters(plan.filter),
        ...{ fields: others.map(toColumns), ...FACET_PARAMETERS, most },
      });
    // Other facets and conditions also read properties that change without the index.
    if (name === 'search/count-fields' || conditions.length > 0) return run();
    return keepCounts(deps, JSON.stringify([name, query, most]), run);
  };
  const counted = (await Promise.all(statements.map(count))).flat();
  const rows = [...counted, ...known];
  return { total: findFacet(rows, '_entityType')?.total ?? 0, facets: presentFacets(facets, rows) };
}

type CountStatement = 'search/count-hits' | 'search/count-facets' | 'search/count-fields';

function keepCounts(
  { counts, database, load }: SearchDeps,
  key: string,
  count: () => Promise<readonly CountRow[]>,
): Promise<readonly CountRow[]> {
  if (counts === undefined) return count();
  return counts.cache({ key, count, readMarks: () => readMarks(database.read, load) });
}

function findFacet(rows: readonly CountRow[], name: string): CountRow | undefined {
  return rows.findLast((row) => row.name === name);
}

/** @param rows of one search; a facet without a row has no values */
export function presentFacets(facets: readonly RequestedFacet[], rows: readonly CountRow[]): Facet[] {
  return facets.map(({ name, displayName, key }) => {
    const { values = [], distinct = 0 } = findFacet(rows, key) ?? {};
    const aggregations = values.map(([value, count]) => ({ value, count }));
    return { name, displayName, aggregations, valueCount: distinct };
  });
}

export interface RequestedFacet {
  /** The name that the caller uses. */
  readonly name: string;
  readonly displayName: string;
  /** Name of the field, or the joined names of two nested fields, whatever aliases the caller uses. */
  readonly key: string;
  readonly property: string;
  /** Property of the inner field, if the facet joins two. */
  readonly inner?: string | undefined;
}

/** Maximum number of facets, because each counts the values of all hits. */
const MAX_FACETS = 50;

/** @throws INVALID_FILTER for an unknown field, LIMIT_EXCEEDED */
export function facetFields(model: MetadataModel, names: readonly string[] | undefined): RequestedFacet[] {
  const schema = searchSchemaOf(model);
  const requested = names ?? FACET_FIELDS.filter((name) => schema.fields.byName.has(name));
  if (requested.length > MAX_FACETS)
    throw limitExceeded(
      '/facets',
      `At most ${MAX_FACETS} facets, not ${requested.length}`,
      `at most ${MAX_FACETS} facets`,
    );
  return requested.flatMap((name, index) => {
    const { outer, inner } = getNestedFields(name, schema, `/facets/${index}`);
    const [field, nested] = [outer[0], inner?.[0]];
    if (field === undefined) return [];
    const fields = nested === undefined ? [field] : [field, nested];
    return {
      name,
      displayName: fields.map(displayName).join(NESTING),
      key: fields.map((each) => each.name).join(NESTING),
      property: field.property,
      inner: nested?.property,
    };
  });
}

/** Returns Cypher that adds the values of nested fields to those of an item `field` of the parameter `fields`; empty if no facet is nested. */
export function addNested(facets: readonly RequestedFacet[], node: string): string {
  if (facets.every(({ inner }) => inner === undefined)) return '';
  const pairs = nestedValues(`${node}[field[1]]`, `${node}[field[2]]`);
  return `+ CASE WHEN field[2] IS NULL THEN [] ELSE ${pairs} END`;
}

/** Returns an item of the parameter `fields` of statements. */
export function toColumns({ key, property, inner }: RequestedFacet): [string, string, string | null] {
  return [key, property, inner ?? null];
}

/** Tells whether all of them are packed into the nodes' property `facets`. */
export function areDefaultFacets(facets: readonly RequestedFacet[]): boolean {
  return facets.every(({ key }) => FACET_FIELDS.some((name) => name === key));
}

/** Returns the display name from the model, else the field's name in words: `hasOwners` becomes `Has Owners`. */
function displayName({ name, displayName }: SearchField): string {
  if (displayName !== undefined) return displayName;
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

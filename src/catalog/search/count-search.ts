/** Counts all hits of a search, in total and by facet. */
import { CatalogError } from '../../core/errors.js';
import { NESTING, type SearchField } from '../../model/search/search-fields.js';
import { FACET_FIELDS } from '../../model/search/search-terms.js';
import type { MetadataModel } from '../../model/types.js';
import { readMarks } from '../../neo4j/search-index/write-marks.js';
import { compareTexts } from '../../core/compare.js';
import { MAX_RANKED_VALUES } from '../census/facet-ranking.js';
import type { Facet } from './types.js';
import { composeStatement } from './compose-statement.js';
import { unscored } from './lucene.js';
import { getNestedFields, nestedValues, searchSchemaOf } from './search-schema.js';
import type { SearchPlan } from './plan-search.js';
import type { SearchDeps } from './search-deps.js';
import type { TypeSelection } from './searchable-types.js';

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
  const known = plan.isEverything ? await countByCensus(deps, plan.types, { names: defaults, most }) : [];
  const statements = [
    ...(facets.length === 0 && known.length === 0 ? ['search/count-hits'] : []),
    ...(facets.length > others.length && known.length === 0 ? ['search/count-facets'] : []),
    ...(others.length > 0 ? ['search/count-fields'] : []),
  ];
  const parameters = {
    query: unscored(plan.lucene),
    filter: plan.filter.parameters,
    fields: others.map(toColumns),
    facets: FACET_FIELDS,
    most,
  };
  const count = (name: string): Promise<readonly Record<string, unknown>[]> => {
    const { conditions } = plan.filter;
    const text = composeStatement(deps.loadStatement(name), {
      conditions,
      nested: addNested(others, 'node'),
    });
    const run = () => deps.runRead(text, parameters);
    // Other facets and conditions also read properties that change without the index.
    if (name === 'search/count-fields' || conditions.length > 0) return run();
    return cacheCounts(deps, { key: JSON.stringify([name, parameters.query, parameters.most]), run });
  };
  const counted = (await Promise.all(statements.map(count))).flat() as unknown as CountRow[];
  return toCounts(facets, [...counted, ...known]);
}

interface Counting {
  readonly key: string;
  readonly run: () => Promise<Record<string, unknown>[]>;
}

function cacheCounts({ countCache, runRead, loadStatement }: SearchDeps, { key, run }: Counting) {
  if (countCache === undefined) return run();
  return countCache({ key, count: run, readMarks: () => readMarks(runRead, loadStatement) });
}

function toCounts(facets: readonly RequestedFacet[], rows: readonly CountRow[]): Counts {
  const found = new Map(rows.map((row) => [row.name, row]));
  return {
    total: found.get('_entityType')?.total ?? 0,
    facets: facets.map((facet) => {
      const { values, distinct } = found.get(facet.key) ?? {};
      return presentFacet(facet, values, distinct);
    }),
  };
}

export function presentFacet(
  { name, displayName }: Pick<Facet, 'name' | 'displayName'>,
  values: CountRow['values'] = [],
  valueCount = 0,
): Facet {
  const aggregations = values.map(([value, count]) => ({ value, count }));
  return { name, displayName, aggregations, valueCount };
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
    throw new CatalogError('LIMIT_EXCEEDED', `At most ${MAX_FACETS} facets, not ${requested.length}`, {
      path: '/facets',
      rule: `at most ${MAX_FACETS} facets`,
    });
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

/** The counts of one facet. */
interface CountRow {
  readonly name: string;
  readonly total: number;
  readonly distinct: number;
  readonly values: readonly (readonly [value: string, count: number])[];
}

/**
 * Returns what `search/count-facets` would return for all entities of the types that are not soft-deleted, including facets without
 * values; an empty list if there is no census.
 * @param names of the facets to list; @param most number of values to list of each
 */
async function countByCensus(
  { census: followed }: SearchDeps,
  types: TypeSelection,
  { names, most }: { readonly names: readonly string[]; readonly most: number },
): Promise<CountRow[]> {
  const census = await followed?.current(types);
  if (followed === undefined || census === undefined) return [];
  const total = { name: '_entityType', total: census.total(types), distinct: 0, values: [] };
  if (names.length === 0) return [total];
  const facets = [...census.facets(types)].filter(([name]) => names.includes(name) || name === total.name);
  const listed = facets.map(([name, { total: sum, distinct, best }]) => ({
    ...{ name, distinct, values: best.slice(0, most) },
    total: name === total.name ? total.total : sum,
  }));
  const texts = await followed.facetTexts(listed.flatMap(({ values }) => values.map(([id]) => id)));
  return listed.map((facet) => ({
    ...facet,
    values: facet.values
      .flatMap(([id, count]): [string, number][] => {
        const text = texts.get(id);
        return text === undefined ? [] : [[text, count]];
      })
      .sort(([left, count], [right, other]) => other - count || compareTexts(left, right)),
  }));
}

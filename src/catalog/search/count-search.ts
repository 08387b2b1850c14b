/** Counts all hits of a search, in total and by facet. */
import { CatalogError } from '../../core/errors.js';
import { NESTING, searchFieldsOf, type SearchField } from '../../model/search/search-fields.js';
import { FACET_FIELDS } from '../../model/search/search-terms.js';
import type { MetadataModel } from '../../model/types.js';
import { readMarks } from '../../neo4j/search-index/write-marks.js';
import type { Facet } from './types.js';
import { MOST_VALUES } from '../census/facet-ranking.js';
import { countByCensus, type CountRow } from './count-by-census.js';
import { composeStatement } from './compose-statement.js';
import { unscored } from './lucene.js';
import { getNestedFields, nestedValues } from './named-fields.js';
import type { SearchPlan } from './plan-search.js';
import type { SearchDeps } from './search-deps.js';

/** Number of values listed per facet by default; the counts are exact. */
export const USUAL_FACET_VALUES = 100;
export const MAX_FACET_VALUES = MOST_VALUES;

export function listedValues(requested: number | undefined): number {
  return Math.min(requested ?? USUAL_FACET_VALUES, MAX_FACET_VALUES);
}

export interface Counts {
  readonly total: number;
  readonly facets: readonly Facet[];
}

/**
 * Answers a search for everything from the census. For others, runs one statement for the default facets, which are packed into one property
 * of each node, and one for other facets, which are counted by the properties of their fields.
 * @param requested names of the facets to count, undefined for the usual ones, and the number of values to list of each
 * @throws INVALID_FILTER for a facet that is not a search field
 */
export async function countSearch(
  deps: SearchDeps,
  plan: SearchPlan,
  requested: { readonly names?: readonly string[] | undefined; readonly values?: number | undefined },
): Promise<Counts> {
  const facets = facetFields(deps.model, requested.names);
  const others = facets.filter((facet) => !isUsual([facet]));
  const usual = facets.filter((facet) => isUsual([facet])).map(({ key }) => key);
  const most = listedValues(requested.values);
  const known = plan.isEverything ? await countByCensus(deps, plan.types, { names: usual, most }) : [];
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
    return keep(deps, { key: JSON.stringify([name, parameters.query, parameters.most]), run });
  };
  const counted = (await Promise.all(statements.map(count))).flat() as unknown as CountRow[];
  return toCounts(facets, [...counted, ...known]);
}

interface Counting {
  readonly key: string;
  readonly run: () => Promise<Record<string, unknown>[]>;
}

function keep({ keptCounts, runRead, loadStatement }: SearchDeps, { key, run }: Counting) {
  if (keptCounts === undefined) return run();
  return keptCounts({ key, count: run, readMarks: () => readMarks(runRead, loadStatement) });
}

function toCounts(facets: readonly RequestedFacet[], rows: readonly CountRow[]): Counts {
  const found = new Map(rows.map((row) => [row.name, row]));
  return {
    total: found.get('_entityType')?.total ?? 0,
    facets: facets.map(({ name, displayName, key }) => {
      const { values = [], distinct = 0 } = found.get(key) ?? {};
      return {
        name,
        displayName,
        aggregations: values.map(([value, count]) => ({ value, count })),
        valueCount: distinct,
      };
    }),
  };
}

export interface RequestedFacet {
  /** The name that the caller uses. */
  readonly name: string;
  readonly displayName: string;
  /** Name of the field, or the joined names of two nested fields, whatever aliases the caller uses. */
  readonly key: string;
  readonly property: string;
  /** Property of the inner field, if the facet joins two. */
  readonly inner?: string;
}

/** Maximum number of facets, because each counts the values of all hits. */
const MAX_FACETS = 50;

/** @throws INVALID_FILTER for an unknown field, LIMIT_EXCEEDED */
export function facetFields(model: MetadataModel, names: readonly string[] | undefined): RequestedFacet[] {
  const schema = { model, fields: searchFieldsOf(model) };
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
      ...(nested && { inner: nested.property }),
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
export function isUsual(facets: readonly RequestedFacet[]): boolean {
  return facets.every(({ key }) => FACET_FIELDS.some((usual) => usual === key));
}

/** Returns the display name from the model, else the field's name in words: `hasOwners` becomes `Has Owners`. */
function displayName({ name, displayName }: SearchField): string {
  if (displayName !== undefined) return displayName;
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Facets of a lineage search: those of search, and the degree. */
import type { MetadataModel } from '../../model/types.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import {
  addNested,
  facetFields,
  areDefaultFacets,
  toColumns,
  DEFAULT_FACET_VALUES,
  type RequestedFacet,
} from '../search/count-search.js';
import type { Facet } from '../search/types.js';
import { DEGREE, DEGREE_VALUES } from './lineage-filter.js';

/** The counts of the statement, unsorted. */
type CountedFacets = Pick<StatementRows['lineage/search-lineage'], 'facets' | 'degrees'>;

export interface LineageFacets {
  /** Cypher for the list of `name=value` texts of a hit. */
  readonly expression: string;
  /** Value of the parameter `fields`. */
  readonly fields: readonly (readonly [name: string, property: string, inner: string | null])[];
  present(counted: CountedFacets): Facet[];
}

export const NO_FACETS: LineageFacets = { expression: '', fields: [], present: () => [] };

/**
 * Uses one property of each node that contains the usual facets, or the properties of the fields if other facets are requested.
 * @param names facets to count; undefined: the degree and the usual ones.
 * @throws INVALID_FILTER for a facet that is not a search field
 */
export function planFacets(model: MetadataModel, names: readonly string[] | undefined): LineageFacets {
  const requested = facetFields(
    model,
    names?.map((name) => (name === DEGREE ? DEGREE_PLACEHOLDER : name)),
  );
  const facets =
    names === undefined
      ? [undefined, ...requested]
      : requested.map((facet, index) => (names[index] === DEGREE ? undefined : facet));
  const counted = facets.filter((facet) => facet !== undefined);
  return {
    expression: expressionFor(counted),
    fields: counted.map(toColumns),
    present: ({ facets: counts, degrees }) => {
      const values = valuesByField(counts);
      return facets.map((facet) =>
        facet === undefined ? degreeFacet(degrees) : fieldFacet(facet, values.get(facet.key) ?? []),
      );
    },
  };
}

/** Stands in for the degree in the list of search fields, to keep its position. */
const DEGREE_PLACEHOLDER = 'urn';

function expressionFor(facets: readonly RequestedFacet[]): string {
  if (facets.length === 0) return '';
  if (areDefaultFacets(facets)) return '+ hit[0].facetIds';
  const values = `coalesce([] + hit[0][field[1]] ${addNested(facets, 'hit[0]')}, [])`;
  return `+ reduce(all = [], field IN $fields | all + [value IN ${values} | field[0] + '=' + toString(value)])`;
}

interface CountedValue {
  readonly value: string;
  readonly count: number;
}

function valuesByField(counts: CountedFacets['facets']): Map<string, CountedValue[]> {
  const values = new Map<string, CountedValue[]>();
  for (const [text, count] of counts) {
    const end = text.indexOf('=');
    const name = text.slice(0, end);
    const valuesOfField = values.get(name) ?? [];
    if (valuesOfField.length === 0) values.set(name, valuesOfField);
    valuesOfField.push({ value: text.slice(end + 1), count });
  }
  return values;
}

/** Sorts values by count, highest first, then by value. */
function fieldFacet({ name, displayName }: RequestedFacet, values: readonly CountedValue[]): Facet {
  const sorted = [...values].sort(
    (left, right) => right.count - left.count || (left.value < right.value ? -1 : 1),
  );
  const aggregations = sorted.slice(0, DEFAULT_FACET_VALUES);
  return { name, displayName, aggregations, valueCount: sorted.length };
}

/** Clients expect the values one hop, two hops, and three or more, in this order, whether or not any end has them. */
function degreeFacet(degrees: CountedFacets['degrees']): Facet {
  const counts = new Map<string, number>(DEGREE_VALUES.map((value) => [value, 0]));
  for (const [degree, ends] of degrees) {
    const value = degree < 3 ? String(degree) : '3+';
    counts.set(value, (counts.get(value) ?? 0) + ends);
  }
  return {
    name: DEGREE,
    displayName: 'Degree',
    aggregations: [...counts].map(([value, count]) => ({ value, count })),
    valueCount: counts.size,
  };
}

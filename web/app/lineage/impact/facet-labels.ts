/** Labels of the filters of the impact analysis: the same words as on the search page. */
import { FACET_FIELDS, labelOfField } from '../../pages/search/facets/facet-fields.js';
import { labelOfValue } from '../../pages/search/facets/facet-values.js';
import { typeOfEnum } from '../../types/entity-types.js';
import { hopsWord } from './group-rows.js';

const DEGREE = 'degree';
const TYPE = '_entityType';

/** E.g. `Owner`, `Hops`. */
export function impactFacetLabel(field: string): string {
  return field === DEGREE ? 'Hops' : labelOfField(field);
}

/** E.g. `Charts`, `2 hops away`. */
export function impactValueLabel(field: string, value: string): string {
  if (field === DEGREE) return value === '1' ? hopsWord(1) : `${value} hops away`;
  return labelOfValue(field, field === TYPE ? typeOfEnum(value) : value, NO_NAMES);
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** Sorts facets as on the search page; the hops come first, and unknown facets last. */
export function inSearchOrder<Facet extends { readonly field: string }>(facets: readonly Facet[]): Facet[] {
  const order = [DEGREE, ...FACET_FIELDS.map(({ field }) => field)];
  const rank = ({ field }: Facet) => (order.includes(field) ? order.indexOf(field) : order.length);
  return [...facets].sort((one, other) => rank(one) - rank(other));
}

/** Turns the filters of a search into the definition of a view and back, and describes the definition. Pure. */
import { enumOfType, typeOfEnum, describeEntityType } from '../../../types/entity-types.js';
import { listed } from '../../../parts/texts.js';
import { nameOfUrn } from '../../../types/urn.js';
import { TYPE_FIELD, type FieldFilter } from '../state/search-state.js';
import { criterionOf } from '../state/search-variables.js';
import { labelOfField } from '../facets/facet-fields.js';
import type { CreateViewInput, ViewFactsFragment } from './views.graphql.js';

export type DefinitionInput = CreateViewInput['definition'];
export type Definition = ViewFactsFragment['definition'];

type EntityType = Definition['entityTypes'][number];

/** Chosen types become the types of the view, all other filters its conditions. All of them must hold. */
export function definitionOf(filters: readonly FieldFilter[]): DefinitionInput {
  const isTypes = ({ field, isExcluded }: FieldFilter) => field === TYPE_FIELD && !isExcluded;
  const types = filters.filter(isTypes).flatMap(({ values }) => values);
  return {
    entityTypes: types.map((type) => enumOfType(type) as EntityType),
    filter: { operator: 'AND', filters: filters.filter((filter) => !isTypes(filter)).map(criterionOf) },
  };
}

/** Conditions that the filters of a search page have. */
const CHOICES: readonly (string | null)[] = ['EQUAL', 'DESCENDANTS_INCL', null];

/**
 * Returns the filters that show a definition on a search page; undefined if the page cannot show it, because it has alternatives, other
 * conditions, or none at all although the stored filter has some.
 */
export function filtersOf({ entityTypes, filter }: Definition): FieldFilter[] | undefined {
  const { operator, filters } = filter;
  if (operator === 'OR' && filters.length > 1) return undefined;
  if (filters.length === 0 && entityTypes.length === 0) return undefined;
  if (filters.some(({ condition, values }) => !CHOICES.includes(condition) || values.length === 0))
    return undefined;
  const keys = filters.map(({ field, negated }) => `${field} ${String(negated === true)}`);
  if (new Set(keys).size < keys.length) return undefined;
  const types = entityTypes.map((type) => typeOfEnum(type));
  return [
    ...(types.length > 0 ? [{ field: TYPE_FIELD, values: types, isExcluded: false }] : []),
    ...filters.map(({ field, values, negated }) => ({ field, values, isExcluded: negated === true })),
  ];
}

/** E.g. `Kind: Dataset or Chart; not Tag: pii`. */
export function viewWords({ entityTypes, filter }: Definition): string {
  const kinds = entityTypes.map((type) => describeEntityType(typeOfEnum(type)).label);
  const conditions = filter.filters.map(conditionWords).join(filter.operator === 'OR' ? ' or ' : '; ');
  const parts = [kinds.length === 0 ? '' : `Kind: ${listed(kinds, 'or')}`, conditions];
  const words = parts.filter((part) => part !== '').join('; ');
  return words === '' ? 'Everything, or conditions that cannot be shown here' : words;
}

type Condition = Definition['filter']['filters'][number];

const CONDITIONS: Readonly<Record<string, string>> = { EQUAL: ':', DESCENDANTS_INCL: ':', EXISTS: ' exists' };

function conditionWords({ field, condition, values, negated }: Condition): string {
  const word = CONDITIONS[condition ?? 'EQUAL'] ?? ` ${(condition ?? '').toLowerCase().replaceAll('_', ' ')}`;
  const names = values.map((value) => (value.startsWith('urn:li:') ? nameOfUrn(value) : value));
  return `${negated === true ? 'not ' : ''}${labelOfField(field)}${word} ${listed(names, 'or')}`.trim();
}

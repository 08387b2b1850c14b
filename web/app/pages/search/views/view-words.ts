/** The conditions of a view in words. Pure. */
import { describeEntityType, typeOfEnum } from '../../../types/entity-types.js';
import { nameOfUrn } from '../../../types/urn.js';
import { listed } from '../../../types/words.js';
import { labelOfField } from '../facets/facet-fields.js';
import type { Definition } from './view-definition.js';

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

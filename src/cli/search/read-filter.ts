/** Parses filters and sort orders of the command line. */
import { UsageError } from '../exit-code.js';
import type { Criterion, Filter, Sort } from './types.js';

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
 * All must match, but several `=` of one field are alternatives: `tags=a tags=b env=PROD` means (a or b) and PROD.
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

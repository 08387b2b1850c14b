/** Returns a text member; the empty text if it is missing. */
import { memberAt } from '../mapping/record.js';

export function textIn(value: unknown, member: string): string {
  const text = memberAt(value, [member]);
  return typeof text === 'string' ? text : '';
}

/** Maps, which GraphQL has as lists of entries. */
import type { StringMapEntryInput } from '../generated/schema-types.js';

/** The last entry of a key counts; entries without a value are left out. */
export function toStringMap(entries: readonly StringMapEntryInput[]): Record<string, string> {
  const given = entries.flatMap(({ key, value }) =>
    typeof value === 'string' ? [[key, value] as const] : [],
  );
  return Object.fromEntries(given);
}

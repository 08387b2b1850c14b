/** Maps of texts, which clients send as lists of entries. */

export interface StringMapEntry {
  readonly key: string;
  readonly value?: string | null | undefined;
}

/** The last entry of a key counts. Entries without a value are left out. */
export function toStringMap(entries: readonly StringMapEntry[]): Record<string, string> {
  const given = entries.flatMap(({ key, value }) =>
    typeof value === 'string' ? [[key, value] as const] : [],
  );
  return Object.fromEntries(given);
}

/** Which fields of an answer have a value, and which texts. */

export interface Shown {
  /** `Type.field` → whether some record of the answer has a value there. */
  readonly filled: Map<string, boolean>;
  /** `Type.field` → its texts. */
  readonly texts: Map<string, Set<string>>;
}

export function emptyShown(): Shown {
  return { filled: new Map(), texts: new Map() };
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Notes the fields of a record and of the records in it. Entities within it are others, so their fields do not count.
 * @param isEntity tells whether a type is one of entities
 */
export function noteRecord(record: Row, isEntity: (type: string) => boolean, shown: Shown): void {
  const type = String(record['__typename']);
  for (const [response, value] of Object.entries(record)) {
    if (response === '__typename') continue;
    // The selector gives fields an alias where two types have different shapes.
    const name = response.startsWith(`${type}_`) ? response.slice(type.length + 1) : response;
    const field = `${type}.${name}`;
    shown.filled.set(field, (shown.filled.get(field) ?? false) || hasValue(value));
    noteValue(value, { field, isEntity, shown });
  }
}

interface Noting {
  readonly field: string;
  readonly isEntity: (type: string) => boolean;
  readonly shown: Shown;
}

function noteValue(value: unknown, noting: Noting): void {
  const { field, isEntity, shown } = noting;
  if (Array.isArray(value)) for (const item of value as unknown[]) noteValue(item, noting);
  else if (typeof value === 'string')
    shown.texts.set(field, (shown.texts.get(field) ?? new Set()).add(value));
  else if (isRow(value) && !isEntity(String(value['__typename']))) noteRecord(value, isEntity, shown);
}

function hasValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

/** Parses the paths of schema fields: plain paths such as `a.b`, and version 2, which contains types (see `SchemaField.fieldPath`). */

/** One name in a path. */
export interface PathStep {
  readonly name: string;
  /** Member of a union that the step goes through, e.g. `Card`. */
  readonly member: string | undefined;
  /** Number of arrays that wrap the field. */
  readonly arrays: number;
}

export interface FieldPath {
  /** True if the field belongs to the key of a message. */
  readonly isKey: boolean;
  readonly steps: readonly PathStep[];
}

/** Parses a path. E.g. `[version=2.0].[type=Order].[type=array].[type=Line].lines` has one step: `lines` in one array. */
export function parseFieldPath(path: string): FieldPath {
  if (!/^\[(version|key|type)=/i.test(path)) {
    return { isKey: false, steps: path.split('.').map((name) => ({ name, member: undefined, arrays: 0 })) };
  }
  const steps: PathStep[] = [];
  let types: string[] = [];
  let isKey = false;
  for (const part of splitAtDots(path)) {
    const [, word, value = ''] = /^\[(version|key|type)=(.*)\]$/is.exec(part) ?? [];
    if (word === undefined) {
      steps.push({ name: part, member: memberIn(types), arrays: types.filter(isArray).length });
      types = [];
    } else if (word.toLowerCase() === 'type') types.push(value);
    else if (word.toLowerCase() === 'key') isKey = value.toLowerCase() === 'true';
  }
  return { isKey, steps };
}

/** Returns the path for display, e.g. `customer.addresses[].zip`. */
export function fieldName(path: string): string {
  const { steps } = parseFieldPath(path);
  return steps.length === 0 ? path : steps.map(stepText).join('.');
}

/** Returns a step for display, e.g. `(Card) payment` or `lines[]`. */
export function stepText({ name, member, arrays }: PathStep): string {
  return `${member === undefined ? '' : `(${member}) `}${name}${'[]'.repeat(arrays)}`;
}

/** Returns a text that is equal for paths that differ only in types, so that a field keeps its identity when its type changes. */
export function fieldIdentity({ isKey, steps }: FieldPath): string {
  return JSON.stringify([isKey, ...steps.map(({ name, member }) => [name, member ?? ''])]);
}

function memberIn(types: readonly string[]): string | undefined {
  const union = types.findLastIndex((type) => type.toLowerCase() === 'union');
  return union < 0 ? undefined : types[union + 1];
}

function isArray(type: string): boolean {
  return type.toLowerCase() === 'array';
}

/** Splits a path at its dots. Dots inside brackets belong to the names of types. */
function splitAtDots(path: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < path.length; at += 1) {
    const letter = path[at];
    if (letter === '[') depth += 1;
    else if (letter === ']') depth = Math.max(0, depth - 1);
    else if (letter === '.' && depth === 0) {
      parts.push(path.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, path.slice(start)].filter((part) => part !== '');
}

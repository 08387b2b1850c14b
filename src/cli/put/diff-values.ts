/** Lists the differences between two JSON values. */
import { isLosslessNumber, stringifyKeepingDigits } from '../../core/json.js';
import { escapePointer } from '../../core/json-pointer.js';

export interface Difference {
  /** JSON pointer; empty: the whole value. */
  readonly path: string;
  /** Absent: the value did not exist. */
  readonly before?: unknown;
  /** Absent: the value was removed. */
  readonly after?: unknown;
}

/** `undefined` means a missing value. Items of lists are compared by position. */
export function diffValues(before: unknown, after: unknown, path = ''): Difference[] {
  if (before === undefined || after === undefined) {
    if (before === after) return [];
    return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
  }
  if (isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      diffValues(memberOf(before, name), memberOf(after, name), `${path}/${escapePointer(name)}`),
    );
  }
  return stringifyKeepingDigits(before) === stringifyKeepingDigits(after) ? [] : [{ path, before, after }];
}

type Branch = Readonly<Record<string, unknown>>;

function isBranch(value: unknown): value is Branch {
  return value !== null && typeof value === 'object' && !isLosslessNumber(value);
}

function memberOf(branch: Branch, name: string): unknown {
  return Object.hasOwn(branch, name) ? branch[name] : undefined;
}

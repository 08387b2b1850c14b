/** What calls about one entity do to its aspects and their versions if no two calls overlap. */
import { createHash } from 'node:crypto';
import type { SequentialModel } from './linearizable.js';

/** The part of an aspect's value that a history looks at, as JSON text. */
export type Value = string;

export type Change =
  | { readonly kind: 'put'; readonly aspect: string; readonly value: Value }
  /** Adds an item to a list that does not contain it, or removes it. */
  | { readonly kind: 'add' | 'remove'; readonly aspect: string; readonly item: string }
  | { readonly kind: 'delete'; readonly aspect: string };

/** The first change of a call is subject to its conditions. */
export interface Conditions {
  /** The version that the aspect must have; 0: it must not exist. */
  readonly ifVersion?: number;
  /** The value that it must have. */
  readonly ifValue?: Value;
  /** The entity must exist. */
  readonly ifEntity?: true;
}

export type WriteAnswer =
  | { readonly kind: 'done'; readonly version?: number | undefined }
  | { readonly kind: 'wrong-version'; readonly currentVersion?: number }
  | { readonly kind: 'wrong-value' }
  | { readonly kind: 'no-entity' }
  /** No response, or one that says that the outcome is not known. */
  | { readonly kind: 'unknown' };

/** A version of an aspect, as a read returned it. */
export interface SeenVersion {
  readonly version: number;
  readonly value: Value;
}

export type EntityCall =
  | {
      readonly kind: 'write';
      readonly changes: readonly Change[];
      readonly conditions: Conditions;
      readonly answer: WriteAnswer;
      /** The version that the first change created, if reads have shown it. */
      readonly created?: number;
    }
  | { readonly kind: 'delete-entity'; readonly answer: { readonly kind: 'done' | 'unknown' } }
  /** Reads the latest version. */
  | { readonly kind: 'read'; readonly aspect: string; readonly answer: SeenVersion | 'absent' }
  /** Reads all versions, newest first. */
  | { readonly kind: 'history'; readonly aspect: string; readonly answer: readonly SeenVersion[] };

/** A stored value, or a deletion, with what was stored before. */
interface Stored {
  /** The number of the last value. A deletion does not count. */
  readonly version: number;
  /** Absent after a deletion. */
  readonly value?: Value;
  readonly previous: Stored | undefined;
  /** Equal only for equal histories. */
  readonly key: string;
}

export interface EntityModelState {
  readonly exists: boolean;
  readonly aspects: ReadonlyMap<string, Stored>;
}

const NOTHING: EntityModelState = { exists: false, aspects: new Map() };

export const entityModel: SequentialModel<EntityModelState, EntityCall> = {
  initial: NOTHING,
  keyOf: ({ exists, aspects }) =>
    `${exists} ${[...aspects]
      .map(([name, { key }]) => `${name}:${key}`)
      .sort()
      .join(' ')}`,
  step: (state, call) => {
    switch (call.kind) {
      case 'delete-entity':
        return NOTHING;
      case 'read':
        return sameRead(latestOf(state, call.aspect), call.answer) ? state : undefined;
      case 'history':
        return sameHistory(state.aspects.get(call.aspect), call.answer) ? state : undefined;
      default:
        return stepWrite(state, call);
    }
  },
};

function stepWrite(
  state: EntityModelState,
  { changes, conditions, answer, created }: Extract<EntityCall, { kind: 'write' }>,
): EntityModelState | undefined {
  const [first] = changes;
  if (first === undefined) return undefined;
  const refusal = refusalOf(state, first.aspect, conditions);
  if (answer.kind === 'unknown') return refusal === undefined ? changes.reduce(applied, state) : state;
  if (refusal !== undefined) return sameRefusal(refusal, answer) ? state : undefined;
  if (answer.kind !== 'done') return undefined;
  const after = changes.reduce(applied, state);
  const version = latestOf(after, first.aspect)?.version;
  if (answer.version !== undefined && answer.version !== version) return undefined;
  const isNew = after.aspects.get(first.aspect) !== state.aspects.get(first.aspect);
  return created === undefined || (isNew && version === created) ? after : undefined;
}

function refusalOf(
  state: EntityModelState,
  aspect: string,
  { ifVersion, ifValue, ifEntity }: Conditions,
): WriteAnswer | undefined {
  const latest = latestOf(state, aspect);
  const currentVersion = latest?.version ?? 0;
  if (ifEntity === true && !state.exists) return { kind: 'no-entity' };
  if (ifVersion !== undefined && ifVersion !== currentVersion)
    return { kind: 'wrong-version', currentVersion };
  return ifValue !== undefined && ifValue !== latest?.value ? { kind: 'wrong-value' } : undefined;
}

function sameRefusal(expected: WriteAnswer, answer: WriteAnswer): boolean {
  if (expected.kind !== answer.kind) return false;
  return expected.kind !== 'wrong-version' || answer.kind !== 'wrong-version'
    ? true
    : expected.currentVersion === answer.currentVersion;
}

function applied(state: EntityModelState, change: Change): EntityModelState {
  const stored = state.aspects.get(change.aspect);
  const value = valueAfter(stored?.value, change);
  // Writing what is stored creates no version, and neither does deleting what does not exist.
  if (value === stored?.value) return state;
  const version = (stored?.version ?? 0) + (value === undefined ? 0 : 1);
  const key = createHash('sha1')
    .update(`${stored?.key ?? ''} ${value ?? ''}`)
    .digest('base64');
  const next = { version, previous: stored, key, ...(value !== undefined && { value }) };
  return { exists: true, aspects: new Map(state.aspects).set(change.aspect, next) };
}

function valueAfter(before: Value | undefined, change: Change): Value | undefined {
  if (change.kind === 'put') return change.value;
  if (change.kind === 'delete') return undefined;
  const items = before === undefined ? [] : (JSON.parse(before) as string[]);
  const others = items.filter((item) => item !== change.item);
  if (change.kind === 'remove') return JSON.stringify(others);
  return JSON.stringify(items.length === others.length ? [...items, change.item] : items);
}

function latestOf({ aspects }: EntityModelState, aspect: string): SeenVersion | undefined {
  const { version, value } = aspects.get(aspect) ?? {};
  return version === undefined || value === undefined ? undefined : { version, value };
}

function sameRead(latest: SeenVersion | undefined, answer: SeenVersion | 'absent'): boolean {
  if (latest === undefined || answer === 'absent') return latest === undefined && answer === 'absent';
  return latest.version === answer.version && latest.value === answer.value;
}

function sameHistory(newest: Stored | undefined, answer: readonly SeenVersion[]): boolean {
  let stored = newest;
  for (const seen of answer) {
    while (stored !== undefined && stored.value === undefined) stored = stored.previous;
    if (stored?.version !== seen.version || stored.value !== seen.value) return false;
    stored = stored.previous;
  }
  while (stored !== undefined && stored.value === undefined) stored = stored.previous;
  return stored === undefined;
}

/** Completes members of a payload that follow from the others and from the value that the payload replaces. */
import {
  mayLoseDigits,
  parseKeepingDigits,
  stringifyKeepingDigits,
  type JsonObject,
} from '../../core/json.js';
import { sameTree } from '../../core/same-json.js';
import type { Payload } from '../../model/types.js';
import type { Proposed } from './aspect-rule.js';
import { aspectValue, type AspectState } from './entity-state.js';

/**
 * Returns the members to store. The trees are those of `parseKeepingDigits` and must not be changed.
 * @param stored undefined if there is no value yet
 * @throws INVALID_ASPECT if members contradict each other
 */
export type CompleteMembers = (
  proposed: JsonObject,
  stored: JsonObject | undefined,
  step: Proposed['step'],
) => JsonObject;

/**
 * Returns the completed payload. Completing comes before the comparison with the stored value, so that a repeated write changes nothing. A
 * payload that is complete keeps its text.
 */
export function withMembers({ step, state, payload }: Proposed, complete: CompleteMembers): Payload {
  const proposed = treeOf(payload);
  const completed = complete(proposed, storedTree(state.aspects.get(step.aspect.name)), step);
  if (sameTree(proposed, completed)) return payload;
  const text = stringifyKeepingDigits(completed);
  return { text, value: JSON.parse(text) as JsonObject };
}

/** Returns the value as a tree that keeps the digits of numbers. It is the parsed value itself unless a number could lose digits. */
export function treeOf({ text, value }: Pick<Payload, 'text' | 'value'>): JsonObject {
  return mayLoseDigits(text) ? (parseKeepingDigits(text) as JsonObject) : value;
}

/** Returns the current value of an aspect as such a tree. */
export function storedTree(aspect: AspectState | undefined): JsonObject | undefined {
  const value = aspectValue(aspect);
  return value && treeOf({ text: aspect?.text ?? '', value });
}

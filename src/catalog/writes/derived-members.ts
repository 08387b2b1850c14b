/** Members of a payload that follow from the others and from the value that the payload replaces. */
import { parseKeepingDigits, stringifyKeepingDigits, type JsonObject } from '../../core/json.js';
import { sameTree } from '../../core/same-json.js';
import type { Payload } from '../../model/types.js';
import { withAllAssociations, withMatchingDomains } from '../domains/domain-associations.js';
import { withoutOwnParent } from '../domains/own-parent.js';
import { withFinalStatus } from '../ingestion/final-status.js';
import { withOwnerTypes } from '../ownership/owner-types.js';
import type { PatchAspectStep, PutStep } from './write-steps.js';

/** Returns the payload to store, or refuses it with INVALID_ASPECT. @param stored undefined if there is no value yet; neither payload is changed */
type Derive = (
  proposed: JsonObject,
  stored: JsonObject | undefined,
  operation: PutStep | PatchAspectStep,
) => JsonObject;

const RULES: Readonly<Record<string, Derive | undefined>> = {
  dataHubExecutionRequestResult: withFinalStatus,
  domainProperties: withoutOwnParent,
  domains: withMatchingDomains,
  ownership: withOwnerTypes,
};

/**
 * Completes a payload before it is compared with the stored one, so that a repeated write changes nothing. A payload that is complete
 * keeps its text.
 * @param stored text of the value that the payload replaces
 * @throws INVALID_ASPECT if members contradict each other
 */
export function withDerivedMembers(
  operation: PutStep | PatchAspectStep,
  payload: Payload,
  stored: string | undefined,
): Payload {
  const derive = RULES[operation.aspect.name];
  if (derive === undefined) return payload;
  const proposed = parseKeepingDigits(payload.text) as JsonObject;
  const before = stored === undefined ? undefined : (parseKeepingDigits(stored) as JsonObject);
  const completed = derive(proposed, before, operation);
  if (sameTree(proposed, completed)) return payload;
  const text = stringifyKeepingDigits(completed);
  return { text, value: JSON.parse(text) as JsonObject };
}

/**
 * Returns the stored value as patches change it, as a tree of `parseKeepingDigits`. It has an association for each domain. It lacks
 * the owners by type, which would otherwise outlive the last owner.
 */
export function patchedValue(aspect: string, stored: string): JsonObject {
  const tree = parseKeepingDigits(stored) as JsonObject;
  if (aspect === 'domains') return withAllAssociations(tree);
  if (aspect !== 'ownership') return tree;
  const { ownerTypes: _, ...rest } = tree;
  return rest;
}

/** The member `ownerTypes` of the aspect `ownership`: the owners by ownership type. */
import type { JsonObject, JsonValue } from '../../core/json.js';
import { systemTypeUrn } from './ownerships.js';

/**
 * Returns the payload with `ownerTypes` as it follows from `owners`: URN of an ownership type → URNs of its owners, each once. Periods in
 * the keys are written as `%2E`, because clients use the keys as names of search fields. What the client sent is replaced. Without owners,
 * the map stays as it was sent.
 * @param payload a valid payload; it is not changed
 */
export function withOwnerTypes(payload: JsonObject): JsonObject {
  const owners = payload['owners'] as JsonObject[];
  if (owners.length === 0) return payload;
  const types = new Map<string, Set<JsonValue>>();
  for (const owner of owners) {
    const key = ownershipTypeUrn(owner).replaceAll('.', '%2E');
    types.set(key, (types.get(key) ?? new Set()).add(owner['owner'] ?? null));
  }
  const ownerTypes = Object.fromEntries([...types].map(([type, urns]) => [type, [...urns]]));
  return { ...payload, ownerTypes };
}

/**
 * Returns the URN of the ownership type of an owner. An owner without one has one of the types that older clients name, e.g.
 * `TECHNICAL_OWNER`.
 * @param owner of the aspect `ownership`
 */
export function ownershipTypeUrn({ typeUrn, type }: JsonObject): string {
  if (typeof typeUrn === 'string') return typeUrn;
  return systemTypeUrn(typeof type === 'string' ? type : 'NONE');
}

/** A policy as the API returns it, from the list or as an entity. */
import type { PolicyRowFragment } from './policies-page.graphql.js';
import type { PolicyToEditQuery } from './policy.graphql.js';

export type StoredPolicy = PolicyRowFragment;
export type PolicyType = StoredPolicy['type'];
export type PolicyState = StoredPolicy['state'];

/** Returns undefined if there is no such policy, or if a part that decides who may do what cannot be read. */
export function storedPolicyOf({ entity }: PolicyToEditQuery): StoredPolicy | undefined {
  if (entity === null || !('policyType' in entity)) return undefined;
  const { urn, policyType, name, state, description, privileges, editable, actors, resources } = entity;
  return { urn, name, state, description, privileges, actors, resources, type: policyType, editable };
}

/** The changes that follow from the result of a test. */
import type { AuditStamp } from '../../../model/audit-stamp.js';
import { inExisting } from '../../commands/store.js';
import { proposeDomains } from '../../domains/assign-to-domain.js';
import { proposeLabelRemoval, proposeLabels, TAGS, TERMS } from '../../labels/labels.js';
import { proposeOwnerRemoval, proposeOwners } from '../../ownership/owners.js';
import { ownershipOf } from '../../ownership/ownerships.js';
import type { Proposal } from '../../writes/types.js';
import type { ActionType, TestAction } from '../definition/types.js';

interface Target {
  /** URN of the entity. */
  readonly urn: string;
  readonly stamp: AuditStamp;
}

type Propose = (action: TestAction, target: Target) => Proposal;

const PROPOSALS: Readonly<Record<ActionType, Propose>> = {
  add_tags: ({ values }, { urn, stamp }) => proposeLabels(TAGS, { resource: { urn }, labels: values, stamp }),
  remove_tags: ({ values }, { urn }) => proposeLabelRemoval(TAGS, { resource: { urn }, labels: values }),
  add_terms: ({ values }, { urn, stamp }) =>
    proposeLabels(TERMS, { resource: { urn }, labels: values, stamp }),
  remove_terms: ({ values }, { urn }) => proposeLabelRemoval(TERMS, { resource: { urn }, labels: values }),
  add_owners: ({ values, ownershipType: typeUrn }, { urn, stamp }) => {
    const kind = typeUrn === undefined ? { type: 'TECHNICAL_OWNER' as const } : { typeUrn };
    const owners = values.map((owner) => ownershipOf(owner, kind));
    return proposeOwners(urn, owners, stamp);
  },
  remove_owners: ({ values, ownershipType: typeUrn }, { urn, stamp }) =>
    proposeOwnerRemoval(urn, { owners: values, typeUrn }, stamp),
  set_domain: ({ values }, { urn }) => proposeDomains(urn, values),
  unset_domain: (_, { urn }) => proposeDomains(urn, []),
};

/** Returns the change of one action. It never creates the entity. */
export function proposeAction(action: TestAction, target: Target): Proposal {
  return inExisting(PROPOSALS[action.type](action, target));
}

/** Returns the URNs that the action adds, which must exist. */
export function addedBy({ type, values, ownershipType }: TestAction): readonly string[] {
  if (!/^(add|set)_/.test(type)) return [];
  return ownershipType === undefined ? values : [...values, ownershipType];
}

/** Relationships between people, groups and roles. */
import type { ContentsPlan } from '../contents/contents-plan.js';
import { typeOfUrn } from '../../../../types/urn.js';

type MembersPlan = Pick<ContentsPlan, 'relationships' | 'hint'>;

/** Some memberships are stored at the member, others at the group. */
const OF_GROUP: MembersPlan = {
  relationships: [
    { name: 'IsMemberOfGroup', direction: 'INCOMING', role: 'Member' },
    { name: 'IsMemberOfNativeGroup', direction: 'INCOMING', role: 'Member' },
    { name: 'IsPartOf', direction: 'OUTGOING', role: 'Member' },
  ],
  hint: 'Add people to the group, or ingest its members from the company’s directory.',
};

const OF_CATALOG_ROLE: MembersPlan = {
  relationships: [{ name: 'IsMemberOfRole', direction: 'INCOMING', role: 'Member' }],
  hint: 'Give the role to people or groups in the settings.',
};

const OF_SOURCE_ROLE: MembersPlan = {
  relationships: [{ name: 'Has', direction: 'OUTGOING', role: 'Member' }],
  hint: 'Ingestion reports the users and groups that have the role.',
};

/** Returns the plan for the members of a group or role. */
export function membersPlanOf(urn: string): MembersPlan {
  const type = typeOfUrn(urn);
  if (type === 'dataHubRole') return OF_CATALOG_ROLE;
  return type === 'role' ? OF_SOURCE_ROLE : OF_GROUP;
}

/** Groups that a person belongs to. */
export const MEMBERSHIPS: MembersPlan = {
  relationships: [
    { name: 'IsMemberOfGroup', direction: 'OUTGOING', role: 'Member' },
    { name: 'IsMemberOfNativeGroup', direction: 'OUTGOING', role: 'Member' },
    { name: 'IsPartOf', direction: 'INCOMING', role: 'Member' },
  ],
  hint: 'Users who manage groups can add this person to a group.',
};

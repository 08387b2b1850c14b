import { losesOwnRight, type Grants } from './own-right.js';
import { NEW_POLICY, type PolicyForm } from './policy-form.js';

const POLICY = 'urn:li:dataHubPolicy:a';
const self = { urn: 'urn:li:corpuser:ada', groups: ['urn:li:corpGroup:g'], roles: ['urn:li:dataHubRole:r'] };
const grantBy = (urn: string | undefined, ...privileges: string[]): Grants[number] => ({
  policy: urn === undefined ? null : { urn, name: urn },
  privileges,
  reasons: [],
});
const own = grantBy(POLICY, 'MANAGE_POLICIES');
const manage: PolicyForm = {
  ...NEW_POLICY,
  type: 'PLATFORM',
  privileges: ['MANAGE_POLICIES'],
  actors: { ...NEW_POLICY.actors, users: [self.urn] },
};
const nobody = { ...NEW_POLICY.actors };

it.each<[boolean, string, PolicyForm | undefined, Grants]>([
  [true, 'the only source is deleted', undefined, [own]],
  [true, 'the only source is switched off', { ...manage, state: 'INACTIVE' }, [own]],
  [true, 'the only source loses the privilege', { ...manage, privileges: [] }, [own]],
  [true, 'the only source no longer names the actor', { ...manage, actors: nobody }, [own]],
  [false, 'the change keeps the privilege and the actor', manage, [own]],
  [
    false,
    'the policy still names a group of the actor',
    { ...manage, actors: { ...nobody, groups: self.groups } },
    [own],
  ],
  [
    false,
    'the policy still names a role of the actor',
    { ...manage, actors: { ...nobody, roles: self.roles } },
    [own],
  ],
  [false, 'the policy still covers all users', { ...manage, actors: { ...nobody, allUsers: true } }, [own]],
  [false, 'another policy grants it', undefined, [own, grantBy('urn:li:dataHubPolicy:b', 'MANAGE_POLICIES')]],
  [false, 'the first user needs no policy', undefined, [grantBy(undefined, 'MANAGE_POLICIES')]],
  [false, 'the policy grants something else', undefined, [grantBy(POLICY, 'MANAGE_TAGS')]],
])('%s: %s', (...[isLost, , form, grants]) => {
  expect(losesOwnRight({ policy: POLICY, form }, grants, self)).toBe(isLost);
});

import { NEW_POLICY, type FormActors, type FormCriterion, type PolicyForm } from './policy-form.js';
import { policySentence, policyNotes } from './policy-words.js';

const NAMES = {
  'urn:li:corpGroup:a': 'Finance',
  'urn:li:domain:b': 'Revenue',
  'urn:li:tag:c': 'PII',
} as const;
const names = {
  nameOf: (urn: string) => (NAMES as Readonly<Record<string, string>>)[urn] ?? urn,
  labelOf: (privilege: string) => privilege.toLowerCase().replaceAll('_', ' '),
};

interface Parts {
  readonly privileges?: readonly string[];
  readonly actors?: Partial<FormActors>;
  readonly criteria?: readonly FormCriterion[];
  readonly type?: PolicyForm['type'];
  readonly state?: PolicyForm['state'];
}

const formOf = ({ actors, ...parts }: Parts): PolicyForm => ({
  ...NEW_POLICY,
  privileges: ['EDIT_TAGS'],
  ...parts,
  actors: { ...NEW_POLICY.actors, ...actors },
});
const everyone = { allUsers: true };
const where = (
  field: string,
  values: readonly string[],
  condition: FormCriterion['condition'] = 'EQUALS',
) => ({
  ...{ field, values, condition },
});

it.each<[string, Parts]>([
  ['The policy grants nothing yet.', {}],
  ['All users may do nothing yet.', { actors: everyone, privileges: [] }],
  ['All users may edit tags of all entities.', { actors: everyone }],
  ['All users may view and delete all entities.', { actors: everyone, privileges: ['VIEW', 'DELETE'] }],
  ['Members of Finance may edit tags of all entities.', { actors: { groups: ['urn:li:corpGroup:a'] } }],
  [
    'Owners of the entity (Technical owner) may edit tags of all entities.',
    {
      actors: {
        resourceOwners: true,
        resourceOwnersTypes: ['urn:li:ownershipType:__system__technical_owner'],
      },
    },
  ],
  [
    'All users may edit tags of datasets and charts in the domain Revenue.',
    {
      actors: everyone,
      criteria: [where('TYPE', ['dataset', 'chart']), where('DOMAIN', ['urn:li:domain:b'])],
    },
  ],
  [
    'All users may edit tags of entities without the tag PII.',
    { actors: everyone, criteria: [where('TAG', ['urn:li:tag:c'], 'NOT_EQUALS')] },
  ],
  [
    'All users may edit tags of entities whose URN starts with “urn:li:d”.',
    { actors: everyone, criteria: [where('URN', ['urn:li:d'], 'STARTS_WITH')] },
  ],
  [
    'All users may edit tags of entities that meet an unknown condition (COLOUR).',
    { actors: everyone, criteria: [where('COLOUR', ['red'])] },
  ],
  [
    'All users may manage policies.',
    { type: 'PLATFORM', actors: everyone, privileges: ['MANAGE_POLICIES'], criteria: [where('TAG', ['x'])] },
  ],
  [
    'All users may a 1, a 2, a 3, a 4, a 5 and use 2 further privileges.',
    { type: 'PLATFORM', actors: everyone, privileges: [1, 2, 3, 4, 5, 6, 7].map((number) => `A_${number}`) },
  ],
])('%s', (sentence, parts) => {
  expect(policySentence(formOf(parts), names)).toBe(sentence);
});

it.each<[string, string, Parts]>([
  ['a draft', 'It is a draft: it grants nothing until it is active.', { state: 'DRAFT' }],
  ['a policy for nobody', 'Nobody is chosen, so it grants nothing.', {}],
  [
    'a policy of the platform for owners',
    'Nobody is chosen, so it grants nothing.',
    { type: 'PLATFORM', actors: { resourceOwners: true } },
  ],
  ['a policy without privileges', 'No privilege is chosen, so it grants nothing.', { privileges: [] }],
  [
    'a privilege that the types do not have',
    'Has no effect on charts: edit columns.',
    { privileges: ['EDIT_COLUMNS', 'EDIT_TAGS'], criteria: [where('TYPE', ['chart'])] },
  ],
  [
    'the privilege to manage policies',
    'Whoever manages policies can grant themselves every other privilege.',
    { type: 'PLATFORM', privileges: ['MANAGE_POLICIES'] },
  ],
  [
    'a domain',
    'A domain or a container includes everything below it.',
    { criteria: [where('DOMAIN', ['urn:li:domain:b'])] },
  ],
])('notes what %s means', (_, note, parts) => {
  const typesOf = (name: string) => (name === 'EDIT_COLUMNS' ? ['dataset'] : ['dataset', 'chart']);
  expect(policyNotes(formOf(parts), { ...names, typesOf, labels: [] })).toContain(note);
});

it('notes labels to which a policy is limited', () => {
  const labels = [where('TAG', ['urn:li:tag:c'])];
  expect(policyNotes(formOf({ actors: everyone }), { ...names, typesOf: () => undefined, labels })).toEqual([
    'Covers only changes of these labels: entities with the tag PII. Saving keeps this limit.',
  ]);
});

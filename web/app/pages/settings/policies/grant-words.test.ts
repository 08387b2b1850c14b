import { reasonWords, type GrantReason } from './grant-words.js';

const USER = 'urn:li:corpuser:ada';
const entity = (name: string, urn = `urn:li:corpGroup:${name}`): GrantReason['entity'] => ({
  urn,
  overview: { name, subTypes: [], platform: null },
});
const reason = (kind: GrantReason['kind'], parts: Partial<GrantReason> = {}): GrantReason => ({
  ...{ kind, entity: null, ownershipType: null },
  ...parts,
});
const kind = (id: string, name: string): GrantReason['ownershipType'] => ({
  urn: `urn:li:ownershipType:${id}`,
  overview: { name },
});

it.each<[string, readonly GrantReason[]]>([
  ['The policy names the user', [reason('USER', { entity: entity('Ada', USER) })]],
  [
    'Is a member of Sales, has the role Editor and the policy includes all users',
    [
      reason('GROUP', { entity: entity('Sales') }),
      reason('ROLE', { entity: entity('Editor') }),
      reason('ALL_USERS'),
    ],
  ],
  ['Is a member of a group', [reason('GROUP')]],
  [
    'Owns the entity as Technical owner',
    [
      reason('OWNER', {
        entity: entity('Ada', USER),
        ownershipType: kind('__system__technical_owner', '__system__technical_owner'),
      }),
    ],
  ],
  [
    'Owns the entity as Keeper through Sales',
    [reason('OWNER', { entity: entity('Sales'), ownershipType: kind('keeper', 'Keeper') })],
  ],
  ['Owns the entity through a group', [reason('OWNER')]],
])('%s', (words, reasons) => {
  expect(reasonWords(reasons, USER)).toBe(words);
});

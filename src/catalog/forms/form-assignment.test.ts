import { isAssigned } from './form-assignment.js';

const ann = { urn: 'urn:li:corpuser:ann', groups: new Set(['urn:li:corpGroup:data']) };
const owned = (...owners: object[]) => ({ owners }) as never;
const own = { owner: ann.urn, type: 'TECHNICAL_OWNER' };
const steward = { owner: 'urn:li:corpGroup:data', type: 'CUSTOM', typeUrn: 'urn:li:ownershipType:steward' };

it.each([
  [true, 'names the user', { owners: false, users: [ann.urn] }, undefined],
  [true, 'names a group of the user', { owners: false, groups: ['urn:li:corpGroup:data'] }, undefined],
  [true, 'is for owners, and the user is one', { owners: true }, owned(own)],
  [true, 'is for owners, and a group of the user is one', {}, owned(steward)],
  [true, 'has no actors, and the user is an owner', undefined, owned(own)],
  [true, 'is for owners of this type', { ownershipTypes: ['urn:li:ownershipType:steward'] }, owned(steward)],
  [
    true,
    'is for a built-in type',
    { ownershipTypes: ['urn:li:ownershipType:__system__technical_owner'] },
    owned(own),
  ],
  [false, 'is for owners of another type', { ownershipTypes: ['urn:li:ownershipType:steward'] }, owned(own)],
  [false, 'is for owners, and somebody else is one', {}, owned({ ...own, owner: 'urn:li:corpuser:bob' })],
  [false, 'is for owners of an asset without owners', {}, undefined],
  [false, 'is not for owners', { owners: false, users: [], groups: ['urn:li:corpGroup:x'] }, owned(own)],
])('it is %s that a form is assigned that %s', (expected, _, actors, ownership) => {
  expect(isAssigned(actors, ann, ownership)).toBe(expected);
});

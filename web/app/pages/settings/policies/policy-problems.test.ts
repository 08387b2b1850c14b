import { ApiError } from '../../../api/api-error.js';
import { NEW_POLICY, UNREADABLE } from './policy-form.js';
import { findProblems, placeRefusal } from './policy-problems.js';

const named = { ...NEW_POLICY, name: 'Tags' };

it('refuses a policy without a name, and conditions that can never hold', () => {
  const criteria = [
    { field: 'TAG', condition: 'EQUALS' as const, values: [] },
    { field: 'TAG', condition: 'EQUALS' as const, values: ['urn:li:tag:a'] },
    UNREADABLE,
  ];
  expect([...findProblems({ ...NEW_POLICY, name: ' ', criteria }).keys()]).toEqual([
    '/name',
    '/resources/filter/criteria/0',
    '/resources/filter/criteria/2',
  ]);
  expect(findProblems({ ...named, type: 'PLATFORM', criteria }).size).toBe(0);
  expect(findProblems(named).size).toBe(0);
  expect([...findProblems({ ...named, name: 'x'.repeat(201) }).keys()]).toEqual(['/name']);
});

it('accepts unchanged stored conditions, but refuses changed conditions that can never hold', () => {
  const before = { ...named, criteria: [UNREADABLE] };
  expect(findProblems({ ...before, name: 'Other' }, before).size).toBe(0);
  const criteria = [...before.criteria, UNREADABLE];
  expect(findProblems({ ...before, criteria }, before).size).toBe(2);
});

it.each([
  ['/name', '/name'],
  ['/privileges/3', '/privileges'],
  ['/actors/users/0', '/actors/users'],
  ['/actors/resourceOwnersTypes/1', '/actors/resourceOwnersTypes'],
  ['/resources/filter/criteria/12/values/0', '/resources/filter/criteria/12'],
  ['/resources/filter/criteria', ''],
  ['/elsewhere', ''],
])('assigns an error at %s to the field %j', (path, place) => {
  const error = new ApiError('no', { code: 'INVALID_REQUEST', path });
  expect([...placeRefusal(error)]).toEqual([[place, 'no']]);
});

it('assigns an error without a path to no field', () => {
  expect([...placeRefusal(new Error('offline'))]).toEqual([['', 'offline']]);
});

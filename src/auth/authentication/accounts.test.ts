import fc from 'fast-check';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import type { EntityReader, StoredEntity } from '../../catalog/entities/types.js';
import {
  NO_ACCOUNT,
  isActive,
  creationTimeOf,
  requireActive,
  requireUser,
  signInDenialOf,
  textsOf,
} from './accounts.js';

const urn = 'urn:li:corpuser:a';
const aspect = (text: string, time: number) => ({ text, created: { time } });
const user = (texts: Record<string, string> = {}, createdAt = 7): StoredEntity =>
  ({
    ...{ urn, type: 'corpuser' },
    aspects: new Map(
      Object.entries({ corpUserKey: '{"username":"a"}', ...texts }).map(([name, text]) => [
        name,
        aspect(text, createdAt),
      ]),
    ),
  }) as unknown as StoredEntity;
const suspended = user({ corpUserStatus: '{"status":"SUSPENDED"}' });
const removed = user({ status: '{"removed":true}' });

it.each<[boolean, string | null | undefined, string | null | undefined]>([
  [true, undefined, undefined],
  [true, null, null],
  [true, '{}', '{}'],
  [true, '{"removed":false}', '{"status":"ACTIVE"}'],
  [true, '{"removed":null}', '{"status":null}'],
  // Unknown states do not block an account.
  [true, undefined, '{"status":"suspended"}'],
  [false, '{"removed":true}', undefined],
  [false, undefined, '{"status":"SUSPENDED"}'],
  [false, '{"removed":true}', '{"status":"ACTIVE"}'],
  [false, '{"removed":false}', '{"status":"SUSPENDED"}'],
])(
  'an account is active: %s, with the status %s and the user status %s',
  (expected, status, corpUserStatus) => {
    expect(isActive({ status, corpUserStatus })).toBe(expected);
  },
);

it('an account has the creation time of its key aspect, or 0 without one', () => {
  expect(creationTimeOf(user())).toBe(7);
  expect(creationTimeOf({ urn, type: 'corpuser', aspects: new Map() })).toBe(0);
});

it('textsOf returns the two aspects that decide whether an account is active', () => {
  expect(textsOf(user({ status: '{}', corpUserInfo: 'x' }))).toEqual({
    status: '{}',
    corpUserStatus: undefined,
  });
});

describe('a session or token', () => {
  it('is valid for the account that it was issued for', () => {
    expect(() => {
      requireActive(user(), 7);
    }).not.toThrow();
  });

  it('is invalid for an account of the same name that was created at another time', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (createdAt, account) => {
        fc.pre(createdAt !== account);
        expect(() => {
          requireActive(user({}, createdAt), account);
        }).toThrow(refusal('UNAUTHENTICATED'));
      }),
    );
  });

  it.each([
    ['does not exist', undefined],
    ['is suspended', suspended],
    ['is deleted', removed],
  ])('is invalid for a user who %s', (_, found) => {
    expect(() => {
      requireActive(found, 7);
    }).toThrow(refusal('UNAUTHENTICATED'));
  });
});

it('requiring a user fails unless the account exists and is active', async () => {
  const reading = (found: StoredEntity | undefined) =>
    ({ findEntities: () => Promise.resolve([found]) }) as unknown as EntityReader;
  expect((await requireUser(reading(user()), urn)).urn).toBe(urn);
  for (const found of [undefined, suspended, removed])
    await expect(requireUser(reading(found), urn)).rejects.toThrow(refusal('NOT_FOUND', { urn }));
});

describe('signing in', () => {
  const info = { corpUserInfo: '{"active":true}' };

  it.each<[string | undefined, StoredEntity | undefined]>([
    [undefined, user(info)],
    [undefined, user({ corpUserStatus: '{"status":"ACTIVE"}' })],
    [undefined, user({ ...info, subTypes: '{"typeNames":["Robot"]}' })],
    ['HARD_DELETED', undefined],
    ['SOFT_DELETED', user({ ...info, status: '{"removed":true}' })],
    ['SUSPENDED', suspended],
    ['NOT_PROVISIONED', user()],
    ['NOT_PROVISIONED', user({ status: '{"removed":false}' })],
    ['SERVICE_ACCOUNT', user({ ...info, subTypes: '{"typeNames":["SERVICE_ACCOUNT"]}' })],
  ])('is denied with the reason %s', (reason, account) => {
    expect(signInDenialOf(account)).toBe(reason);
  });

  it('is not needed for sessions and tokens of an account without profile', () => {
    expect(() => {
      requireActive(user(), 7);
    }).not.toThrow();
  });
});

it('a token of a user who did not exist never works, not even for a user who later gets the name', () => {
  for (const account of [user(), undefined, suspended, removed])
    expect(() => {
      requireActive(account, NO_ACCOUNT);
    }).toThrow(refusal('UNAUTHENTICATED'));
});

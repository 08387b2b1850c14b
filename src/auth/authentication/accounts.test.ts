import fc from 'fast-check';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import type { EntityReader, StoredEntity } from '../../catalog/entities/types.js';
import { isActive, madeAt, requireActive, requireUser, textsOf } from './accounts.js';

const urn = 'urn:li:corpuser:a';
const aspect = (text: string, time: number) => ({ text, created: { time } });
const user = (texts: Record<string, string> = {}, made = 7): StoredEntity =>
  ({
    ...{ urn, type: 'corpuser' },
    aspects: new Map(
      Object.entries({ corpUserKey: '{"username":"a"}', ...texts }).map(([name, text]) => [
        name,
        aspect(text, made),
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
  // Nobody is kept out by a word that the catalog does not know.
  [true, undefined, '{"status":"suspended"}'],
  [false, '{"removed":true}', undefined],
  [false, undefined, '{"status":"SUSPENDED"}'],
  [false, '{"removed":true}', '{"status":"ACTIVE"}'],
  [false, '{"removed":false}', '{"status":"SUSPENDED"}'],
])('is in use: %s, by %s and %s', (expected, status, corpUserStatus) => {
  expect(isActive({ status, corpUserStatus })).toBe(expected);
});

it('was made when its key was, or at no time that anything was handed out for', () => {
  expect(madeAt(user())).toBe(7);
  expect(madeAt({ urn, type: 'corpuser', aspects: new Map() })).toBe(0);
});

it('has texts of the two aspects that say whether it is in use', () => {
  expect(textsOf(user({ status: '{}', corpUserInfo: 'x' }))).toEqual({
    status: '{}',
    corpUserStatus: undefined,
  });
});

describe('what was handed out', () => {
  it('opens the account that it was for', () => {
    expect(() => {
      requireActive(user(), 7);
    }).not.toThrow();
  });

  it('opens no later account of the same name, nor one that was made before', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (made, account) => {
        fc.pre(made !== account);
        expect(() => {
          requireActive(user({}, made), account);
        }).toThrow(refusal('UNAUTHENTICATED'));
      }),
    );
  });

  it.each([
    ['is not there', undefined],
    ['was suspended', suspended],
    ['was deleted', removed],
  ])('opens nobody who %s', (_, found) => {
    expect(() => {
      requireActive(found, 7);
    }).toThrow(refusal('UNAUTHENTICATED'));
  });
});

it('somebody to act for is in use', async () => {
  const reading = (found: StoredEntity | undefined) =>
    ({ findEntities: () => Promise.resolve([found]) }) as unknown as EntityReader;
  expect((await requireUser(reading(user()), urn)).urn).toBe(urn);
  for (const found of [undefined, suspended, removed])
    await expect(requireUser(reading(found), urn)).rejects.toThrow(refusal('NOT_FOUND', { urn }));
});

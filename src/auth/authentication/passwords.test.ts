import { scryptSync } from 'node:crypto';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { checkPassword, hashPassword, verifyPassword, type PasswordHash } from './passwords.js';

const PASSWORD = 'пароль é 🔑';

/** Uses minimal costs, because hashing is slow on purpose. A hash contains the costs that it was created with. */
function cheapHash(password: string): PasswordHash {
  const salt = 'ab'.repeat(16);
  const hash = scryptSync(password.normalize('NFKC'), Buffer.from(salt, 'hex'), 32, { N: 16, r: 1, p: 1 });
  return { salt, hashedPassword: `scrypt$16$1$1$${hash.toString('base64')}` };
}
const stored = cheapHash(PASSWORD);

it('a hash contains its costs and its own salt, and is verified with them', async () => {
  const [one, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
  expect(one).toEqual({
    salt: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
    hashedPassword: expect.stringMatching(/^scrypt\$32768\$8\$3\$[\w+/]{43}=$/) as unknown,
  });
  expect(one.salt).not.toBe(other.salt);
  expect(one.hashedPassword).not.toBe(other.hashedPassword);
  expect(await verifyPassword(PASSWORD, one)).toBe(true);
  expect(await verifyPassword(`${PASSWORD}x`, one)).toBe(false);
});

it('a password is accepted in every normalization form', async () => {
  expect(PASSWORD.normalize('NFD')).not.toBe(PASSWORD);
  expect(await verifyPassword(PASSWORD, stored)).toBe(true);
  expect(await verifyPassword(PASSWORD.normalize('NFD'), stored)).toBe(true);
});

it.each([
  ['an empty one', ''],
  ['one with a leading space', ` ${PASSWORD}`],
  ['one in upper case', PASSWORD.toUpperCase()],
  ['a part of it', PASSWORD.slice(0, -1)],
])('a wrong password is refused: %s', async (_, password) => {
  expect(await verifyPassword(password, stored)).toBe(false);
});

it('a password that is too long to be hashed is refused', async () => {
  const long = 'x'.repeat(1_025);
  expect(await verifyPassword(long.slice(1), cheapHash(long.slice(1)))).toBe(true);
  expect(await verifyPassword(long, cheapHash(long))).toBe(false);
});

it.each<[string, (hash: PasswordHash) => PasswordHash]>([
  ['another salt', (hash) => ({ ...hash, salt: '11'.repeat(16) })],
  [
    'another algorithm',
    (hash) => ({ ...hash, hashedPassword: hash.hashedPassword.replace('scrypt', 'md5') }),
  ],
  ['different costs', (hash) => ({ ...hash, hashedPassword: hash.hashedPassword.replace('$16$', '$32$') })],
  ['no hash', (hash) => ({ ...hash, hashedPassword: 'scrypt$16$1$1$' })],
  ['a part of the hash', (hash) => ({ ...hash, hashedPassword: hash.hashedPassword.slice(0, -8) })],
  ['an empty text', (hash) => ({ ...hash, hashedPassword: '' })],
])('a password does not match a stored hash with %s', async (_, change) => {
  expect(await verifyPassword(PASSWORD, change(stored))).toBe(false);
});

it('a missing user has no valid password', async () => {
  expect(await verifyPassword(PASSWORD, undefined)).toBe(false);
});

it.each<[number, boolean, string]>([
  [0, false, 'x'],
  [7, false, 'x'],
  [8, true, 'x'],
  [20, false, ' '],
  [1_024, true, 'x'],
  [1_025, false, 'x'],
  // The limit is in bytes, not in characters.
  [512, true, 'é'],
  [513, false, 'é'],
])('a password of %d characters is accepted: %s (%s)', (length, isFine, letter) => {
  const check = () => {
    checkPassword(letter.repeat(length));
  };
  if (isFine) expect(check).not.toThrow();
  else expect(check).toThrow(refusal('INVALID_REQUEST', { path: '/password' }));
});

it('a shorter password is accepted if the setting allows it, but no blank one', () => {
  const check = (password: string, minLength: number) => () => {
    checkPassword(password, minLength);
  };
  expect(check('1234', 4)).not.toThrow();
  expect(check('123', 4)).toThrow(
    refusal('INVALID_REQUEST', { path: '/password', rule: 'length: 4 to 1024' }),
  );
  for (const blank of ['', ' ']) expect(check(blank, 1)).toThrow(refusal('INVALID_REQUEST'));
});

/**
 * Salted password hashes. scrypt and not argon2id: it is memory-hard too, and Node has it built in, so that no native library
 * has to be fetched for the one place that hashes passwords. Each hash takes 32 MiB, off the main thread.
 */
import { scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { CatalogError } from '../../core/errors.js';
import { newHex } from '../../core/ids.js';

/** As the aspect `corpUserCredentials` has it. */
export interface PasswordHash {
  /** Hexadecimal. */
  readonly salt: string;
  /** `scrypt$N$r$p$hash`, the hash in base64: later hashes may be made with other costs. */
  readonly hashedPassword: string;
}

const COST = { N: 32_768, r: 8, p: 3 };
const MAX_MEMORY = 64 * 1024 * 1024;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
const MIN_LENGTH = 5;
const MAX_BYTES = 1_024;

/** Verified for users that do not exist, so that they take as long as others; no password has this hash. */
const NOBODY: PasswordHash = {
  salt: '00'.repeat(SALT_BYTES),
  hashedPassword: format(COST, Buffer.alloc(HASH_BYTES)),
};

/** @throws INVALID_REQUEST for a password that nobody may choose */
export function checkPassword(password: string): void {
  if (password.length >= MIN_LENGTH && !isTooLong(password)) return;
  throw new CatalogError(
    'INVALID_REQUEST',
    `password: expected ${MIN_LENGTH} characters or more, and at most ${MAX_BYTES} bytes`,
    { path: '/password', rule: `length: ${MIN_LENGTH} to ${MAX_BYTES}` },
  );
}

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = newHex(SALT_BYTES);
  const hash = await derive(password, salt, COST);
  return { salt, hashedPassword: format(COST, hash) };
}

/** Takes the same time whether or not there is a hash to compare with. */
export async function verifyPassword(password: string, stored: PasswordHash | undefined): Promise<boolean> {
  const { salt, hashedPassword } = stored ?? NOBODY;
  const [kind, N, r, p, hash = ''] = hashedPassword.split('$');
  if (kind !== 'scrypt' || isTooLong(password)) return false;
  const expected = Buffer.from(hash, 'base64');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await derive(password, salt, cost);
  return given.length === expected.length && timingSafeEqual(given, expected) && stored !== undefined;
}

function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > MAX_BYTES;
}

function format({ N, r, p }: typeof COST, hash: Buffer): string {
  return ['scrypt', N, r, p, hash.toString('base64')].join('$');
}

/** One password may be typed as different sequences of code points: keyboards differ in how they make an é. */
function derive(password: string, salt: string, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: MAX_MEMORY };
    scrypt(password.normalize('NFKC'), Buffer.from(salt, 'hex'), HASH_BYTES, options, (error, hash) => {
      if (error) reject(error);
      else resolve(hash);
    });
  });
}

/**
 * Salted password hashes by scrypt. Like argon2id it is memory-hard, and Node has it built in, so no native library is
 * needed. Each hash takes 32 MiB and runs outside the main thread.
 */
import { scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import type { StoredAspect, StoredEntity } from '../../catalog/entities/types.js';
import type { Proposal } from '../../catalog/writes/types.js';
import { invalidRequest } from '../../core/errors.js';
import { randomHex } from '../../core/ids.js';
import type { AuthDeps } from '../auth-deps.js';

/** The members of the aspect `corpUserCredentials`. */
export interface PasswordHash {
  /** Hexadecimal. */
  readonly salt: string;
  /** `scrypt$N$r$p$hash`, with the hash in base64. Later hashes may have other costs. */
  readonly hashedPassword: string;
}

const COST = { N: 32_768, r: 8, p: 3 };
const MAX_MEMORY = 64 * 1024 * 1024;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
/** The setting `TRELLIS_PASSWORD_MIN_LENGTH` replaces it. */
export const DEFAULT_MIN_LENGTH = 8;
const MAX_BYTES = 1_024;

/** Verified for missing users, so that the answer takes the same time. No password has this hash. */
const UNUSABLE_HASH: PasswordHash = {
  salt: '00'.repeat(SALT_BYTES),
  hashedPassword: format(COST, Buffer.alloc(HASH_BYTES)),
};

/** @param minLength characters. @throws INVALID_REQUEST for a blank password, and for one that breaks the rules */
export function checkPassword(password: string, minLength = DEFAULT_MIN_LENGTH): void {
  if (password.trim() !== '' && password.length >= minLength && !isTooLong(password)) return;
  throw invalidRequest(
    '/password',
    `password: expected ${minLength} characters or more, not only spaces, and at most ${MAX_BYTES} bytes`,
    `length: ${minLength} to ${MAX_BYTES}`,
  );
}

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomHex(SALT_BYTES);
  const hash = await derive(password, salt, COST);
  return { salt, hashedPassword: format(COST, hash) };
}

/** Takes the same time with and without a hash to compare with. */
export async function verifyPassword(password: string, stored: PasswordHash | undefined): Promise<boolean> {
  const { salt, hashedPassword } = stored ?? UNUSABLE_HASH;
  const [kind, N, r, p, hash = ''] = hashedPassword.split('$');
  if (kind !== 'scrypt' || isTooLong(password)) return false;
  const expected = Buffer.from(hash, 'base64');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, salt, cost);
  return derived.length === expected.length && timingSafeEqual(derived, expected) && stored !== undefined;
}

function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > MAX_BYTES;
}

function format({ N, r, p }: typeof COST, hash: Buffer): string {
  return ['scrypt', N, r, p, hash.toString('base64')].join('$');
}

/** Normalizes Unicode, because keyboards produce different code points for the same character, e.g. é. */
function derive(password: string, salt: string, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: MAX_MEMORY };
    scrypt(password.normalize('NFKC'), Buffer.from(salt, 'hex'), HASH_BYTES, options, (error, hash) => {
      if (error) reject(error);
      else resolve(hash);
    });
  });
}

export const CREDENTIALS = 'corpUserCredentials';

/** Payload of the aspect `corpUserCredentials`. */
export interface Credentials extends PasswordHash {
  /** Hash of the token that resets the password. */
  readonly passwordResetToken?: string;
  /** Epoch milliseconds. */
  readonly passwordResetTokenExpirationTimeMillis?: number;
}

export function credentialsOf(user: StoredEntity | undefined): Credentials | undefined {
  const text = user?.aspects.get(CREDENTIALS)?.text;
  return text === undefined ? undefined : (JSON.parse(text) as Credentials);
}

export async function findCredentials(
  { entities }: AuthDeps,
  user: string,
): Promise<{ credentials: Credentials; stored: StoredAspect } | undefined> {
  const [found] = await entities.findEntities([user], [CREDENTIALS]);
  const stored = found?.aspects.get(CREDENTIALS);
  const credentials = credentialsOf(found);
  return stored === undefined || credentials === undefined ? undefined : { credentials, stored };
}

export function credentialsProposal(urn: string, credentials: Credentials): Proposal {
  return { urn, aspectName: CREDENTIALS, changeType: 'UPSERT', value: JSON.stringify(credentials) };
}

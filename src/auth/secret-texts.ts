/** Hashes, compares and encrypts secret texts. */
import { createCipheriv, createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';
import { newBytes } from '../core/ids.js';

/** Returns the hash under which a credential is stored. It cannot be reversed. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares in constant time. */
export function secretsEqual(given: string, kept: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(kept)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Names the algorithm, so that others can be added. */
const PREFIX = 'sealed:1:';
const CIPHER = 'aes-256-gcm';
/** Length of the random nonce in bytes: 96 bits, as the standard advises. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts with AES-256-GCM (NIST SP 800-38D), so that the database alone does not reveal the text.
 * @param owner URN of the secret. The text can be decrypted only for the same owner.
 */
export function encrypt(text: string, key: Uint8Array, owner: string): string {
  const nonce = newBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64');
}

export function isEncrypted(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** @returns undefined for a text that was encrypted with another key or for another owner, or was changed */
export function decrypt(text: string, key: Uint8Array, owner: string): string | undefined {
  const bytes = Buffer.from(text.slice(PREFIX.length), 'base64');
  if (!isEncrypted(text) || bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

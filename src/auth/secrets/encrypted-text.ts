/** Texts that are kept so that the database alone, or a copy of it, does not tell them: AES-256-GCM (NIST SP 800-38D). */
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { newBytes } from '../../core/ids.js';

/** Names the way of sealing, so that there can be others later. */
const PREFIX = 'sealed:1:';
const CIPHER = 'aes-256-gcm';
/** Random for each text; 96 bits, as the standard advises. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param owner the sealed text opens only where it belongs: moved to another secret it is worth nothing */
export function encrypt(text: string, key: Uint8Array, owner: string): string {
  const nonce = newBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

export function isEncrypted(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** @returns undefined when it was sealed with another key, for another owner, or changed since */
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

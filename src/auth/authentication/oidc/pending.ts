/** A pending sign-in. The browser keeps it encrypted in a cookie, so the service stores nothing. */
import type { JsonObject } from '../../../core/json.js';
import { isEncrypted, encrypt, decrypt } from '../../secrets/encrypted-text.js';

/** Binds the encrypted text to this purpose, so it cannot be used for another one. */
const PURPOSE = 'oidc sign-in';

export interface Pending {
  /** The provider returns them unchanged, in the parameters and in the ID token. They prove that the answer belongs to this request. */
  readonly state: string;
  readonly nonce: string;
  /** Proves to the provider that the same client requests and redeems the code (PKCE, RFC 7636). */
  readonly verifier: string;
  /** Address to which the provider redirects the browser. */
  readonly callback: string;
  readonly target: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export function encryptPending(pending: Pending, key: Uint8Array): string {
  return encrypt(JSON.stringify(pending), key, PURPOSE);
}

/** @returns undefined for a text that is malformed, was changed, was encrypted with another key, or has expired */
export function decryptPending(
  text: string | undefined,
  { key, now }: { key: Uint8Array; now: number },
): Pending | undefined {
  if (text === undefined || !isEncrypted(text)) return undefined;
  const opened = decrypt(text, key, PURPOSE);
  if (opened === undefined) return undefined;
  // Only this service can have encrypted it, so its shape is known.
  const pending = JSON.parse(opened) as JsonObject as unknown as Pending;
  return pending.expiresAt > now ? pending : undefined;
}

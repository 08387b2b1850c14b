/** A sign-in that was begun, as the browser keeps it until it comes back: sealed, so that the service itself keeps nothing. */
import type { JsonObject } from '../../../core/json.js';
import { isEncrypted, encrypt, decrypt } from '../../secrets/encrypted-text.js';

/** What the text is sealed for: moved elsewhere it opens nothing. */
const PURPOSE = 'oidc sign-in';

export interface Pending {
  /** Come back unchanged in the parameters, and in the ID token: proof that the answer belongs to this request. */
  readonly state: string;
  readonly nonce: string;
  /** Proves to the provider that who redeems the code is who asked for it (PKCE, RFC 7636). */
  readonly verifier: string;
  /** Where the provider sends the browser back to. */
  readonly callback: string;
  readonly target: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export function encryptPending(pending: Pending, key: Uint8Array): string {
  return encrypt(JSON.stringify(pending), key, PURPOSE);
}

/** @returns undefined for a text that is none, was changed, was sealed with another key, or is too old */
export function decryptPending(
  text: string | undefined,
  { key, now }: { key: Uint8Array; now: number },
): Pending | undefined {
  if (text === undefined || !isEncrypted(text)) return undefined;
  const opened = decrypt(text, key, PURPOSE);
  if (opened === undefined) return undefined;
  // Only this service can have sealed it, so it has the shape that it gave it.
  const pending = JSON.parse(opened) as JsonObject as unknown as Pending;
  return pending.expiresAt > now ? pending : undefined;
}

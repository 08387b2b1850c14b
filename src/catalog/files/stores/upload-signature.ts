/** Signs the addresses of uploads to this service. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PermittedUpload } from '../types.js';

export interface SignedUpload extends PermittedUpload {
  /** End of the permission in epoch seconds. */
  readonly expires: number;
}

/** Returns the signature of a permission to upload. It covers key, type and end. */
export function signUpload({ key, contentType, expires }: SignedUpload, secret: Uint8Array): string {
  const text = JSON.stringify([key, contentType ?? null, expires]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Tells whether the signature is right. It takes the same time for every wrong one. */
export function isSignedUpload(upload: SignedUpload, signature: string, secret: Uint8Array): boolean {
  const expected = Buffer.from(signUpload(upload, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Signs the addresses of uploads to this service, and checks the uploads that arrive there. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Transform } from 'node:stream';
import type { Clock } from '../../../core/clock.js';
import { CatalogError, invalidRequest } from '../../../core/errors.js';
import type { PermittedUpload, ArrivingUpload } from '../types.js';

interface SignedUpload extends PermittedUpload {
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

interface UploadRules {
  readonly secret: Uint8Array;
  readonly maxBytes: number;
  readonly clock: Clock;
}

/**
 * Checks what is known before the content arrives.
 * @throws FORBIDDEN, INVALID_REQUEST, PAYLOAD_TOO_LARGE
 */
export function checkUpload(upload: ArrivingUpload, { secret, maxBytes, clock }: UploadRules): void {
  const { contentType, sentType, expires, announcedBytes = 0 } = upload;
  if (!isSignedUpload(upload, upload.signature, secret))
    throw new CatalogError('FORBIDDEN', 'The signature of the address is wrong', {
      path: '/signature',
      rule: 'the signature of this service',
    });
  if (clock.now() >= expires * 1_000)
    throw new CatalogError('FORBIDDEN', 'The address has expired; request another one', {
      path: '/expires',
      rule: 'a time that has not passed',
    });
  if (contentType !== undefined && sentType?.toLowerCase() !== contentType.toLowerCase())
    throw invalidRequest(
      '/Content-Type',
      `The header Content-Type must be ${contentType}`,
      'the type for which the address was requested',
    );
  if (announcedBytes > maxBytes) throw tooLarge(maxBytes);
}

/** A stream that fails once more than the bytes have passed. @throws PAYLOAD_TOO_LARGE */
export function limitBytes(maxBytes: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      passed += chunk.length;
      if (passed > maxBytes) done(tooLarge(maxBytes));
      else done(null, chunk);
    },
  });
}

function tooLarge(maxBytes: number): CatalogError {
  return new CatalogError(
    'PAYLOAD_TOO_LARGE',
    `The file exceeds ${maxBytes} bytes (TRELLIS_FILES_MAX_SIZE)`,
    {
      ...{ limit: 'TRELLIS_FILES_MAX_SIZE', rule: `at most ${maxBytes} bytes` },
    },
  );
}

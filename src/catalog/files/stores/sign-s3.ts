/** Signs addresses of S3-compatible stores: AWS Signature Version 4 in query parameters. */
import { createHash, createHmac } from 'node:crypto';
import { dateAt } from '../../../core/clock.js';

export interface S3Credentials {
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Address of the object, percent-encoded. */
  readonly url: URL;
  /** Parameters of the request itself. */
  readonly query?: Readonly<Record<string, string>>;
  /** Headers that the request must have exactly so, by lower-case name, besides `host`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Seconds for which the signature is valid. */
  readonly seconds: number;
  /** Time of the signature in epoch milliseconds. */
  readonly at: number;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
/** The signature does not cover the content. */
const ANY_CONTENT = 'UNSIGNED-PAYLOAD';

/** Returns the address with its signature. */
export function signS3(credentials: S3Credentials, request: S3Request): string {
  const { method, url, seconds, at } = request;
  const headers = Object.entries({ ...request.headers, host: url.host }).sort(byName);
  const signed = headers.map(([name]) => name).join(';');
  const time = dateAt(at)
    .toISOString()
    .replaceAll(/[-:]|\.\d{3}/g, '');
  const scope = `${time.slice(0, 8)}/${credentials.region}/s3/aws4_request`;
  const query = Object.entries({
    ...request.query,
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': `${credentials.accessKey}/${scope}`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': signed,
  })
    .sort(byName)
    .map(([name, value]) => `${encodeS3(name)}=${encodeS3(value)}`)
    .join('&');
  const canonical = [
    ...[method, url.pathname, query],
    ...headers.map(([name, value]) => `${name}:${value.trim()}`),
    ...['', signed, ANY_CONTENT],
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const signature = hmac(
    signingKey(credentials, time.slice(0, 8)),
    [ALGORITHM, time, scope, digest].join('\n'),
  );
  return `${url.origin}${url.pathname}?${query}&X-Amz-Signature=${signature.toString('hex')}`;
}

/** Percent-encodes all but letters, digits and `-._~`, as signatures require. */
export function encodeS3(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function signingKey({ secretKey, region }: S3Credentials, day: string): Buffer {
  return [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secretKey}`, day));
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function byName([one]: readonly [string, string], [other]: readonly [string, string]): number {
  return one < other ? -1 : 1;
}

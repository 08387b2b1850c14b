import { encodeS3, signS3 } from './sign-s3.js';

const credentials = {
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const request = {
  method: 'GET',
  url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
  seconds: 86_400,
  at: Date.UTC(2013, 4, 24),
} as const;

const signatureOf = (url: string) => new URL(url).searchParams.get('X-Amz-Signature');

it('signs the example that the documentation of S3 gives', () => {
  const url = new URL(signS3(credentials, request));
  expect(url.origin + url.pathname).toBe('https://examplebucket.s3.amazonaws.com/test.txt');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
    'X-Amz-Date': '20130524T000000Z',
    'X-Amz-Expires': '86400',
    'X-Amz-SignedHeaders': 'host',
    'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  });
});

it('the signature covers method, path, headers, duration and time', () => {
  const others = [
    { method: 'PUT' },
    { url: new URL('https://examplebucket.s3.amazonaws.com/test2.txt') },
    { headers: { 'content-type': 'image/png' } },
    { seconds: 60 },
    { at: request.at + 1_000 },
  ] as const;
  const signatures = [{}, ...others].map((other) =>
    signatureOf(signS3(credentials, { ...request, ...other })),
  );
  expect(new Set(signatures).size).toBe(others.length + 1);
});

it('encodes every sign that signatures encode', () => {
  expect(encodeS3("a b/c(1)!'*~é")).toBe('a%20b%2Fc%281%29%21%27%2A~%C3%A9');
});

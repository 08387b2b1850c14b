import { loadConfig } from './config.js';

const S3 = {
  TRELLIS_FILES: 's3',
  TRELLIS_FILES_BUCKET: 'trellis',
  TRELLIS_FILES_ACCESS_KEY: 'id',
  TRELLIS_FILES_SECRET_KEY: 'the secret',
};
const common = { prefix: 'product_assets', maxBytes: 50 * 1024 * 1024, uploadSeconds: 3_600 };

it('files are in the data folder by default', () => {
  expect(loadConfig({ TRELLIS_DATA_DIR: '/data' }).files).toEqual({
    kind: 'folder',
    ...common,
    folder: '/data/files',
  });
});

it('files can be switched off', () => {
  expect(loadConfig({ TRELLIS_FILES: 'off' }).files).toBeUndefined();
});

it('a bucket of AWS needs no address; that of another store has one', () => {
  const expected = {
    kind: 's3',
    ...common,
    bucket: 'trellis',
    region: 'eu-west-1',
    accessKey: 'id',
    secretKey: 'the secret',
  };
  const given = { ...S3, TRELLIS_FILES_REGION: 'eu-west-1' };
  expect(loadConfig(given).files).toEqual({ ...expected, endpoint: 'https://s3.eu-west-1.amazonaws.com' });
  expect(loadConfig({ ...given, TRELLIS_FILES_ENDPOINT: 'http://minio:9000/' }).files).toEqual({
    ...expected,
    endpoint: 'http://minio:9000',
  });
});

it.each<[object, string]>([
  [{ TRELLIS_FILES_SECRET_KEY: '' }, 'TRELLIS_FILES_SECRET_KEY: required with TRELLIS_FILES=s3'],
  [{ TRELLIS_FILES: 'folder' }, 'TRELLIS_FILES_BUCKET: requires TRELLIS_FILES=s3'],
  [{ TRELLIS_FILES_PREFIX: '../up' }, 'TRELLIS_FILES_PREFIX=../up: expected letters'],
  [{ TRELLIS_FILES_PREFIX: '..' }, 'TRELLIS_FILES_PREFIX=..: expected letters'],
  [{ TRELLIS_FILES_MAX_SIZE: '0' }, 'TRELLIS_FILES_MAX_SIZE=0: expected'],
])('%j is refused, without the secret', (change, message) => {
  const load = () => loadConfig({ ...S3, ...change });
  expect(load).toThrow(message);
  expect(load).not.toThrow('the secret');
});

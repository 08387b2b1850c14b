import { resolve } from 'node:path';
import { StartError } from '../core/start.js';
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

const PUBLIC = { TRELLIS_HOST: '0.0.0.0', TRELLIS_ADMIN_PASSWORD: 'a password of our own' };

it('the service runs recipes itself on loopback only, unless a setting says otherwise', () => {
  expect(loadConfig({}).ingestion).toBeDefined();
  expect(loadConfig({ TRELLIS_INGESTION: 'off' }).ingestion).toBeUndefined();
  expect(loadConfig(PUBLIC).ingestion).toBeUndefined();
  expect(loadConfig({ ...PUBLIC, TRELLIS_INGESTION: 'on' }).ingestion).toBeDefined();
});

it('a service that runs nothing itself still knows the version and the executor of runs', () => {
  const settings = { TRELLIS_INGESTION_VERSION: '1.2.3', TRELLIS_INGESTION_EXECUTOR: 'mine' };
  const expected = { clientVersion: '1.2.3', executorId: 'mine' };
  expect(loadConfig({ ...settings, TRELLIS_INGESTION: 'off' }).runDefaults).toEqual(expected);
  expect(loadConfig(settings).runDefaults).toEqual(expected);
});

it('every setting has a default', () => {
  expect(loadConfig({ PATH: '/bin' }).ingestion).toEqual({
    folder: resolve('.trellis/ingestion'),
    executorId: 'default',
    python: 'python3',
    version: '1.7.0.17',
    packages: [],
    unusedMillis: 30 * 24 * 60 * 60 * 1_000,
    atOnce: 2,
    timeLimitMillis: 24 * 60 * 60 * 1_000,
    environment: {},
    path: '/bin',
  });
});

it('every setting is read, and of the environment only the named variables', () => {
  const { ingestion } = loadConfig({
    PATH: '/bin',
    TRELLIS_DATA_DIR: '/data',
    TRELLIS_INGESTION_EXECUTOR: 'mine',
    TRELLIS_INGESTION_COMMAND: '/opt/datahub',
    TRELLIS_INGESTION_PYTHON: 'python3.12',
    TRELLIS_INGESTION_VERSION: '1.0.0',
    TRELLIS_INGESTION_UNUSED_DAYS: '7',
    TRELLIS_INGESTION_PACKAGES: 'memray, my-package',
    TRELLIS_INGESTION_RUNS: '5',
    TRELLIS_INGESTION_MINUTES: '10',
    TRELLIS_INGESTION_VARIABLES: 'HTTPS_PROXY, NOT_SET',
    TRELLIS_INGESTION_USER: 'urn:li:corpuser:ingestion',
    HTTPS_PROXY: 'http://proxy.example',
    OTHER: 'x',
  });
  expect(ingestion).toEqual({
    folder: '/data/ingestion',
    executorId: 'mine',
    command: '/opt/datahub',
    python: 'python3.12',
    version: '1.0.0',
    packages: ['memray', 'my-package'],
    unusedMillis: 7 * 24 * 60 * 60 * 1_000,
    atOnce: 5,
    timeLimitMillis: 600_000,
    environment: { HTTPS_PROXY: 'http://proxy.example' },
    path: '/bin',
    user: 'urn:li:corpuser:ingestion',
  });
  expect(Object.isFrozen(ingestion)).toBe(true);
});

it.each([
  ['TRELLIS_INGESTION', 'yes'],
  ['TRELLIS_INGESTION_PACKAGES', 'memray==1'],
  ['TRELLIS_INGESTION_RUNS', '0'],
  ['TRELLIS_INGESTION_MINUTES', '1h'],
  ['TRELLIS_INGESTION_VARIABLES', 'A B'],
  ['TRELLIS_INGESTION_USER', 'ingestion'],
])('%s=%s is refused', (name, value) => {
  expect(() => loadConfig({ [name]: value })).toThrow(StartError);
});

/** Settings of uploaded files. */
import { optional, withDefault, type Setting } from './setting.js';
import { COUNT, parseBytes, parseChoice, parsePathPart, parseText, parseWebAddress } from './values.js';

const STORES = ['folder', 's3', 'off'] as const;

export const FILE_SETTINGS = {
  TRELLIS_FILES: withDefault('folder', {
    expects: 'folder, s3 or off',
    meaning:
      'Where uploaded files are stored ([files.md](files.md)). `folder`: in `files` in `TRELLIS_DATA_DIR`. `s3`: in a bucket of an S3-compatible store. `off`: nowhere; uploads are refused.',
    parse: parseChoice(STORES),
  }),
  TRELLIS_FILES_MAX_SIZE: withDefault('50m', {
    expects: 'an amount of memory such as 512m or 2g',
    meaning: 'Maximum size of an uploaded file.',
    parse: parseBytes,
  }),
  TRELLIS_FILES_URL_SECONDS: withDefault('3600', {
    ...COUNT,
    meaning: 'Seconds for which the address of an upload is valid.',
  }),
  TRELLIS_FILES_PREFIX: withDefault('product_assets', {
    expects: 'letters, digits and _ - .',
    meaning: 'First part of the storage keys of new files. Files with another one stay readable.',
    parse: parsePathPart,
  }),
  TRELLIS_FILES_BUCKET: optional({
    shownDefault: 'none; required with `TRELLIS_FILES=s3`',
    expects: 'the name of a bucket',
    meaning: 'Bucket of uploaded files.',
    parse: parsePathPart,
  }),
  TRELLIS_FILES_REGION: withDefault('us-east-1', {
    expects: 'the name of a region',
    meaning: 'Region of the bucket.',
    parse: parsePathPart,
  }),
  TRELLIS_FILES_ENDPOINT: optional({
    shownDefault: '`https://s3.<region>.amazonaws.com`',
    expects: 'an address like https://minio.example:9000, without credentials in it',
    meaning:
      'Address of the store. Clients must reach it, too, because they upload to it. The bucket is a part of the path.',
    // The value may contain credentials by mistake.
    secret: true,
    parse: parseWebAddress,
  }),
  TRELLIS_FILES_ACCESS_KEY: optional({
    shownDefault: 'none; required with `TRELLIS_FILES=s3`',
    expects: 'the id of an access key',
    meaning: 'Id of the access key. It needs the rights to get, put, delete and list objects of the bucket.',
    parse: parsePathPart,
  }),
  TRELLIS_FILES_SECRET_KEY: optional({
    shownDefault: 'none; required with `TRELLIS_FILES=s3`',
    expects: 'a secret access key',
    meaning: 'Its secret.',
    secret: true,
    parse: parseText,
  }),
} as const satisfies Record<string, Setting<unknown>>;

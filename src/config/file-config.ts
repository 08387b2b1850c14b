/** The configuration of uploaded files, and the rules between its settings. */
import { join } from 'node:path';
import type { Settings } from './settings.js';

interface CommonConfig {
  /** First part of the keys of new files. */
  readonly prefix: string;
  readonly maxBytes: number;
  /** Seconds for which the address of an upload is valid. */
  readonly uploadSeconds: number;
}

interface FolderConfig extends CommonConfig {
  readonly kind: 'folder';
  /** Absolute path. */
  readonly folder: string;
}

interface S3Config extends CommonConfig {
  readonly kind: 's3';
  /** Without a trailing slash. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export type FilesConfig = FolderConfig | S3Config;

/** Returns undefined if the service stores no files. */
export function filesConfig(settings: Settings): FilesConfig | undefined {
  const {
    TRELLIS_FILES_BUCKET: bucket,
    TRELLIS_FILES_REGION: region,
    TRELLIS_FILES_ACCESS_KEY: accessKey,
    TRELLIS_FILES_SECRET_KEY: secretKey,
    TRELLIS_FILES_ENDPOINT: endpoint = `https://s3.${region}.amazonaws.com`,
  } = settings;
  const common = {
    prefix: settings.TRELLIS_FILES_PREFIX,
    maxBytes: settings.TRELLIS_FILES_MAX_SIZE,
    uploadSeconds: settings.TRELLIS_FILES_URL_SECONDS,
  };
  if (settings.TRELLIS_FILES === 'off') return undefined;
  if (settings.TRELLIS_FILES === 'folder')
    return Object.freeze({ kind: 'folder', ...common, folder: join(settings.TRELLIS_DATA_DIR, 'files') });
  if (bucket === undefined || accessKey === undefined || secretKey === undefined) return undefined;
  const address = endpoint.replace(/\/+$/, '');
  return Object.freeze({ kind: 's3', ...common, endpoint: address, bucket, region, accessKey, secretKey });
}

const REQUIRED = ['TRELLIS_FILES_BUCKET', 'TRELLIS_FILES_ACCESS_KEY', 'TRELLIS_FILES_SECRET_KEY'] as const;

/** Returns the messages for the operator. */
export function fileRules(settings: Settings): string[] {
  if (settings.TRELLIS_FILES === 's3')
    return REQUIRED.filter((name) => settings[name] === undefined).map(
      (name) => `${name}: required with TRELLIS_FILES=s3`,
    );
  return [...REQUIRED, 'TRELLIS_FILES_ENDPOINT' as const]
    .filter((name) => settings[name] !== undefined)
    .map((name) => `${name}: requires TRELLIS_FILES=s3; set it too, or remove this setting`);
}

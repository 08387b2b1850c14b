/** The configuration of single sign-on, of uploaded files and of ingestion runs. */
import { join } from 'node:path';
import type { Settings } from './settings.js';
import { isLoopback } from './rules.js';
import type { Environment } from './setting.js';

/** An OpenID Connect provider for sign-in. The table of settings explains each member. @returns undefined if users sign in with passwords only */
export function oidcConfig(settings: Settings) {
  const { TRELLIS_OIDC_ISSUER: issuer, TRELLIS_OIDC_CLIENT_ID: clientId } = settings;
  if (issuer === undefined || clientId === undefined) return undefined;
  return Object.freeze({
    issuer,
    clientId,
    clientSecret: settings.TRELLIS_OIDC_CLIENT_SECRET,
    clientAuth: settings.TRELLIS_OIDC_CLIENT_AUTH,
    scopes: settings.TRELLIS_OIDC_SCOPES,
    userClaim: settings.TRELLIS_OIDC_USER_CLAIM,
    userPattern: settings.TRELLIS_OIDC_USER_PATTERN,
    groupsClaim: settings.TRELLIS_OIDC_GROUPS_CLAIM,
    newUsers: settings.TRELLIS_OIDC_NEW_USERS,
    name: settings.TRELLIS_OIDC_NAME,
    allowHttp: settings.TRELLIS_OIDC_ALLOW_HTTP === 'yes',
  });
}

/** The folder or the bucket of uploaded files. @returns undefined if the service stores no files */
export function filesConfig(settings: Settings) {
  const {
    TRELLIS_FILES_BUCKET: bucket,
    TRELLIS_FILES_REGION: region,
    TRELLIS_FILES_ACCESS_KEY: accessKey,
    TRELLIS_FILES_SECRET_KEY: secretKey,
    TRELLIS_FILES_ENDPOINT: endpoint = `https://s3.${region}.amazonaws.com`,
  } = settings;
  const common = {
    /** First part of the keys of new files. */
    prefix: settings.TRELLIS_FILES_PREFIX,
    maxBytes: settings.TRELLIS_FILES_MAX_SIZE,
    /** Seconds for which the address of an upload is valid. */
    uploadSeconds: settings.TRELLIS_FILES_URL_SECONDS,
  };
  if (settings.TRELLIS_FILES === 'off') return undefined;
  if (settings.TRELLIS_FILES === 'folder')
    return Object.freeze({ kind: 'folder', ...common, folder: join(settings.TRELLIS_DATA_DIR, 'files') });
  if (bucket === undefined || accessKey === undefined || secretKey === undefined) return undefined;
  const address = endpoint.replace(/\/+$/, '');
  return Object.freeze({ kind: 's3', ...common, endpoint: address, bucket, region, accessKey, secretKey });
}

const REQUIRED_WITH_S3 = [
  'TRELLIS_FILES_BUCKET',
  'TRELLIS_FILES_ACCESS_KEY',
  'TRELLIS_FILES_SECRET_KEY',
] as const;

/** Checks the rules between the settings of files. Returns the messages for the operator. */
export function fileRules(settings: Settings): string[] {
  if (settings.TRELLIS_FILES === 's3')
    return REQUIRED_WITH_S3.filter((name) => settings[name] === undefined).map(
      (name) => `${name}: required with TRELLIS_FILES=s3`,
    );
  return [...REQUIRED_WITH_S3, 'TRELLIS_FILES_ENDPOINT' as const]
    .filter((name) => settings[name] !== undefined)
    .map((name) => `${name}: requires TRELLIS_FILES=s3; set it too, or remove this setting`);
}

const MINUTE_MILLIS = 60_000;
const DAY_MILLIS = 86_400_000;

export type IngestionConfig = NonNullable<ReturnType<typeof ingestionConfig>>;

/**
 * The ingestion runs that the service executes itself. The table of settings explains the members.
 * @returns undefined if the service leaves recipes to other executors, which is the default beyond loopback
 */
export function ingestionConfig(settings: Settings, environment: Environment) {
  const usual = isLoopback(settings.TRELLIS_HOST) ? 'on' : 'off';
  if ((settings.TRELLIS_INGESTION ?? usual) === 'off') return undefined;
  const allowed = settings.TRELLIS_INGESTION_VARIABLES.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.freeze({
    /** Absolute path. */
    folder: join(settings.TRELLIS_DATA_DIR, 'ingestion'),
    executorId: settings.TRELLIS_INGESTION_EXECUTOR,
    command: settings.TRELLIS_INGESTION_COMMAND,
    python: settings.TRELLIS_INGESTION_PYTHON,
    version: settings.TRELLIS_INGESTION_VERSION,
    unusedMillis: settings.TRELLIS_INGESTION_UNUSED_DAYS * DAY_MILLIS,
    packages: Object.freeze(settings.TRELLIS_INGESTION_PACKAGES),
    atOnce: settings.TRELLIS_INGESTION_RUNS,
    timeLimitMillis: settings.TRELLIS_INGESTION_MINUTES * MINUTE_MILLIS,
    /** The allowed variables that are set, by name. */
    environment: Object.freeze(Object.fromEntries(allowed)),
    path: environment['PATH'] ?? '',
    user: settings.TRELLIS_INGESTION_USER,
  });
}

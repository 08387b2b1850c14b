/** Settings of single sign-on, of uploaded files and of ingestion runs. */
import { CLIENT_VERSION } from '../core/compatibility.js';
import {
  optional,
  withDefault,
  type Setting,
  parseChoice,
  parsePattern,
  parseScopes,
  parseText,
  parseWebAddress,
  COUNT,
  parseBytes,
  parsePathPart,
  ON_OR_OFF,
  parseNames,
  parsePackages,
  parseUserUrn,
} from './setting.js';

const CLIENT_AUTH = ['client_secret_post', 'client_secret_basic'] as const;
const NEW_USERS = ['create', 'refuse'] as const;

/** Settings of single sign-on. `TRELLIS_OIDC_ISSUER` enables it. */
export const OIDC_SETTINGS = {
  TRELLIS_OIDC_ISSUER: optional({
    expects: 'an address like https://id.example/realms/main, without credentials in it',
    meaning:
      'OpenID Connect provider for single sign-on: its issuer, or the address of its discovery document. ' +
      'See “Signing in with OIDC” in [access.md](access.md).',
    // The value may contain credentials by mistake.
    secret: true,
    parse: parseWebAddress,
  }),
  TRELLIS_OIDC_CLIENT_ID: optional({
    shownDefault: 'none; required with `TRELLIS_OIDC_ISSUER`',
    expects: 'the id of a client',
    meaning: 'Client id of this service at the provider.',
    parse: parseText,
  }),
  TRELLIS_OIDC_CLIENT_SECRET: optional({
    expects: 'the secret of a client',
    meaning: 'Secret of that client. Leave it unset for a public client.',
    secret: true,
    parse: parseText,
  }),
  TRELLIS_OIDC_CLIENT_AUTH: withDefault('client_secret_post', {
    expects: 'client_secret_post or client_secret_basic',
    meaning:
      'How requests to the provider send the secret: `client_secret_post` (in the body) or `client_secret_basic` (in a header).',
    parse: parseChoice(CLIENT_AUTH),
  }),
  TRELLIS_OIDC_SCOPES: withDefault('openid profile email', {
    expects: 'scopes separated by spaces, with openid among them',
    meaning: 'Scopes that are requested from the provider.',
    parse: parseScopes,
  }),
  TRELLIS_OIDC_USER_CLAIM: withDefault('email', {
    expects: 'the name of a claim',
    meaning:
      'Claim that contains the user name, which chooses the account at the first sign-in. `email` requires `email_verified: true` ([access.md](access.md#signing-in-with-oidc)).',
    parse: parseText,
  }),
  TRELLIS_OIDC_USER_PATTERN: optional({
    shownDefault: 'the complete claim',
    expects: 'a regular expression',
    meaning:
      'Part of that claim that is the user name: the first group of the pattern, or the complete match. `^([^@]+)@corp\\.example$` ' +
      'turns `jdoe@corp.example` into `jdoe`, and refuses other addresses.',
    parse: parsePattern,
  }),
  TRELLIS_OIDC_GROUPS_CLAIM: optional({
    expects: 'the name of a claim',
    meaning: 'Claim that contains the names of groups. Unset: the provider does not set memberships.',
    parse: parseText,
  }),
  TRELLIS_OIDC_NEW_USERS: withDefault('create', {
    expects: 'create or refuse',
    meaning:
      'What the service does if a user who signs in has no account in the catalog. `create`: it creates the account. `refuse`: it refuses the sign-in.',
    parse: parseChoice(NEW_USERS),
  }),
  TRELLIS_OIDC_NAME: withDefault('single sign-on', {
    expects: 'a name',
    meaning: 'Name of the provider on the page: “Sign in with …”.',
    parse: parseText,
  }),
  TRELLIS_OIDC_ALLOW_HTTP: withDefault('no', {
    expects: 'yes or no',
    meaning:
      '`yes`: connections to the provider may be unencrypted. Only for tests with a provider on loopback.',
    parse: parseChoice(['yes', 'no']),
  }),
} as const satisfies Record<string, Setting<unknown>>;

const STORES = ['folder', 's3', 'off'] as const;

/** Settings of uploaded files. */
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

/** Settings of ingestion runs that the service requests or executes itself. */
export const INGESTION_SETTINGS = {
  TRELLIS_INGESTION: optional({
    shownDefault: '`on` on loopback, else `off`',
    ...ON_OR_OFF,
    meaning:
      '`on`: the service runs the recipes of ingestion sources itself ([ingestion.md](ingestion.md)). `off`: it leaves them to other executors.',
  }),
  TRELLIS_INGESTION_EXECUTOR: withDefault('default', {
    expects: 'the id of an executor',
    meaning:
      'Executor id of the requests that the service runs. Tests of connections have it, and runs of sources that name no executor, also with `TRELLIS_INGESTION=off`.',
    parse: parseText,
  }),
  TRELLIS_INGESTION_COMMAND: optional({
    expects: 'a command',
    meaning:
      'An installed `datahub` command that runs every recipe, whatever version the request names. Unset: the service installs the package that a recipe needs.',
    parse: parseText,
  }),
  TRELLIS_INGESTION_PYTHON: withDefault('python3', {
    expects: 'a command',
    meaning: 'The Python, 3.10 or newer, that creates the environments of recipes.',
    parse: parseText,
  }),
  TRELLIS_INGESTION_VERSION: withDefault(CLIENT_VERSION, {
    expects: 'a version',
    meaning: 'Version of the package `acryl-datahub` for sources and requests that name none.',
    parse: parseText,
  }),
  TRELLIS_INGESTION_PACKAGES: withDefault('', {
    shownDefault: 'none',
    expects: 'names of Python packages, separated by commas',
    meaning:
      'Packages that ingestion sources may add to the environment of their runs. The service runs their code, so name only packages that you trust.',
    parse: parsePackages,
  }),
  TRELLIS_INGESTION_UNUSED_DAYS: withDefault('30', {
    ...COUNT,
    meaning: 'How many days the service keeps a Python environment that no run uses.',
  }),
  TRELLIS_INGESTION_RUNS: withDefault('2', {
    ...COUNT,
    meaning: 'Ingestion runs at a time. Further requests wait, the oldest is next.',
  }),
  TRELLIS_INGESTION_MINUTES: withDefault('1440', {
    ...COUNT,
    meaning:
      'Longest time of one run, in minutes. A run that takes longer is stopped, with the status `TIMEOUT`.',
  }),
  TRELLIS_INGESTION_VARIABLES: withDefault('', {
    shownDefault: 'none',
    expects: 'names of environment variables, separated by commas',
    meaning:
      'Variables of the service that recipes may use as `${NAME}` and that runs inherit, e.g. `HTTPS_PROXY,PIP_INDEX_URL`. Runs inherit no others.',
    parse: parseNames,
  }),
  TRELLIS_INGESTION_USER: optional({
    shownDefault: 'the user who requested the run',
    expects: 'the URN of a user, such as urn:li:corpuser:ingestion',
    meaning:
      'User that runs act as when they write to the catalog. See “Which user a run acts as” in [ingestion.md](ingestion.md).',
    parse: parseUserUrn,
  }),
  TRELLIS_INGESTION_SCHEDULES: withDefault('on', {
    ...ON_OR_OFF,
    meaning:
      '`on`: the service requests the runs of ingestion sources at the times of their schedules ([ingestion.md](ingestion.md)). `off`: for copies of a catalog that must not run anything.',
  }),
} as const;

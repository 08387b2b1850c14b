/** Settings of ingestion runs that the service requests or executes itself. */
import { CLIENT_VERSION } from '../core/client-version.js';
import { optional, withDefault } from './setting.js';
import { COUNT, ON_OR_OFF, parseNames, parsePackages, parseText, parseUserUrn } from './values.js';

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

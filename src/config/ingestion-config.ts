/** Configuration of the ingestion runs that the service executes itself. */
import { join } from 'node:path';
import { isLoopback } from './rules.js';
import type { Environment } from './setting.js';
import type { Settings } from './settings.js';

const MINUTE_MILLIS = 60_000;
const DAY_MILLIS = 86_400_000;

/** The table of settings explains the members. */
export interface IngestionConfig {
  /** Absolute path. */
  readonly folder: string;
  readonly executorId: string;
  readonly command?: string;
  readonly python: string;
  readonly version: string;
  readonly packages: readonly string[];
  readonly unusedMillis: number;
  readonly atOnce: number;
  readonly timeLimitMillis: number;
  /** The allowed variables that are set, by name. */
  readonly environment: Readonly<Record<string, string>>;
  readonly path: string;
  readonly user?: string;
}

/** @returns undefined if the service leaves recipes to other executors, which is the default beyond loopback */
export function ingestionConfig(settings: Settings, environment: Environment): IngestionConfig | undefined {
  const { TRELLIS_INGESTION_COMMAND: command, TRELLIS_INGESTION_USER: user } = settings;
  const usual = isLoopback(settings.TRELLIS_HOST) ? 'on' : 'off';
  if ((settings.TRELLIS_INGESTION ?? usual) === 'off') return undefined;
  const allowed = settings.TRELLIS_INGESTION_VARIABLES.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.freeze({
    folder: join(settings.TRELLIS_DATA_DIR, 'ingestion'),
    executorId: settings.TRELLIS_INGESTION_EXECUTOR,
    ...(command !== undefined && { command }),
    python: settings.TRELLIS_INGESTION_PYTHON,
    version: settings.TRELLIS_INGESTION_VERSION,
    unusedMillis: settings.TRELLIS_INGESTION_UNUSED_DAYS * DAY_MILLIS,
    packages: Object.freeze(settings.TRELLIS_INGESTION_PACKAGES),
    atOnce: settings.TRELLIS_INGESTION_RUNS,
    timeLimitMillis: settings.TRELLIS_INGESTION_MINUTES * MINUTE_MILLIS,
    environment: Object.freeze(Object.fromEntries(allowed)),
    path: environment['PATH'] ?? '',
    ...(user !== undefined && { user }),
  });
}

/** The aspect `dataHubIngestionSourceInfo`. */
import type { Schedule } from './schedule/next-firing.js';

export const SOURCE = 'dataHubIngestionSource';
export const SOURCE_INFO = 'dataHubIngestionSourceInfo';

/** The executor of sources that name none, unless the service has another one. */
export const DEFAULT_EXECUTOR = 'default';
/** Sources with this executor describe runs that the command line of clients has started. They cannot be run from here. */
export const CLIENT_EXECUTOR = '__datahub_cli_';

/** Members of the aspect, as it is stored. */
export interface SourceInfo {
  readonly name: string;
  readonly type: string;
  readonly config: SourceConfig;
  readonly schedule?: Schedule;
}

export interface SourceConfig {
  readonly recipe: string;
  /** Release of the client that runs it. */
  readonly version?: string;
  readonly executorId?: string;
  readonly debugMode?: boolean;
  /** Further arguments for the executor. */
  readonly extraArgs?: Readonly<Record<string, string>>;
}

/** @param usual executor of sources that name none */
export function executorOf({ config }: Pick<SourceInfo, 'config'>, usual = DEFAULT_EXECUTOR): string {
  return config.executorId === undefined || config.executorId === '' ? usual : config.executorId;
}

/** @param text of the stored aspect */
export function readSourceInfo(text: string): SourceInfo {
  return JSON.parse(text) as SourceInfo;
}

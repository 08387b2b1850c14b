/** How each data platform separates the parts of the names of its datasets. */
import type { JsonObject } from '../core/json.js';
import { URN_PREFIX } from './urn.js';

export const PLATFORM_TYPE = 'dataPlatform';
export const PLATFORM_INFO = 'dataPlatformInfo';

/**
 * The separators of the built-in platforms, until a service learns what is stored. Default paths are derived from them without a statement.
 * A service learns of a change that another service stores when it starts again.
 */
export interface PlatformDelimiters {
  /** @returns undefined for a platform without a description */
  find(platform: string | undefined): string | undefined;
  /** @param info stored of the platform; undefined: none any more */
  learn(platform: string, info: JsonObject | undefined): void;
}

/** @param builtIn payloads of `dataPlatformInfo` by the URNs of their platforms */
export function platformDelimiters(builtIn: ReadonlyMap<string, JsonObject>): PlatformDelimiters {
  const stored = new Map<string, string>();
  return {
    find: (platform = '') => stored.get(platform) ?? delimiterOf(builtIn.get(platform)),
    learn: (platform, info) => {
      const delimiter = delimiterOf(info);
      if (delimiter === undefined) stored.delete(platform);
      else stored.set(platform, delimiter);
    },
  };
}

function delimiterOf(info: JsonObject | undefined): string | undefined {
  const delimiter = info?.['datasetNameDelimiter'];
  return typeof delimiter === 'string' ? delimiter : undefined;
}

/** Returns the URN of the platform with this id, e.g. `hive`. */
export function platformUrn(id: string): string {
  return `${URN_PREFIX}${PLATFORM_TYPE}:${id}`;
}

/** Decides which entities a walk passes without counting them as hops. */
import type { MetadataModel } from '../../../model/types.js';
import { URN_PREFIX } from '../../../model/urn/parse-urn.js';
import type { HopEdge } from './types.js';

/** Entities of a type, and of some platforms if any are named. */
export interface IgnoredHops {
  readonly entityType: string;
  /** URNs or names; absent or empty: any. */
  readonly platforms?: readonly string[];
}

/** @throws UNKNOWN_ENTITY */
export function ignoresHop(
  model: MetadataModel,
  ignored: readonly IgnoredHops[],
): (edge: Pick<HopEdge, 'type' | 'platform'>) => boolean {
  const rules = ignored.map(({ entityType, platforms = [] }) => ({
    type: model.getEntity(entityType).name,
    platforms: platforms.map(toPlatformUrn),
  }));
  return ({ type, platform }) =>
    rules.some(
      (rule) =>
        rule.type === type &&
        (rule.platforms.length === 0 || (platform !== undefined && rule.platforms.includes(platform))),
    );
}

function toPlatformUrn(platform: string): string {
  return platform.startsWith('urn:') ? platform : `${URN_PREFIX}dataPlatform:${platform}`;
}

/** The kinds of ownership that every catalog has. */
import type { Clock } from '../../core/clock.js';
import { createIfAbsent } from '../writes/create-if-absent.js';
import { storeMissing, type StoreMissingDeps } from '../writes/store-missing.js';
import { OWNERSHIP_TYPE_ASPECT } from './ownership-type-commands.js';
import { SYSTEM_TYPES, systemTypeUrn } from './ownerships.js';

/** Name and description. */
const INFOS: Readonly<Record<(typeof SYSTEM_TYPES)[number], readonly [name: string, description: string]>> = {
  TECHNICAL_OWNER: ['Technical Owner', 'Builds and operates the asset, and answers technical questions.'],
  BUSINESS_OWNER: ['Business Owner', 'Decides what the asset means and who may use it.'],
  DATA_STEWARD: ['Data Steward', 'Takes care of the quality and the documentation of the asset.'],
  NONE: ['None', 'An owner without a particular kind of ownership.'],
};

/**
 * Stores the built-in kinds that are missing. Changed ones stay. Services may start concurrently.
 * @param actor URN of the user who creates them
 */
export async function keepBuiltInTypes(
  deps: StoreMissingDeps & { readonly clock: Clock },
  actor: string,
): Promise<void> {
  const stamp = { time: deps.clock.now(), actor };
  const proposals = SYSTEM_TYPES.map((type) => {
    const [name, description] = INFOS[type];
    const value = { name, description, created: stamp, lastModified: stamp };
    return createIfAbsent(systemTypeUrn(type), OWNERSHIP_TYPE_ASPECT, value);
  });
  await storeMissing(deps, proposals, actor);
}

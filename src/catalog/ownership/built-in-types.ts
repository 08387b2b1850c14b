/** The kinds of ownership that every catalog has. */
import type { AuditStamp } from '../../model/audit-stamp.js';
import { createIfAbsent } from '../writes/create-if-absent.js';
import type { Proposal } from '../writes/types.js';
import { OWNERSHIP_TYPE_ASPECT } from './ownership-type-commands.js';
import { SYSTEM_TYPES, systemTypeUrn } from './ownerships.js';

/** Name and description. */
const INFOS: Readonly<Record<(typeof SYSTEM_TYPES)[number], readonly [name: string, description: string]>> = {
  TECHNICAL_OWNER: ['Technical Owner', 'Builds and operates the asset, and answers technical questions.'],
  BUSINESS_OWNER: ['Business Owner', 'Decides what the asset means and who may use it.'],
  DATA_STEWARD: ['Data Steward', 'Takes care of the quality and the documentation of the asset.'],
  NONE: ['None', 'An owner without a particular kind of ownership.'],
};

/** Returns proposals that create the built-in kinds. Existing ones stay, also if somebody has changed them. */
export function builtInTypes(stamp: AuditStamp): Proposal[] {
  return SYSTEM_TYPES.map((type) => {
    const [name, description] = INFOS[type];
    const value = { name, description, created: stamp, lastModified: stamp };
    return createIfAbsent(systemTypeUrn(type), OWNERSHIP_TYPE_ASPECT, value);
  });
}

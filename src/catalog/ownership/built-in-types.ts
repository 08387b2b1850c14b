/** The kinds of ownership that every catalog has, and those that older clients name with a word. */
import type { AuditStamp } from '../../model/audit-stamp.js';
import { createIfAbsent } from '../writes/create-if-absent.js';
import type { Proposal } from '../writes/types.js';
import { OWNERSHIP_TYPE_ASPECT } from './ownership-type-commands.js';
import { SYSTEM_TYPES, systemTypeUrn, type OwnershipType } from './ownerships.js';

/** Name and description. Only the kinds in `SYSTEM_TYPES` are entities, because the others are not offered for new owners. */
const INFOS: Readonly<Record<OwnershipType, readonly [name: string, description: string]>> = {
  TECHNICAL_OWNER: ['Technical Owner', 'Builds and operates the asset, and answers technical questions.'],
  BUSINESS_OWNER: ['Business Owner', 'Decides what the asset means and who may use it.'],
  DATA_STEWARD: ['Data Steward', 'Takes care of the quality and the documentation of the asset.'],
  NONE: ['None', 'An owner without a particular kind of ownership.'],
  CUSTOM: ['Custom', 'A kind of ownership that is not described here.'],
  DEVELOPER: ['Developer', 'Develops the asset.'],
  DATAOWNER: ['Data Owner', 'Is accountable for the asset.'],
  DELEGATE: ['Delegate', 'Acts on behalf of an owner.'],
  PRODUCER: ['Producer', 'Produces the data of the asset.'],
  CONSUMER: ['Consumer', 'Uses the data of the asset.'],
  STAKEHOLDER: ['Stakeholder', 'Has an interest in the asset.'],
};

const INFOS_BY_URN = new Map(
  Object.entries(INFOS).map(([type, [name, description]]) => [systemTypeUrn(type), { name, description }]),
);

/** Returns the name and the description of a kind of ownership that older clients name with a word; undefined for other kinds. */
export function systemTypeInfo(typeUrn: string): { name: string; description: string } | undefined {
  return INFOS_BY_URN.get(typeUrn);
}

/** Returns proposals that create the built-in kinds. Existing ones stay, also if somebody has changed them. */
export function builtInTypes(stamp: AuditStamp): Proposal[] {
  return SYSTEM_TYPES.map((type) => {
    const urn = systemTypeUrn(type);
    return createIfAbsent(urn, OWNERSHIP_TYPE_ASPECT, {
      ...systemTypeInfo(urn),
      created: stamp,
      lastModified: stamp,
    });
  });
}

/** The data platforms that every catalog has. */
import { PLATFORM_INFO } from '../../model/platform-delimiters.js';
import type { MetadataModel } from '../../model/types.js';
import { createIfAbsent } from '../writes/create-if-absent.js';
import type { Proposal } from '../writes/types.js';

/** Returns proposals that create the platforms of `schemas/platforms.json`. What somebody wrote about a platform stays. */
export function builtInPlatforms({ platforms }: MetadataModel): Proposal[] {
  return [...platforms].map(([urn, info]) => createIfAbsent(urn, PLATFORM_INFO, info));
}

/** The data platforms that every catalog has, and how platforms separate the parts of the names of their datasets. */
import type { JsonObject } from '../core/json.js';
import { PLATFORM_INFO, PLATFORM_TYPE } from '../model/platform-delimiters.js';
import type { MetadataModel } from '../model/types.js';
import type { ReaderDeps } from './entities/entity-reader.js';
import { aspectValue, type EntityState } from './writes/entity-state.js';
import { createIfAbsent } from './commands/proposals.js';
import type { Proposal } from './writes/types.js';

/** Reads all platforms with one statement, for the start of a service. */
export async function readDelimiters({ model, database, load }: ReaderDeps): Promise<void> {
  for (const { urn, info } of await database.read(load('platforms/list-platforms')))
    model.delimiters.learn(urn, JSON.parse(info) as JsonObject);
}

/** Learns from the platforms that a transaction changes, before anything is derived from them. */
export function learnDelimiters(states: readonly EntityState[], { delimiters }: MetadataModel): void {
  for (const { urn, definition, aspects, readAspects, exists } of states) {
    if (definition.name !== PLATFORM_TYPE || (exists && !readAspects.has(PLATFORM_INFO))) continue;
    delimiters.learn(urn.text, exists ? aspectValue(aspects.get(PLATFORM_INFO)) : undefined);
  }
}

/** Returns proposals that create the platforms of `schemas/platforms.json`. Stored information about a platform stays. */
export function builtInPlatforms({ platforms }: MetadataModel): Proposal[] {
  return [...platforms].map(([urn, info]) => createIfAbsent(urn, PLATFORM_INFO, info));
}

/** Reads version sets and versions for commands. */
import type { Urn } from '../../model/urn/urn.js';
import type { EntityReader, StoredEntity } from '../entities/types.js';
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setMembers } from '../commands/patch-proposal.js';
import { findByFilter } from '../search/find-by-filter.js';
import type { Proposal } from '../writes/types.js';
import { SET, VERSION, type SetProperties, type VersionProperties } from './version-aspects.js';

/** An aspect as it was read; a missing aspect has version 0. */
export interface Read<Value> {
  readonly urn: string;
  readonly version: number;
  readonly value?: Value;
}

type Reader = Pick<EntityReader, 'findAspects'>;

/** Reads with one statement. `exists` tells whether the asset exists. */
export async function readVersion(
  entities: Reader,
  names: { readonly set: string; readonly entity: string },
): Promise<{ set: Read<SetProperties>; own: Read<VersionProperties>; exists: boolean }> {
  const found = await entities.findAspects([
    { urn: names.set, names: [SET] },
    { urn: names.entity, names: [VERSION] },
  ]);
  return {
    set: aspectOf(found, names.set, SET),
    own: aspectOf(found, names.entity, VERSION),
    exists: found.has(names.entity),
  };
}

export async function readOwn(entities: Reader, urn: string): Promise<Read<VersionProperties>> {
  return aspectOf(await entities.findAspects([{ urn, names: [VERSION] }]), urn, VERSION);
}

export async function readSetOf(entities: Reader, urn: string): Promise<Read<SetProperties>> {
  return aspectOf(await entities.findAspects([{ urn, names: [SET] }]), urn, SET);
}

/** Returns the greatest version of a set except one, regardless of the actor's scope; undefined if there is no other version. */
export async function findNewest(
  { services }: Pick<CommandContext, 'services'>,
  set: Urn,
  except: string,
): Promise<Read<VersionProperties> | undefined> {
  const { entities, search } = services.unscoped;
  const { urns } = await findByFilter(search, {
    entityTypes: [set.parts[1] ?? ''],
    filter: {
      or: [
        {
          and: [
            { field: 'versionSet', values: [set.text], condition: 'EQUAL' },
            { field: 'urn', values: [except], condition: 'EQUAL', negated: true },
          ],
        },
      ],
    },
    sort: [{ field: 'versionSortId', order: 'DESCENDING' }],
    count: 1,
  });
  const [newest] = urns;
  return newest === undefined ? undefined : readOwn(entities, newest);
}

/** Sets members of an aspect, if it did not change since it was read. */
export function change(
  { urn, version }: Read<unknown>,
  aspectName: string,
  members: Readonly<Record<string, unknown>>,
): Proposal {
  const steps = setMembers(members);
  return { ...patchProposal({ urn, aspectName }, steps), ifVersion: version };
}

function aspectOf<Value>(found: ReadonlyMap<string, StoredEntity>, urn: string, name: string): Read<Value> {
  const stored = found.get(urn)?.aspects.get(name);
  if (stored === undefined) return { urn, version: 0 };
  return { urn, version: stored.version, value: JSON.parse(stored.text) as Value };
}

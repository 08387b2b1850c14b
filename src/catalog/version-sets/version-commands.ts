/** Links assets as versions of one version set, and unlinks them. */
import { CatalogError, invalidRequest } from '../../core/errors.js';
import type { Urn } from '../../model/urn.js';
import type { CommandContext } from '../commands/command-context.js';
import { requireName } from '../commands/command-input.js';
import { readUrn, hideUrnInRefusal } from '../commands/require-entities.js';
import { stampOf, requireUnchanged, storeUnchanged } from '../commands/store.js';
import type { Proposal } from '../writes/types.js';
import { setStep, patchProposal, setMembers } from '../commands/proposals.js';
import type { EntityReader, StoredEntity } from '../entities/types.js';
import { findByFilter } from '../search/search-reader.js';
import {
  GENERATED,
  SET,
  VERSION,
  type SetProperties,
  nextSortId,
  type VersionProperties,
} from './version-aspects.js';

export interface VersionLink {
  /** URN of the version set. */
  readonly versionSet: string;
  /** URN of the asset. */
  readonly linkedEntity: string;
  /** Label of the version. */
  readonly version: string;
  readonly comment?: string | null | undefined;
  /** Epoch milliseconds. */
  readonly sourceTimestamp?: number | null | undefined;
  readonly sourceCreator?: string | null | undefined;
}

/**
 * Makes the asset the latest version of the set. If it is the latest version already, only its label changes.
 * @returns the URN of the set. @throws CONFLICT for a version of another set; NOT_FOUND, INVALID_URN, INVALID_REQUEST, FORBIDDEN
 */
export async function linkVersion(context: CommandContext, input: VersionLink): Promise<string> {
  const entity = readUrn(context, input.linkedEntity);
  const set = readSet(context, input.versionSet, entity);
  requireName(input.version, '/input/version');
  if (input.sourceCreator) readUrn(context, input.sourceCreator, 'corpuser');
  await hideUrnInRefusal(
    context,
    [set.text, entity],
    storeUnchanged(context, () => proposeLink(context, { set, entity, input })),
  );
  return set.text;
}

/**
 * Unlinks an asset from its version set.
 * @param unlinked without `versionSet`: the set of the asset
 * @returns the URN of the set. @throws NOT_FOUND if the asset is not a version of the set; INVALID_URN, INVALID_REQUEST, FORBIDDEN
 */
export async function unlinkVersion(
  context: CommandContext,
  unlinked: {
    readonly unlinkedEntity?: string | null | undefined;
    readonly versionSet?: string | null | undefined;
  },
): Promise<string> {
  if (!unlinked.unlinkedEntity)
    throw invalidRequest('/unlinkedEntity', 'unlinkedEntity is missing', 'required');
  const entity = readUrn(context, unlinked.unlinkedEntity);
  const named = unlinked.versionSet ?? (await readOwn(context.services.entities, entity)).value?.versionSet;
  if (named === undefined) throw notLinked(entity, 'a set');
  const set = readSet(context, named, entity);
  await hideUrnInRefusal(
    context,
    [set.text, entity],
    storeUnchanged(context, () => proposeUnlink(context, set, entity)),
  );
  return set.text;
}

interface Link {
  readonly set: Urn;
  readonly entity: string;
  readonly input: VersionLink;
}

async function proposeLink(context: CommandContext, { set, entity, input }: Link): Promise<Proposal[]> {
  const { entities, unscoped } = context.services;
  const read = await readVersion(entities, { set: set.text, entity });
  const { own } = read;
  if (!read.exists)
    throw new CatalogError('NOT_FOUND', `There is no entity ${entity}`, { path: '/linkedEntity' });
  const { latest, versioningScheme = GENERATED } = read.set.value ?? {};
  if (versioningScheme !== GENERATED)
    throw invalidRequest(
      '/versionSet',
      `${set.text} does not allow versions to be linked`,
      `versioningScheme ${GENERATED}`,
    );
  const label = { version: { versionTag: input.version }, comment: input.comment };
  if (own.value?.versionSet === set.text && latest === entity) return [patchMembers(own, VERSION, label)];
  if (own.value !== undefined) throw linkedAlready(entity, own.value.versionSet);
  const pointed = latest === undefined ? undefined : await readOwn(unscoped.entities, latest);
  const isInSet = pointed?.value?.versionSet === set.text;
  const previous = isInSet ? pointed : await findNewest(context, set, entity);
  // The write makes it the latest version. It fails if the set has changed since the sort id was chosen.
  return [
    requireSet(set.text, read.set),
    patchMembers(own, VERSION, {
      ...label,
      versionSet: set.text,
      sortId: nextSortId(previous?.value?.sortId),
      versioningScheme,
      ...stampsOf(context, input),
    }),
  ];
}

/** Fails if the set has changed since it was read. The actor needs the permission to change it. */
function requireSet(urn: string, read: Read<SetProperties>): Proposal {
  const target = { urn, aspectName: SET };
  if (read.value === undefined) return requireUnchanged(target, undefined);
  return requireUnchanged(target, read, [setStep(['latest'], read.value.latest)]);
}

function stampsOf(context: CommandContext, { sourceTimestamp, sourceCreator }: VersionLink): object {
  const stamp = stampOf(context);
  const inSource = { time: sourceTimestamp, actor: sourceCreator ?? stamp.actor };
  return {
    metadataCreatedTimestamp: stamp,
    ...(typeof sourceTimestamp === 'number' && { sourceCreatedTimestamp: inSource }),
  };
}

async function proposeUnlink(context: CommandContext, set: Urn, entity: string): Promise<Proposal[]> {
  const { entities, unscoped } = context.services;
  const own = await readOwn(entities, entity);
  if (own.value?.versionSet !== set.text) throw notLinked(entity, set.text);
  const properties = await readSetOf(unscoped.entities, set.text);
  const unlinked: Proposal = {
    urn: entity,
    aspectName: VERSION,
    changeType: 'DELETE',
    ifVersion: own.version,
  };
  // The previous version becomes the latest with the write. The actor needs the permission to change the set, too.
  return [requireSet(set.text, properties), unlinked];
}

/** @throws INVALID_URN; INVALID_REQUEST if the set is for assets of another type */
function readSet(context: CommandContext, text: string, entity: string): Urn {
  const { model } = context.services;
  const set = model.parseUrn(readUrn(context, text, 'versionSet'));
  const { entityType } = model.parseUrn(entity);
  if (!model.getEntity(entityType).aspects.includes(VERSION))
    throw new CatalogError('INVALID_REQUEST', `Assets of the type ${entityType} have no versions`, {
      rule: `a type with the aspect ${VERSION}`,
    });
  if (set.parts[1] === entityType) return set;
  throw invalidRequest(
    '/versionSet',
    `${set.text} is not a version set of the type ${entityType}`,
    `urn:li:versionSet:(…,${entityType})`,
  );
}

function linkedAlready(entity: string, set: string): CatalogError {
  return new CatalogError('CONFLICT', `${entity} is already a version of ${set}; unlink it first`, {
    path: '/linkedEntity',
    rule: 'a version of one set, once',
    versionSet: set,
  });
}

function notLinked(entity: string, set: string): CatalogError {
  return new CatalogError('NOT_FOUND', `${entity} is not a version of ${set}`, {
    path: '/unlinkedEntity',
    rule: 'a version of the set',
  });
}

/** An aspect as it was read; a missing aspect has version 0. */
interface Read<Value> {
  readonly urn: string;
  readonly version: number;
  readonly value?: Value;
}

type Reader = Pick<EntityReader, 'findAspects'>;

/** Reads with one statement. `exists` tells whether the asset exists. */
async function readVersion(
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

async function readOwn(entities: Reader, urn: string): Promise<Read<VersionProperties>> {
  return aspectOf(await entities.findAspects([{ urn, names: [VERSION] }]), urn, VERSION);
}

async function readSetOf(entities: Reader, urn: string): Promise<Read<SetProperties>> {
  return aspectOf(await entities.findAspects([{ urn, names: [SET] }]), urn, SET);
}

/** Returns the greatest version of a set except one, regardless of the actor's scope; undefined if there is no other version. */
async function findNewest(
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
function patchMembers(
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

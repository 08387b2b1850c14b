/** `linkAssetVersion` and `unlinkAssetVersion`. */
import { CatalogError } from '../../../core/errors.js';
import type { Urn } from '../../../model/urn/urn.js';
import type { GraphqlContext } from '../context.js';
import type { LinkVersionInput, MutationResolvers } from '../generated/schema-types.js';
import { EntityRef } from '../mapping/entity-ref.js';
import { readUrn } from '../../../catalog/commands/require-entities.js';
import { stampOf } from '../../../catalog/commands/store.js';
import { withoutNaming } from '../../../catalog/commands/without-naming.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import { nextSortId } from './sort-id.js';
import { storeUnchanged } from '../../../catalog/commands/store-unchanged.js';
import {
  change,
  findNewest,
  GENERATED,
  readOwn,
  readSetOf,
  readVersion,
  SET,
  VERSION,
} from './version-set.js';

export const versionMutations = {
  linkAssetVersion: async (_, { input }, context) => {
    const entity = readUrn(context, input.linkedEntity);
    const set = readSet(context, input.versionSet, entity);
    if (input.sourceCreator) readUrn(context, input.sourceCreator, 'corpuser');
    await withoutNaming(
      context,
      [set.text, entity],
      storeUnchanged(context, () => proposeLink(context, { set, entity, input })),
    );
    return new EntityRef(set);
  },
  unlinkAssetVersion: async (_, { input }, context) => {
    if (!input.unlinkedEntity)
      throw new CatalogError('INVALID_REQUEST', 'unlinkedEntity is missing', {
        path: '/unlinkedEntity',
        rule: 'required',
      });
    const entity = readUrn(context, input.unlinkedEntity);
    const named = input.versionSet ?? (await readOwn(context.services.entities, entity)).value?.versionSet;
    if (named === undefined) throw notLinked(entity, 'a set');
    const set = readSet(context, named, entity);
    await withoutNaming(
      context,
      [set.text, entity],
      storeUnchanged(context, () => proposeUnlink(context, set, entity)),
    );
    return new EntityRef(set);
  },
} satisfies MutationResolvers;

interface Link {
  readonly set: Urn;
  readonly entity: string;
  readonly input: LinkVersionInput;
}

async function proposeLink(context: GraphqlContext, { set, entity, input }: Link): Promise<Proposal[]> {
  const { entities, unscoped } = context.services;
  const read = await readVersion(entities, { set: set.text, entity });
  const { own } = read;
  if (!read.exists)
    throw new CatalogError('NOT_FOUND', `There is no entity ${entity}`, { path: '/linkedEntity' });
  const { latest, versioningScheme = GENERATED } = read.set.value ?? {};
  if (versioningScheme !== GENERATED)
    throw new CatalogError('INVALID_REQUEST', `${set.text} is put in order by those who write it`, {
      path: '/versionSet',
      rule: `versioningScheme ${GENERATED}`,
    });
  const label = { version: { versionTag: input.version }, comment: input.comment };
  if (own.value?.versionSet === set.text && latest === entity) return [change(own, VERSION, label)];
  if (own.value !== undefined) throw linkedAlready(entity, own.value.versionSet);
  const pointed = latest === undefined ? undefined : await readOwn(unscoped.entities, latest);
  const isInSet = pointed?.value?.versionSet === set.text;
  const previous = isInSet ? pointed : await findNewest(context, set, entity);
  return [
    change(read.set, SET, { latest: entity, versioningScheme }),
    change(own, VERSION, {
      ...label,
      versionSet: set.text,
      sortId: nextSortId(previous?.value?.sortId),
      versioningScheme,
      isLatest: true,
      ...stampsOf(context, input),
    }),
    ...(previous === undefined ? [] : [change(previous, VERSION, { isLatest: false })]),
  ];
}

function stampsOf(context: GraphqlContext, { sourceTimestamp, sourceCreator }: LinkVersionInput): object {
  const stamp = stampOf(context);
  const inSource = { time: sourceTimestamp, actor: sourceCreator ?? stamp.actor };
  return {
    metadataCreatedTimestamp: stamp,
    ...(typeof sourceTimestamp === 'number' && { sourceCreatedTimestamp: inSource }),
  };
}

async function proposeUnlink(context: GraphqlContext, set: Urn, entity: string): Promise<Proposal[]> {
  const { entities, unscoped } = context.services;
  const own = await readOwn(entities, entity);
  if (own.value?.versionSet !== set.text) throw notLinked(entity, set.text);
  const properties = await readSetOf(unscoped.entities, set.text);
  const removal = (urn: string, aspectName: string, ifVersion: number): Proposal => ({
    urn,
    aspectName,
    changeType: 'DELETE',
    ifVersion,
  });
  const unlinked = removal(entity, VERSION, own.version);
  if (properties.value?.latest !== entity) return [unlinked];
  const newest = await findNewest(context, set, entity);
  if (newest === undefined) return [unlinked, removal(set.text, SET, properties.version)];
  return [
    unlinked,
    change(properties, SET, { latest: newest.urn }),
    change(newest, VERSION, { isLatest: true }),
  ];
}

/** @throws INVALID_URN, and INVALID_REQUEST when the set is for assets of another type */
function readSet(context: GraphqlContext, text: string, entity: string): Urn {
  const { model } = context.services;
  const set = model.parseUrn(readUrn(context, text, 'versionSet'));
  const { entityType } = model.parseUrn(entity);
  if (!model.getEntity(entityType).aspects.includes(VERSION))
    throw new CatalogError('INVALID_REQUEST', `Assets of the type ${entityType} have no versions`, {
      rule: `a type with the aspect ${VERSION}`,
    });
  if (set.parts[1] === entityType) return set;
  throw new CatalogError('INVALID_REQUEST', `${set.text} is no set of the type ${entityType}`, {
    path: '/versionSet',
    rule: `urn:li:versionSet:(…,${entityType})`,
  });
}

function linkedAlready(entity: string, set: string): CatalogError {
  return new CatalogError('CONFLICT', `${entity} is a version of ${set} already; unlink it first`, {
    path: '/linkedEntity',
    rule: 'a version of one set, once',
    versionSet: set,
  });
}

function notLinked(entity: string, set: string): CatalogError {
  return new CatalogError('NOT_FOUND', `${entity} is no version of ${set}`, {
    path: '/unlinkedEntity',
    rule: 'a version of the set',
  });
}

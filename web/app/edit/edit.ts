/** Changes of an entity, and those that the header of its page offers. */
import type { EntityOfPage } from '../pages/entity/entity-of-page.js';
import type { EntityLinkFragment } from '../api/fragments.graphql.js';
import { request } from '../api/request.js';
import {
  AddOwners,
  AddTags,
  AddTerms,
  RemoveOwner,
  RemoveTag,
  RemoveTerm,
  SetDataProduct,
  SetDomain,
  UnsetDomain,
} from './edits.graphql.js';

export type Overview = EntityOfPage['overview'];

/** A change of an entity: its mutation, its optimistic result on the page, and its undo. */
export interface Edit {
  /** Message after the change, e.g. `Removed the tag gold.` The same change is not made twice at a time. */
  readonly done: string;
  readonly send: () => Promise<unknown>;
  /** The optimistic result until the service responds. */
  readonly optimistic?: (overview: Overview) => Overview;
  /** The optimistic result in data that a tab has loaded. */
  readonly optimisticElsewhere?: OptimisticUpdate;
  /** Undo, offered in a notification after the change. */
  readonly undo?: Edit;
}

/** A change of cached data. */
export interface OptimisticUpdate {
  /** Start of the keys of the queries, e.g. `['SchemaTab', { urn }]`. */
  readonly key: readonly unknown[];
  readonly change: (data: unknown) => unknown;
}

// Changes of an entity's tags, terms and owners.

type TagOfEntity = Overview['tags'][number];
type TermOfEntity = Overview['glossaryTerms'][number];
export type OwnerOfEntity = Overview['owners'][number];

export function addTag(urn: string, association: TagOfEntity): Edit {
  return { ...attachTag(urn, association), undo: detachTag(urn, association) };
}

export function removeTag(urn: string, association: TagOfEntity): Edit {
  return { ...detachTag(urn, association), undo: attachTag(urn, association) };
}

function attachTag(urn: string, association: TagOfEntity): Edit {
  const { tag } = association;
  return {
    done: `Added the tag ${tag.overview.name}.`,
    send: () => request(AddTags, { input: { resourceUrn: urn, tagUrns: [tag.urn] } }),
    optimistic: (overview) => ({ ...overview, tags: [...overview.tags, association] }),
  };
}

function detachTag(urn: string, association: TagOfEntity): Edit {
  const { tag } = association;
  return {
    done: `Removed the tag ${tag.overview.name}.`,
    send: () => request(RemoveTag, { input: { resourceUrn: urn, tagUrn: tag.urn } }),
    optimistic: (overview) => ({
      ...overview,
      tags: overview.tags.filter((each) => each.tag.urn !== tag.urn),
    }),
  };
}

export function addTerm(urn: string, association: TermOfEntity): Edit {
  return { ...attachTerm(urn, association), undo: detachTerm(urn, association) };
}

export function removeTerm(urn: string, association: TermOfEntity): Edit {
  return { ...detachTerm(urn, association), undo: attachTerm(urn, association) };
}

function attachTerm(urn: string, association: TermOfEntity): Edit {
  const { term } = association;
  return {
    done: `Added the term ${term.overview.name}.`,
    send: () => request(AddTerms, { input: { resourceUrn: urn, termUrns: [term.urn] } }),
    optimistic: (overview) => ({ ...overview, glossaryTerms: [...overview.glossaryTerms, association] }),
  };
}

function detachTerm(urn: string, association: TermOfEntity): Edit {
  const { term } = association;
  return {
    done: `Removed the term ${term.overview.name}.`,
    send: () => request(RemoveTerm, { input: { resourceUrn: urn, termUrn: term.urn } }),
    optimistic: (overview) => ({
      ...overview,
      glossaryTerms: overview.glossaryTerms.filter((each) => each.term.urn !== term.urn),
    }),
  };
}

/** Adds an owner that the entity does not have yet. */
export function addOwner(urn: string, ownership: OwnerOfEntity): Edit {
  return { ...attachOwner(urn, [ownership]), undo: detachOwner(urn, ownership) };
}

/** Removes all ownerships of an owner. @param owners all owners of the entity */
export function removeOwner(urn: string, ownership: OwnerOfEntity, owners: readonly OwnerOfEntity[]): Edit {
  const ownerships = owners.filter((each) => each.owner.urn === ownership.owner.urn);
  return { ...detachOwner(urn, ownership), undo: attachOwner(urn, ownerships) };
}

function attachOwner(urn: string, ownerships: readonly OwnerOfEntity[]): Edit {
  const [first] = ownerships;
  return {
    done: `Added the owner ${first?.owner.overview.name ?? ''}.`,
    send: () => request(AddOwners, { input: { resourceUrn: urn, owners: ownerships.map(ownerInput) } }),
    optimistic: (overview) => ({ ...overview, owners: [...overview.owners, ...ownerships] }),
  };
}

function detachOwner(urn: string, { owner }: OwnerOfEntity): Edit {
  return {
    done: `Removed the owner ${owner.overview.name}.`,
    send: () => request(RemoveOwner, { input: { resourceUrn: urn, ownerUrn: owner.urn } }),
    optimistic: (overview) => ({
      ...overview,
      owners: overview.owners.filter((each) => each.owner.urn !== owner.urn),
    }),
  };
}

/** The ownership as mutation input. */
export function ownerInput({ owner, type, ownershipType }: OwnerOfEntity) {
  return {
    ownerUrn: owner.urn,
    ownerEntityType: owner.urn.startsWith('urn:li:corpGroup:')
      ? ('CORP_GROUP' as const)
      : ('CORP_USER' as const),
    ...(ownershipType ? { ownershipTypeUrn: ownershipType.urn } : type !== null && { type }),
  };
}

/** Converts picked entities to labels of the page. */
export function tagOf({ urn, overview: { name } }: EntityLinkFragment): TagOfEntity {
  return { tag: { urn, overview: { name, description: null }, properties: null } };
}

export function termOf({ urn, overview: { name } }: EntityLinkFragment): TermOfEntity {
  return { term: { urn, overview: { name, description: null } } };
}

// Changes of the domain and the data product that an entity is in.

type Place = NonNullable<Overview['domain']>;

/** @param domain null removes the domain @param before the previous domain */
export function setDomain(urn: string, domain: Place | null, before: Place | null): Edit {
  return {
    ...moveToDomain(urn, domain),
    undo: moveToDomain(urn, before),
  };
}

function moveToDomain(urn: string, domain: Place | null): Edit {
  return {
    done: domain === null ? 'Removed the domain.' : `Moved to the domain ${domain.overview.name}.`,
    send: () =>
      domain === null
        ? request(UnsetDomain, { entityUrn: urn })
        : request(SetDomain, { entityUrn: urn, domainUrn: domain.urn }),
    optimistic: (overview) => ({ ...overview, domain }),
  };
}

/** The entity leaves all of its data products. Undo is possible only if it was in one. */
export function setDataProduct(urn: string, product: Place | null, before: readonly Place[]): Edit {
  const [only, ...others] = before;
  const undo = moveToProduct(urn, only ?? null);
  return { ...moveToProduct(urn, product), ...(others.length === 0 && { undo }) };
}

function moveToProduct(urn: string, product: Place | null): Edit {
  return {
    done: product === null ? 'Removed from its data product.' : `Moved to ${product.overview.name}.`,
    send: () =>
      request(SetDataProduct, {
        input: { resourceUrns: [urn], ...(product !== null && { dataProductUrn: product.urn }) },
      }),
    optimistic: (overview) => ({ ...overview, dataProducts: product === null ? [] : [product] }),
  };
}

/** Changes of an entity's tags, terms and owners. */
import type { EntityLinkFragment } from '../api/fragments/entity-link.graphql.js';
import { request } from '../api/request.js';
import { AddOwners, AddTags, AddTerms, RemoveOwner, RemoveTag, RemoveTerm } from './edits.graphql.js';
import type { Edit, Overview } from './edit.js';

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
    foresee: (overview) => ({ ...overview, tags: [...overview.tags, association] }),
  };
}

function detachTag(urn: string, association: TagOfEntity): Edit {
  const { tag } = association;
  return {
    done: `Removed the tag ${tag.overview.name}.`,
    send: () => request(RemoveTag, { input: { resourceUrn: urn, tagUrn: tag.urn } }),
    foresee: (overview) => ({ ...overview, tags: overview.tags.filter((each) => each.tag.urn !== tag.urn) }),
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
    foresee: (overview) => ({ ...overview, glossaryTerms: [...overview.glossaryTerms, association] }),
  };
}

function detachTerm(urn: string, association: TermOfEntity): Edit {
  const { term } = association;
  return {
    done: `Removed the term ${term.overview.name}.`,
    send: () => request(RemoveTerm, { input: { resourceUrn: urn, termUrn: term.urn } }),
    foresee: (overview) => ({
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
    foresee: (overview) => ({ ...overview, owners: [...overview.owners, ...ownerships] }),
  };
}

function detachOwner(urn: string, { owner }: OwnerOfEntity): Edit {
  return {
    done: `Removed the owner ${owner.overview.name}.`,
    send: () => request(RemoveOwner, { input: { resourceUrn: urn, ownerUrn: owner.urn } }),
    foresee: (overview) => ({
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

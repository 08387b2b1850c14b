/** Entities with parents: terms and folders of the glossary, and domains. */
import type { JsonObject } from '../../core/json.js';
import type { Urn } from '../../model/urn.js';
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setStep } from '../commands/proposals.js';
import { readUrn, requireEntities, requireEntity } from '../commands/require-entities.js';
import { storeInExisting } from '../commands/store.js';

export interface Hierarchy {
  /** Entity type of the parents. */
  readonly parentType: string;
  /** Entity types of the children, each with the aspect that contains the parent. */
  readonly aspects: Readonly<Record<string, string>>;
  /** Member of the aspect with the URN of the parent. */
  readonly member: string;
}

export const GLOSSARY: Hierarchy = {
  parentType: 'glossaryNode',
  aspects: { glossaryNode: 'glossaryNodeInfo', glossaryTerm: 'glossaryTermInfo' },
  member: 'parentNode',
};
export const DOMAINS: Hierarchy = {
  parentType: 'domain',
  aspects: { domain: 'domainProperties' },
  member: 'parentDomain',
};

/** Finds the aspect and the member with the parent of an entity. @returns undefined for a type without parents */
export function parentFieldOf(
  entityType: string,
): { readonly aspect: string; readonly member: string } | undefined {
  for (const { aspects, member } of [GLOSSARY, DOMAINS]) {
    const aspect = Object.hasOwn(aspects, entityType) ? aspects[entityType] : undefined;
    if (aspect !== undefined) return { aspect, member };
  }
  return undefined;
}

/**
 * Returns the member with the parent of a new entity; nothing if there is no parent.
 * @throws INVALID_URN, NOT_FOUND unless the parent exists
 */
export async function readParent(
  context: CommandContext,
  { parentType, member }: Hierarchy,
  parent: string | null | undefined,
): Promise<JsonObject> {
  if (!parent) return {};
  return { [member]: await requireEntity(context, parent, parentType) };
}

export interface Move {
  readonly child: string;
  /** Absent: the child moves to the top. */
  readonly parent?: string | null | undefined;
}

/**
 * Moves an entity to another parent, or to the top.
 * @throws INVALID_URN, NOT_FOUND; INVALID_ASPECT for a circle and CONFLICT for a name that the new parent has, which the write path detects
 */
export async function moveInto(context: CommandContext, hierarchy: Hierarchy, move: Move): Promise<boolean> {
  const child = readUrn(context, move.child, ...Object.keys(hierarchy.aspects));
  const parent = move.parent ? readUrn(context, move.parent, hierarchy.parentType) : undefined;
  await requireEntities(context, parent === undefined ? [child] : [child, parent]);
  const aspectName = hierarchy.aspects[context.services.model.parseUrn(child).entityType] ?? '';
  await storeInExisting(context, [
    {
      ...patchProposal({ urn: child, aspectName }, [setStep([hierarchy.member], parent)]),
      hasNewValues: true,
    },
  ]);
  return true;
}

interface HasUrn {
  readonly urn: Urn;
}

/**
 * Finds the ancestors of an entity: follows the parents from the nearest to the farthest. In a circle, the list ends where the circle closes.
 * @param parentOf returns the direct parent; undefined for an entity without one @returns nearest first, without the start
 */
export async function findAncestors<Entity extends HasUrn>(
  start: Entity,
  parentOf: (entity: Entity) => Promise<Entity | undefined>,
): Promise<Entity[]> {
  const ancestors = new Map<string, Entity>();
  let current = await parentOf(start);
  while (current !== undefined && current.urn.text !== start.urn.text && !ancestors.has(current.urn.text)) {
    ancestors.set(current.urn.text, current);
    current = await parentOf(current);
  }
  return [...ancestors.values()];
}

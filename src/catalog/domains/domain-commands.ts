/** Creates and deletes domains, and assigns entities to them. */
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { createEntity, newUrn, deleteEntity } from '../commands/entity-commands.js';
import { entityExists, readUrn, requireEntities } from '../commands/require-entities.js';
import { requireName, type Optional } from '../commands/command-input.js';
import { stampOf, storeInExisting } from '../commands/store.js';
import { DOMAINS, readParent } from '../hierarchies/hierarchy.js';
import { readOwners, type OwnerInput } from '../ownership/owner-commands.js';
import { proposeCreatorAsOwner, proposeOwners } from '../ownership/owners.js';
import type { Proposal } from '../writes/types.js';

interface NewDomain {
  /** Last part of the URN; default: a random one. */
  readonly id?: Optional<string>;
  readonly name: string;
  readonly description?: Optional<string>;
  /** URN of the parent domain; absent for a top-level domain. */
  readonly parentDomain?: Optional<string>;
  /** Absent or empty: the actor. */
  readonly owners?: Optional<readonly OwnerInput[]>;
}

/**
 * Creates a domain.
 * @throws NOT_FOUND unless the parent and the owners exist; CONFLICT if the domain exists, or another one of its name under the parent;
 * INVALID_URN; INVALID_REQUEST for a blank name
 */
export async function createDomain(
  context: CommandContext,
  { id, name, description, parentDomain, owners }: NewDomain,
): Promise<string> {
  requireName(name, '/input/name');
  const urn = newUrn(context, 'domain', id);
  const stamp = stampOf(context);
  const parent = await readParent(context, DOMAINS, parentDomain);
  const firstOwners = await readOwners(context, owners ?? []);
  const value = {
    name,
    ...(description && { description }),
    created: { ...stamp },
    ...parent,
  };
  return createEntity(context, { urn, aspectName: 'domainProperties', value, hasNewValues: true }, [
    firstOwners.length > 0 ? proposeOwners(urn, firstOwners, stamp) : proposeCreatorAsOwner(urn, stamp),
  ]);
}

/**
 * Deletes a domain without child domains, if there is one. Children outside the actor's scope count, too.
 * @throws INVALID_URN; CONFLICT if the domain has children
 */
export async function deleteDomain(context: CommandContext, text: string): Promise<boolean> {
  const urn = readUrn(context, text, 'domain');
  // First, because children would reveal a hidden domain.
  if (!(await entityExists(context, urn))) return true;
  const children = await context.services.unscoped.relationships.listRelationships({
    urn,
    direction: 'INCOMING',
    types: ['IsPartOf'],
    page: { start: 0, count: 1 },
  });
  if (children.total > 0)
    throw new CatalogError('CONFLICT', `${urn} has domains in it; delete or move them first`, {
      rule: 'only empty domains are deleted',
    });
  return deleteEntity(context, urn, 'domain');
}

/**
 * Assigns entities to one domain, or to none. The domain replaces any others. If several requests do so at the same time, the last wins.
 * @throws NOT_FOUND unless the entities and the domain exist; INVALID_URN
 */
export async function assignToDomain(
  context: CommandContext,
  entities: readonly string[],
  domain: Optional<string>,
): Promise<boolean> {
  const urns = entities.map((urn) => readUrn(context, urn));
  const domains = domain ? [readUrn(context, domain, 'domain')] : [];
  await requireEntities(context, [...urns, ...domains]);
  await storeInExisting(
    context,
    urns.map((urn) => proposeDomains(urn, domains)),
  );
  return true;
}

/** Replaces the domains of an entity. @param domains at most one; none removes the entity from its domain */
export function proposeDomains(urn: string, domains: readonly string[]): Proposal {
  return { urn, aspectName: 'domains', changeType: 'UPSERT', value: JSON.stringify({ domains }) };
}

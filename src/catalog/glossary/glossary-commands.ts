/** Creates terms and folders of the glossary. */
import { createEntity, newUrn } from '../commands/create-entity.js';
import type { CommandContext } from '../commands/command-context.js';
import { requireName } from '../commands/require-name.js';
import { stampOf } from '../commands/store.js';
import { GLOSSARY, readParent } from '../hierarchies/hierarchy.js';
import { proposeCreatorAsOwner } from '../ownership/owners.js';

export interface NewGlossaryEntity {
  /** Last part of the URN; default: a random one. */
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
  /** URN of the parent folder; absent at the top. */
  readonly parentNode?: string | null | undefined;
}

/**
 * Creates a term or a folder, owned by the actor.
 * @throws NOT_FOUND unless the parent exists; CONFLICT if the entity exists, or another one of its name under the parent; INVALID_URN; INVALID_REQUEST for a blank name
 */
export async function createGlossaryEntity(
  context: CommandContext,
  entityType: 'glossaryTerm' | 'glossaryNode',
  { id, name, description, parentNode }: NewGlossaryEntity,
): Promise<string> {
  requireName(name, '/input/name');
  const urn = newUrn(context, entityType, id);
  const aspectName = GLOSSARY.aspects[entityType] ?? '';
  const value = {
    name,
    definition: description ?? '',
    ...(entityType === 'glossaryTerm' && { termSource: 'INTERNAL' }),
    ...(await readParent(context, GLOSSARY, parentNode)),
  };
  return createEntity(context, { urn, aspectName, value, hasNewValues: true }, [
    proposeCreatorAsOwner(urn, stampOf(context)),
  ]);
}

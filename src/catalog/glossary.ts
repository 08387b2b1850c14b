/** Creates terms and folders of the glossary, and relates terms to each other. */
import { invalidRequest } from '../core/errors.js';
import { createEntity, newUrn } from './commands/entity-commands.js';
import type { CommandContext } from './commands/command-context.js';
import { requireName, type Optional } from './commands/command-input.js';
import { stampOf, storeInExisting } from './commands/store.js';
import { GLOSSARY, readParent } from './hierarchies/hierarchy.js';
import { proposeCreatorAsOwner } from './ownership/owners.js';
import { patchProposal, setStep, type PatchStep } from './commands/proposals.js';
import { readUrn, requireEntities } from './commands/require-entities.js';

interface NewGlossaryEntity {
  /** Last part of the URN; default: a random one. */
  readonly id?: Optional<string>;
  readonly name: string;
  readonly description?: Optional<string>;
  /** URN of the parent folder; absent at the top. */
  readonly parentNode?: Optional<string>;
}

/**
 * Creates a term or a folder, owned by the actor.
 * @throws NOT_FOUND unless the parent exists; CONFLICT if the entity exists, or another one of its name under the parent; INVALID_URN;
 * INVALID_REQUEST for a blank name
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

interface TermRelation {
  readonly urn: string;
  /** URNs of the related terms. */
  readonly termUrns: readonly string[];
  /** `isA`: the term is a kind of them; `hasA`: the term consists of them. */
  readonly relationshipType: keyof typeof LISTS;
}

const LISTS = { isA: 'isRelatedTerms', hasA: 'hasRelatedTerms' };

/** Relates a term to others. @throws NOT_FOUND unless all terms exist; INVALID_URN; INVALID_REQUEST for a relation to itself */
export async function addRelatedTerms(context: CommandContext, relation: TermRelation): Promise<boolean> {
  const { urn, terms } = readTerms(context, relation);
  await requireEntities(context, [urn, ...terms]);
  const list = LISTS[relation.relationshipType];
  return storeSteps(
    context,
    urn,
    terms.map((term) => setStep([list, term], term)),
  );
}

/**
 * Removes relations of a term. Only that term must exist, so that relations to deleted terms can be removed.
 * @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for a relation to itself
 */
export async function removeRelatedTerms(context: CommandContext, relation: TermRelation): Promise<boolean> {
  const { urn, terms } = readTerms(context, relation);
  await requireEntities(context, [urn]);
  const list = LISTS[relation.relationshipType];
  return storeSteps(
    context,
    urn,
    terms.map((term) => ({ op: 'remove', path: [list, term] })),
  );
}

function readTerms(
  context: CommandContext,
  relation: TermRelation,
): { readonly urn: string; readonly terms: readonly string[] } {
  const urn = readUrn(context, relation.urn, 'glossaryTerm');
  const terms = relation.termUrns.map((term) => readUrn(context, term, 'glossaryTerm'));
  if (!terms.includes(urn)) return { urn, terms };
  throw invalidRequest('/termUrns', `${urn} cannot be related to itself`, 'other terms');
}

async function storeSteps(
  context: CommandContext,
  urn: string,
  steps: readonly PatchStep[],
): Promise<boolean> {
  if (steps.length > 0)
    await storeInExisting(context, [patchProposal({ urn, aspectName: 'glossaryRelatedTerms' }, steps)]);
  return true;
}

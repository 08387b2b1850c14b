/** Terms and folders of the glossary, and what terms have to do with each other. */
import { CatalogError } from '../../../core/errors.js';
import type { GraphqlContext } from '../context.js';
import type {
  CreateGlossaryEntityInput,
  MutationResolvers,
  RelatedTermsInput,
} from '../generated/schema-types.js';
import { createEntity, newUrn } from '../../../catalog/commands/create-entity.js';
import { deleteEntity } from '../../../catalog/commands/delete-entity.js';
import { GLOSSARY, moveInto, parentOf } from './hierarchy.js';
import { ownedByCreator } from './owners.js';
import { patchProposal, setStep, type PatchStep } from '../../../catalog/commands/patch-proposal.js';
import { readUrn, requireEntities } from '../../../catalog/commands/require-entities.js';
import { stampOf, store } from '../../../catalog/commands/store.js';

async function create(
  context: GraphqlContext,
  entityType: 'glossaryTerm' | 'glossaryNode',
  input: CreateGlossaryEntityInput,
): Promise<string> {
  const urn = newUrn(context, entityType, input.id);
  const aspectName = GLOSSARY.aspects[entityType] ?? '';
  const value = {
    name: input.name,
    definition: input.description ?? '',
    ...(entityType === 'glossaryTerm' && { termSource: 'INTERNAL' }),
    ...(await parentOf(context, GLOSSARY, input.parentNode)),
  };
  return createEntity(context, { urn, aspectName, value }, [ownedByCreator(urn, stampOf(context))]);
}

const RELATIONS = { isA: 'isRelatedTerms', hasA: 'hasRelatedTerms' };

async function relate(
  context: GraphqlContext,
  op: PatchStep['op'],
  input: RelatedTermsInput,
): Promise<boolean> {
  const urn = readUrn(context, input.urn, 'glossaryTerm');
  const terms = input.termUrns.map((term) => readUrn(context, term, 'glossaryTerm'));
  if (terms.includes(urn))
    throw new CatalogError('INVALID_REQUEST', `${urn} cannot be related to itself`, {
      path: '/termUrns',
      rule: 'other terms',
    });
  const named = op === 'add' ? [urn, ...terms] : [urn];
  await requireEntities(
    context,
    named.map((each) => ({ urn: each })),
  );
  if (terms.length === 0) return true;
  const list = RELATIONS[input.relationshipType];
  const steps = terms.map((term): PatchStep => {
    return op === 'add' ? setStep([list, term], term) : { op, path: [list, term] };
  });
  await store(context, [patchProposal({ urn, aspectName: 'glossaryRelatedTerms' }, steps)]);
  return true;
}

export const glossaryMutations = {
  createGlossaryTerm: (_, { input }, context) => create(context, 'glossaryTerm', input),
  createGlossaryNode: (_, { input }, context) => create(context, 'glossaryNode', input),
  deleteGlossaryEntity: (_, { urn }, context) => deleteEntity(context, urn, 'glossaryTerm', 'glossaryNode'),
  updateParentNode: (_, { input }, context) =>
    moveInto(context, GLOSSARY, { child: input.resourceUrn, parent: input.parentNode }),
  addRelatedTerms: (_, { input }, context) => relate(context, 'add', input),
  removeRelatedTerms: (_, { input }, context) => relate(context, 'remove', input),
} satisfies MutationResolvers;

/** Fields that change terms and folders of the glossary. */
import { deleteEntity } from '../../../catalog/commands/delete-entity.js';
import { createGlossaryEntity } from '../../../catalog/glossary/glossary-commands.js';
import { addRelatedTerms, removeRelatedTerms } from '../../../catalog/glossary/related-terms.js';
import { GLOSSARY, moveInto } from '../../../catalog/hierarchies/hierarchy.js';
import type { MutationResolvers } from '../generated/schema-types.js';

export const glossaryMutations = {
  createGlossaryTerm: (_, { input }, context) => createGlossaryEntity(context, 'glossaryTerm', input),
  createGlossaryNode: (_, { input }, context) => createGlossaryEntity(context, 'glossaryNode', input),
  deleteGlossaryEntity: (_, { urn }, context) => deleteEntity(context, urn, 'glossaryTerm', 'glossaryNode'),
  updateParentNode: (_, { input }, context) =>
    moveInto(context, GLOSSARY, { child: input.resourceUrn, parent: input.parentNode }),
  addRelatedTerms: (_, { input }, context) => addRelatedTerms(context, input),
  removeRelatedTerms: (_, { input }, context) => removeRelatedTerms(context, input),
} satisfies MutationResolvers;

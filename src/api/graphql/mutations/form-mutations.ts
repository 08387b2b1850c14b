/** Fields that create, change and delete forms, and remove them from assets. */
import { createForm, deleteForm, updateForm } from '../../../catalog/forms/form-definition-commands.js';
import { removeForm } from '../../../catalog/forms/remove-form.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';

export const formMutations = {
  createForm: async (_, { input }, context) => storedEntityRef(await createForm(context, input)),
  updateForm: async (_, { input }, context) => storedEntityRef(await updateForm(context, input)),
  deleteForm: (_, { input }, context) => deleteForm(context, input.urn),
  batchRemoveForm: (_, { input }, context) => removeForm(context, input),
} satisfies MutationResolvers;

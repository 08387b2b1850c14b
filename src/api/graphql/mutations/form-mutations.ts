/** Fields that create, change and delete forms, remove them from assets, and answer them. */
import { createForm, deleteForm, updateForm } from '../../../catalog/forms/form-definition-commands.js';
import { removeForm } from '../../../catalog/forms/remove-form.js';
import { submitPrompt } from '../../../catalog/forms/submit-prompt.js';
import { verifyForm } from '../../../catalog/forms/verify-form.js';
import { forgetting } from '../forget-loaded.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';

export const formMutations = {
  createForm: async (_, { input }, context) => storedEntityRef(await createForm(context, input)),
  updateForm: async (_, { input }, context) => storedEntityRef(await updateForm(context, input)),
  deleteForm: (_, { input }, context) => deleteForm(context, input.urn),
  batchRemoveForm: (_, { input }, context) => removeForm(context, input),
  submitFormPrompt: (_, args, context) => forgetting(context, submitPrompt(context, args)),
  verifyForm: (_, { input }, context) => forgetting(context, verifyForm(context, input)),
} satisfies MutationResolvers;

/** Fields that assign forms. */
import { assignForm, assignFormByFilter } from '../../../catalog/forms/form-commands.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { toCriterion } from '../search/read-filter.js';

export const formMutations = {
  batchAssignForm: (_, { input }, context) => assignForm(context, input),
  createDynamicFormAssignment: (_, { input }, context) => {
    const or = input.orFilters.map(({ and }) => ({ and: (and ?? []).map(toCriterion) }));
    return assignFormByFilter(context, { formUrn: input.formUrn, filter: { or } });
  },
} satisfies MutationResolvers;

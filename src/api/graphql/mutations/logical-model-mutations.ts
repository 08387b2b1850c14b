/** Fields that create and change logical models, and link physical datasets to them. */
import { createLogicalModel } from '../../../catalog/logical-models/create-logical-model.js';
import {
  linkPhysicalChild,
  setLogicalParent,
  unlinkPhysicalChild,
} from '../../../catalog/logical-models/parent-commands.js';
import { updateLogicalModelSchema } from '../../../catalog/logical-models/update-schema.js';
import type { MutationResolvers } from '../generated/schema-types.js';

export const logicalModelMutations = {
  createLogicalModel: (_, { input }, context) => createLogicalModel(context, input),
  updateLogicalModelSchema: (_, { input }, context) => updateLogicalModelSchema(context, input),
  setLogicalParent: (_, { input }, context) => setLogicalParent(context, input),
  linkPhysicalChild: (_, { input }, context) => linkPhysicalChild(context, input),
  unlinkPhysicalChild: (_, { input }, context) => unlinkPhysicalChild(context, input),
} satisfies MutationResolvers;

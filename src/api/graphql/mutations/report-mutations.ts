/** Fields that report events: operations, incidents, results of assertions and the contracts that rely on them. */
import {
  reportAssertionResult,
  upsertCustomAssertion,
} from '../../../catalog/assertions/report-assertion.js';
import { deleteEntityIfExists } from '../../../catalog/commands/delete-entity.js';
import { upsertContract } from '../../../catalog/data-contracts/contract-commands.js';
import { reportOperation } from '../../../catalog/dataset-operations/report-operation.js';
import { raiseIncident, updateIncidentStatus } from '../../../catalog/incidents/incident-commands.js';
import { updateIncident } from '../../../catalog/incidents/update-incident.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';

const operationMutations = {
  reportOperation: async (_, { input }, context) => {
    await reportOperation(context, input);
    return 'true';
  },
} satisfies MutationResolvers;

const incidentMutations = {
  raiseIncident: (_, { input }, context) => raiseIncident(context, input),
  updateIncident: (_, { urn, input }, context) => updateIncident(context, urn, input),
  updateIncidentStatus: (_, { urn, input }, context) => updateIncidentStatus(context, urn, input),
} satisfies MutationResolvers;

const assertionMutations = {
  upsertCustomAssertion: async (_, { urn, input }, context) =>
    storedEntityRef(await upsertCustomAssertion(context, urn, input)),
  upsertDataContract: async (_, { urn, input }, context) =>
    storedEntityRef(await upsertContract(context, urn, input)),
  deleteAssertion: (_, { urn }, context) => deleteEntityIfExists(context, urn, 'assertion'),
  reportAssertionResult: (_, { urn, result }, context) => reportAssertionResult(context, urn, result),
} satisfies MutationResolvers;

export const reportMutations = {
  ...operationMutations,
  ...incidentMutations,
  ...assertionMutations,
} satisfies MutationResolvers;

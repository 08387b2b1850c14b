/** Fields for incidents. */
import { raiseIncident, updateIncidentStatus } from '../../../catalog/incidents/incident-commands.js';
import type { MutationResolvers } from '../generated/schema-types.js';

export const incidentMutations = {
  raiseIncident: (_, { input }, context) => raiseIncident(context, input),
  updateIncidentStatus: (_, { urn, input }, context) => updateIncidentStatus(context, urn, input),
} satisfies MutationResolvers;

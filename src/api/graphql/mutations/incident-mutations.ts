/** `raiseIncident` and `updateIncidentStatus`. */
import { CatalogError } from '../../../core/errors.js';
import type { GraphqlContext } from '../context.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { newUrn } from '../../../catalog/commands/create-entity.js';
import { listIncident, newIncident, setStatus, type IncidentInfo } from './incidents.js';
import { readUrn, requireEntities } from '../../../catalog/commands/require-entities.js';
import { stampOf, store } from '../../../catalog/commands/store.js';

export const incidentMutations = {
  raiseIncident: async (_, { input }, context) => {
    const urn = newUrn(context, 'incident', undefined);
    const { resourceUrn, resourceUrns, source, assigneeUrns } = input;
    const named = [...(resourceUrn ? [resourceUrn] : []), ...(resourceUrns ?? [])];
    const entities = [...new Set(named.map((each) => readUrn(context, each)))];
    if (entities.length === 0) throw noEntities();
    const assignees = (assigneeUrns ?? []).map((each) => readUrn(context, each, 'corpuser', 'corpGroup'));
    const assertion = source?.assertionUrn ? readUrn(context, source.assertionUrn, 'assertion') : undefined;
    const wanted = [...entities, ...assignees, ...(assertion === undefined ? [] : [assertion])];
    await requireEntities(
      context,
      wanted.map((each) => ({ urn: each })),
    );
    const stamp = stampOf(context);
    const info = newIncident(input, { entities, assignees, assertion }, stamp);
    const isActive = input.status?.state !== 'RESOLVED';
    await store(context, [
      { urn, aspectName: 'incidentInfo', changeType: 'CREATE', value: JSON.stringify(info) },
      ...listIncident({ urn, info, isActive }, stamp, keepsSummary(context)),
    ]);
    return urn;
  },
  updateIncidentStatus: async (_, { urn: text, input }, context) => {
    const urn = readUrn(context, text, 'incident');
    const found = (await requireEntities(context, [{ urn, aspects: ['incidentInfo'] }])).get(urn);
    const stored = found?.aspects.get('incidentInfo')?.text;
    if (stored === undefined)
      throw new CatalogError('NOT_FOUND', `${urn} does not say what it is about`, { rule: 'incidentInfo' });
    const incident = { urn, info: JSON.parse(stored) as IncidentInfo, isActive: input.state === 'ACTIVE' };
    const stamp = stampOf(context);
    await store(context, [
      setStatus(urn, input, stamp),
      ...listIncident(incident, stamp, keepsSummary(context)),
    ]);
    return true;
  },
} satisfies MutationResolvers;

function keepsSummary({ services: { model } }: GraphqlContext): (urn: string) => boolean {
  return (urn) => model.getEntity(model.parseUrn(urn).entityType).aspects.includes('incidentsSummary');
}

function noEntities(): CatalogError {
  return new CatalogError('INVALID_REQUEST', 'An incident is about at least one entity', {
    path: '/resourceUrns',
    rule: 'resourceUrn or resourceUrns',
  });
}

/** The health of assets. */
import {
  healthByAssertions,
  healthByIncidents,
  healthByTests,
  MAX_CAUSES,
  type AssetHealth,
} from '../../../catalog/asset-health.js';
import { isJsonObject } from '../../../core/json.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import type { GraphqlContext } from '../context.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { itemsAt, memberAt, textIn } from '../mapping/record.js';
import { listReferrers } from './relationships.js';

/** Omits unknown values. */
export async function healthOf(entity: EntityRef, context: GraphqlContext): Promise<AssetHealth[]> {
  const found = await Promise.all([
    byIncidents(entity, context),
    byAssertions(entity, context),
    byTests(entity, context),
  ]);
  return found.filter((health) => health !== undefined);
}

async function byIncidents({ urn }: EntityRef, context: GraphqlContext) {
  const query = { types: ['IncidentOn'], entityType: 'incident', count: MAX_CAUSES };
  const ofState = (state: string) =>
    listReferrers(urn.text, { ...query, where: [{ field: 'state', values: [state] }] }, context);
  const [active, resolved] = await Promise.all([ofState('ACTIVE'), ofState('RESOLVED')]);
  const health = healthByIncidents(active, resolved);
  return health && { ...health, ...incidentDetails(active) };
}

async function byAssertions({ urn }: EntityRef, context: GraphqlContext) {
  const query = { types: ['Asserts'], entityType: 'assertion', count: MAX_PAGE_SIZE };
  const { urns } = await listReferrers(urn.text, query, context);
  const results = urns.map(async (assertion) => [assertion, await newestResult(assertion, context)] as const);
  return healthByAssertions(new Map(await Promise.all(results)));
}

async function newestResult(assertion: string, { timeseries }: GraphqlContext): Promise<string | undefined> {
  const [event] = await timeseries.load(assertion, { aspectName: 'assertionRunEvent', limit: 1 });
  if (event === undefined) return undefined;
  const { result } = JSON.parse(event.text) as { result?: { type?: string } };
  return result?.type;
}

async function byTests({ urn }: EntityRef, { aspects }: GraphqlContext) {
  const results = (await aspects.load(urn.text, 'testResults'))?.value;
  const tests = (member: string): string[] =>
    itemsAt(results, [member])
      .filter(isJsonObject)
      .map((item) => textIn(item, 'test'));
  return healthByTests(tests('failing'), tests('passing'));
}

interface NewestIncident {
  readonly urn: string;
  readonly title: string | null;
  /** Time of its last change, epoch milliseconds; 0 if it is unknown. */
  readonly time: number;
}

/** One statement for all assets of a level. @returns undefined without incidents, or if the caller may not view their details */
async function newestOf(
  urns: readonly string[],
  { aspects }: Pick<GraphqlContext, 'aspects'>,
): Promise<NewestIncident | undefined> {
  const incidents = await Promise.all(
    urns.map(async (urn): Promise<NewestIncident> => {
      const info = (await aspects.load(urn, 'incidentInfo'))?.value;
      const title = memberAt(info, ['title']);
      const time = Number(memberAt(info, ['status', 'lastUpdated', 'time']) ?? 0);
      return { urn, title: typeof title === 'string' ? title : null, time };
    }),
  );
  return incidents.toSorted((one, other) => other.time - one.time)[0];
}

/** Returns details of the active incidents of an asset. They are read only if a request selects them. */
function incidentDetails({ total, urns }: { readonly total: number; readonly urns: readonly string[] }) {
  return {
    reportedAt: async (_: unknown, context: GraphqlContext) => (await newestOf(urns, context))?.time ?? null,
    activeIncidentHealthDetails: async (_: unknown, context: GraphqlContext) => {
      const newest = await newestOf(urns, context);
      if (newest === undefined) return null;
      const { urn, title, time } = newest;
      return { latestIncidentUrn: urn, latestIncidentTitle: title, lastActivityAt: time, count: total };
    },
  };
}

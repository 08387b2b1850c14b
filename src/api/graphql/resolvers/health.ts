/** The health of assets. */
import {
  healthByAssertions,
  healthByIncidents,
  healthByTests,
  MAX_CAUSES,
  type AssetHealth,
} from '../../../catalog/health/asset-health.js';
import { isJsonObject } from '../../../core/json.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import type { GraphqlContext } from '../context.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { itemsAt } from '../mapping/record.js';
import { incidentDetails } from './incident-details.js';
import { textIn } from './text-in.js';

/** Omits unknown values. */
export async function healthOf(
  entity: EntityRef,
  _: unknown,
  context: GraphqlContext,
): Promise<AssetHealth[]> {
  const found = await Promise.all([
    byIncidents(entity, context),
    byAssertions(entity, context),
    byTests(entity, context),
  ]);
  return found.filter((health) => health !== undefined);
}

async function byIncidents({ urn }: EntityRef, { referrers }: GraphqlContext) {
  const query = { urn: urn.text, types: ['IncidentOn'], entityType: 'incident', includeRemoved: false };
  const ofState = (states: readonly string[]) =>
    referrers.load({
      ...query,
      where: [{ field: 'state', values: states }],
      start: 0,
      count: MAX_CAUSES,
    });
  const [active, resolved] = await Promise.all([ofState(['ACTIVE']), ofState(['RESOLVED'])]);
  const health = healthByIncidents(active, resolved);
  return health && { ...health, ...incidentDetails(active) };
}

async function byAssertions({ urn }: EntityRef, context: GraphqlContext) {
  const { urns } = await context.referrers.load({
    urn: urn.text,
    types: ['Asserts'],
    entityType: 'assertion',
    where: [],
    includeRemoved: false,
    start: 0,
    count: MAX_PAGE_SIZE,
  });
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

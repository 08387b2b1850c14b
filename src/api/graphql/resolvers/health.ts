/** How assets are, by their incidents, by the newest check of each assertion, and by the tests of their metadata. */
import { isJsonObject } from '../../../core/json.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import type { GraphqlContext } from '../context.js';
import type { Health, HealthStatusType } from '../generated/schema-types.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { memberAt } from '../mapping/record.js';
import { textIn } from './text-in.js';

const MAX_CAUSES = 100;

/** Each is undefined where nothing is known. */
export async function healthOf(entity: EntityRef, _: unknown, context: GraphqlContext): Promise<Health[]> {
  const found = await Promise.all([
    healthByIncidents(entity, context),
    healthByAssertions(entity, context),
    healthByTests(entity, context),
  ]);
  return found.filter((health) => health !== undefined);
}

async function healthByIncidents(
  { urn }: EntityRef,
  { referrers }: GraphqlContext,
): Promise<Health | undefined> {
  const query = { urn: urn.text, types: ['IncidentOn'], entityType: 'incident', includeRemoved: false };
  const ofState = (states: readonly string[]) =>
    referrers.load({
      ...query,
      where: [{ field: 'state', values: states }],
      start: 0,
      count: MAX_CAUSES,
    });
  const [active, resolved] = await Promise.all([ofState(['ACTIVE']), ofState(['RESOLVED'])]);
  if (active.total + resolved.total === 0) return undefined;
  return {
    type: 'INCIDENTS',
    ...outcome(active.total, `${active.total} active incident${active.total === 1 ? '' : 's'}`),
    causes: active.urns,
  };
}

async function healthByAssertions({ urn }: EntityRef, context: GraphqlContext): Promise<Health | undefined> {
  const { urns } = await context.referrers.load({
    urn: urn.text,
    types: ['Asserts'],
    entityType: 'assertion',
    where: [],
    includeRemoved: false,
    start: 0,
    count: MAX_PAGE_SIZE,
  });
  const newest = await Promise.all(urns.map((assertion) => newestOutcome(assertion, context)));
  const failing = urns.filter((_, index) => newest[index] === 'FAILURE' || newest[index] === 'ERROR');
  return byCauses('ASSERTIONS', failing, newest.filter((type) => type !== undefined).length);
}

async function newestOutcome(assertion: string, { timeseries }: GraphqlContext): Promise<string | undefined> {
  const [event] = await timeseries.load(assertion, { aspectName: 'assertionRunEvent', limit: 1 });
  if (event === undefined) return undefined;
  const { result } = JSON.parse(event.text) as { result?: { type?: string } };
  return result?.type;
}

async function healthByTests({ urn }: EntityRef, { aspects }: GraphqlContext): Promise<Health | undefined> {
  const results = (await aspects.load(urn.text, 'testResults'))?.value;
  const tests = (member: string): string[] => {
    const list = memberAt(results, [member]);
    return Array.isArray(list) ? list.filter(isJsonObject).map((item) => textIn(item, 'test')) : [];
  };
  const failing = tests('failing');
  return byCauses('TESTS', failing, failing.length + tests('passing').length);
}

function byCauses(type: HealthStatusType, failing: readonly string[], known: number): Health | undefined {
  if (known === 0) return undefined;
  const message = `${failing.length} of ${known} ${type.toLowerCase()} fail`;
  return { type, ...outcome(failing.length, message), causes: failing.slice(0, MAX_CAUSES) };
}

function outcome(failures: number, message: string): Pick<Health, 'status' | 'message'> {
  return failures === 0 ? { status: 'PASS', message: null } : { status: 'FAIL', message };
}

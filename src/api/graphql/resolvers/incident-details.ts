/** Details of the active incidents of an asset, which its health shows. */
import type { GraphqlContext } from '../context.js';
import { memberAt } from '../mapping/record.js';

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

/** Fields of the health by incidents. They read only if a request selects them. */
export function incidentDetails({
  total,
  urns,
}: {
  readonly total: number;
  readonly urns: readonly string[];
}) {
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

/** Points of datasets that need a privilege of their own: they tell who asks for what, and hold samples of the data itself. */
import type { EventReader } from '../../catalog/events/types.js';
import type { TimeseriesReader } from '../../catalog/types.js';
import type { Decisions, Privilege } from './policies/types.js';

/** By the aspect. Whoever may write them sees them, too. */
export const POINT_PRIVILEGES = {
  datasetUsageStatistics: ['VIEW_DATASET_USAGE', 'EDIT_ENTITY'],
  datasetProfile: ['VIEW_DATASET_PROFILE', 'EDIT_ENTITY'],
  operation: ['VIEW_DATASET_OPERATIONS', 'EDIT_ENTITY_OPERATIONS', 'EDIT_ENTITY'],
} as const satisfies Record<string, readonly Privilege[]>;
const NEEDED: ReadonlyMap<string, readonly Privilege[]> = new Map(Object.entries(POINT_PRIVILEGES));
const OPERATION = 'operation' satisfies keyof typeof POINT_PRIVILEGES;

/** Whose points, and of what. */
interface Points {
  readonly urn: string;
  readonly aspectName?: string;
}

/** Keeps what is about points that the actor may see. A decision for each call, however many they are. */
type KeepAllowed = <Each>(all: readonly Each[], pointsOf: (each: Each) => Points) => Promise<Each[]>;

function keepAllowed(decisions: Pick<Decisions, 'allows'>, actor: string): KeepAllowed {
  return async (all, pointsOf) => {
    const demands = all.flatMap((each, index) => {
      const { urn, aspectName = '' } = pointsOf(each);
      const anyOf = NEEDED.get(aspectName);
      return anyOf === undefined ? [] : [{ urn, anyOf, index }];
    });
    const verdicts = await decisions.allows(actor, demands);
    const refused = new Set(demands.filter((_, at) => verdicts[at] === false).map(({ index }) => index));
    return all.filter((_, index) => !refused.has(index));
  };
}

/** To who may not see such points they are as if there were none. Each method is here: none passes the guard by being new. */
export function guardPoints(
  reader: TimeseriesReader,
  decisions: Pick<Decisions, 'allows'>,
  actor: string,
): TimeseriesReader {
  const keep = keepAllowed(decisions, actor);
  return {
    listPoints: async (query) => {
      const found = await reader.listPoints(query);
      const allowed = await keep(found.points.length === 0 ? [] : [query], (asked) => asked);
      return allowed.length === 0 ? { ...found, points: [] } : found;
    },
    listPointsOfMany: async (query) => {
      const { aspectName } = query;
      const urns = await keep(query.urns, (urn) => ({ urn, aspectName }));
      return urns.length === 0 ? new Map() : reader.listPointsOfMany({ ...query, urns });
    },
    findChanges: async (questions) => {
      const asked = await keep(questions, ({ urn, of }) =>
        of === 'operations' ? { urn, aspectName: OPERATION } : { urn },
      );
      const found = await reader.findChanges(asked);
      const changes = new Map(asked.map((question, index) => [question, found[index]]));
      return questions.map((question) => changes.get(question) ?? {});
    },
  };
}

/** Events of such points are left out for who may not see them; a page that becomes empty by it is not the end. */
export function guardEvents(
  reader: EventReader,
  decisions: Pick<Decisions, 'allows'>,
  actor: string,
): EventReader {
  const keep = keepAllowed(decisions, actor);
  return {
    close: () => {
      reader.close();
    },
    poll: async (query) => {
      const page = await reader.poll(query);
      const events = await keep(page.events, (event) => event);
      const isEmptied = events.length === 0 && page.events.length > 0;
      return { ...page, events, ...(isEmptied && { hasMore: true }) };
    },
  };
}

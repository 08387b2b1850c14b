/** Some points of datasets need a privilege of their own: they show who queries what, and contain samples of the data. */
import type { EventReader } from '../../catalog/events/types.js';
import type { TimeseriesReader } from '../../catalog/timeseries/types.js';
import type { Decisions, Privilege } from './policies/types.js';

/** The privileges to view them, by aspect. The privileges to write them suffice too. */
export const POINT_PRIVILEGES = {
  datasetUsageStatistics: ['VIEW_DATASET_USAGE', 'EDIT_ENTITY'],
  datasetProfile: ['VIEW_DATASET_PROFILE', 'EDIT_ENTITY'],
  operation: ['VIEW_DATASET_OPERATIONS', 'EDIT_ENTITY_OPERATIONS', 'EDIT_ENTITY'],
} as const satisfies Record<string, readonly Privilege[]>;
const REQUIRED: ReadonlyMap<string, readonly Privilege[]> = new Map(Object.entries(POINT_PRIVILEGES));
const OPERATION = 'operation' satisfies keyof typeof POINT_PRIVILEGES;

/** The points of one aspect of an entity. */
interface Points {
  readonly urn: string;
  readonly aspectName?: string;
}

/** Keeps the items about points that the actor may view. One authorization decision for all items of a call. */
type KeepAllowed = <Each>(all: readonly Each[], pointsOf: (each: Each) => Points) => Promise<Each[]>;

function keepAllowed(decisions: Pick<Decisions, 'allows'>, actor: string): KeepAllowed {
  return async (all, pointsOf) => {
    const permissions = all.flatMap((each, index) => {
      const { urn, aspectName = '' } = pointsOf(each);
      const anyOf = REQUIRED.get(aspectName);
      return anyOf === undefined ? [] : [{ urn, anyOf, index }];
    });
    const verdicts = await decisions.allows(actor, permissions);
    const refused = new Set(permissions.filter((_, at) => verdicts[at] === false).map(({ index }) => index));
    return all.filter((_, index) => !refused.has(index));
  };
}

/** Answers as if the points that the actor may not view did not exist. Lists every method, so that a new one cannot bypass the check. */
export function authorizedPoints(
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
    listPointsOfEach: async (questions) => {
      const asked = questions.flatMap(({ urns, aspectName }, index) =>
        urns.map((urn) => ({ urn, aspectName, index })),
      );
      const allowed: string[][] = questions.map(() => []);
      for (const { urn, index } of await keep(asked, (each) => each)) allowed[index]?.push(urn);
      return reader.listPointsOfEach(
        questions.map((each, index) => ({ ...each, urns: allowed[index] ?? [] })),
      );
    },
    listPointsOfType: async (query) => {
      const { aspectName } = query;
      const found = await reader.listPointsOfType(query);
      return new Map(await keep([...found], ([urn]) => ({ urn, aspectName })));
    },
    listNewestPoints: async (query) => {
      const { aspectName } = query;
      const found = await reader.listNewestPoints(query);
      return { ...found, points: await keep(found.points, ({ urn }) => ({ urn, aspectName })) };
    },
    findOldest: async (questions) => {
      const asked = await keep(questions, (question) => question);
      const answerTo = answersBy(asked, await reader.findOldest(asked));
      return questions.map(answerTo);
    },
    findChanges: async (questions) => {
      const asked = await keep(questions, ({ urn, of }) =>
        of === 'operations' ? { urn, aspectName: OPERATION } : { urn },
      );
      const answerTo = answersBy(asked, await reader.findChanges(asked));
      return questions.map((question) => answerTo(question) ?? {});
    },
  };
}

/** Finds the answer to a question; undefined for a question that was not asked. */
function answersBy<Question, Answer>(
  asked: readonly Question[],
  answers: readonly Answer[],
): (question: Question) => Answer | undefined {
  const found = new Map(asked.map((question, index) => [question, answers[index]]));
  return (question) => found.get(question);
}

/** Leaves out events about points that the actor may not view. A page that becomes empty this way reports `hasMore`. */
export function authorizedEvents(
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

export const FOLLOW_PRIVILEGES = ['GET_PLATFORM_EVENTS', 'MANAGE_SYSTEM_OPERATIONS'] as const;

/** Events for actors who may follow the changes of the catalog. */
export function followableEvents(
  reader: EventReader,
  decisions: Pick<Decisions, 'requirePlatform'>,
  actor: string,
): EventReader {
  return {
    close: () => {
      reader.close();
    },
    poll: async (query) => {
      await decisions.requirePlatform(actor, FOLLOW_PRIVILEGES, 'follow the changes');
      return reader.poll(query);
    },
  };
}

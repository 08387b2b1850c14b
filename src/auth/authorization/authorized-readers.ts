/**
 * Readers for an actor that require privileges of their own. Some points of datasets, and events about them, need one because they show who
 * queries what, and contain samples of the data. The timeline of an entity needs one if the actor may not view the entity.
 */
import type { EventReader } from '../../catalog/events/types.js';
import type { TimelineReader } from '../../catalog/timeline/timeline-reader.js';
import type { TimeseriesReader } from '../../catalog/timeseries/types.js';
import { CatalogError } from '../../core/errors.js';
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
      const allowed = await keep(found.points.length === 0 ? [] : [query], (each) => each);
      return allowed.length === 0 ? { ...found, points: [] } : found;
    },
    listPointsOfMany: async (query) => {
      const { aspectName } = query;
      const urns = await keep(query.urns, (urn) => ({ urn, aspectName }));
      return urns.length === 0 ? new Map() : reader.listPointsOfMany({ ...query, urns });
    },
    listPointsOfEach: async (questions) => {
      const requested = questions.flatMap(({ urns, aspectName }, index) =>
        urns.map((urn) => ({ urn, aspectName, index })),
      );
      const allowed: string[][] = questions.map(() => []);
      for (const { urn, index } of await keep(requested, (each) => each)) allowed[index]?.push(urn);
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
      const allowed = await keep(questions, (question) => question);
      const answerTo = answersByQuestion(allowed, await reader.findOldest(allowed));
      return questions.map(answerTo);
    },
    findChanges: async (questions) => {
      const allowed = await keep(questions, ({ urn, of }) =>
        of === 'operations' ? { urn, aspectName: OPERATION } : { urn },
      );
      const answerTo = answersByQuestion(allowed, await reader.findChanges(allowed));
      return questions.map((question) => answerTo(question) ?? {});
    },
  };
}

/** Finds the answer to a question; undefined for a question that was left out. */
function answersByQuestion<Question, Answer>(
  questions: readonly Question[],
  answers: readonly Answer[],
): (question: Question) => Answer | undefined {
  const found = new Map(questions.map((question, index) => [question, answers[index]]));
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

/** It permits reading the timeline of an entity that the actor may not view otherwise. */
const READ_TIMELINE = ['GET_TIMELINE_PRIVILEGE'] as const satisfies readonly Privilege[];

interface TimelineRights {
  readonly decisions: Pick<Decisions, 'allows'>;
  readonly actor: string;
  /** Tells which of the URNs the policies let the actor view. They decide also if view authorization is off. */
  readonly findVisible: (urns: readonly string[]) => Promise<(urn: string) => boolean>;
  /** Reads what the actor may view. */
  readonly scoped: TimelineReader;
}

/**
 * Requires that the actor may view or change the entity, or has the privilege. The refusal is the same for an entity that was never
 * written, so it does not reveal a hidden one. Lists of several entities leave out those that the actor may not view.
 * @param unscoped reads the whole catalog
 */
export function authorizedTimeline(
  unscoped: TimelineReader,
  { decisions, actor, findVisible, scoped }: TimelineRights,
): TimelineReader {
  return {
    getTimeline: async (query) => {
      const urn = query.urn.text;
      const isVisible = (await findVisible([urn]))(urn);
      const [isAllowed] = isVisible ? [true] : await decisions.allows(actor, [{ urn, anyOf: READ_TIMELINE }]);
      if (isAllowed === true) return unscoped.getTimeline(query);
      throw new CatalogError('FORBIDDEN', `${actor} is unauthorized to read the timeline of ${urn}`, {
        urn,
        rule: 'view of the entity, or GET_TIMELINE_PRIVILEGE',
      });
    },
    listSteps: (query) => scoped.listSteps(query),
  };
}

/** The points and events of points that an actor can read, by privileges on datasets. */
import fc from 'fast-check';
import type { ChangeEvent, EventPage } from '../../catalog/events/types.js';
import type { TimeseriesReader } from '../../catalog/timeseries/types.js';
import { POINT_PRIVILEGES, authorizedEvents, authorizedPoints } from './authorized-readers.js';
import type { Decisions } from './policies/types.js';

const ASPECTS = Object.keys(POINT_PRIVILEGES);
const [MINE, THEIRS] = ['urn:li:dataset:mine', 'urn:li:dataset:theirs'];

/** Grants privileges on one dataset, and counts the decisions. */
function decisionsOf(...privileges: string[]) {
  const calls: number[] = [];
  const allows: Decisions['allows'] = (_actor, permissions) => {
    calls.push(permissions.length);
    return Promise.resolve(
      permissions.map(({ urn, anyOf }) => urn === MINE && anyOf.some((each) => privileges.includes(each))),
    );
  };
  return { allows, calls };
}

const points = (count: number) =>
  Array.from({ length: count }, (_, timestampMillis) => ({ timestampMillis, text: '{}' }));
function readerOf(queried: unknown[] = []): TimeseriesReader {
  return {
    listPoints: () => Promise.resolve({ points: points(1), limit: 7 }),
    listPointsOfMany: ({ urns }) => {
      queried.push(urns);
      return Promise.resolve(new Map(urns.map((urn) => [urn, points(1)])));
    },
    listPointsOfEach: (questions) =>
      Promise.resolve(questions.map(({ urns }) => new Map(urns.map((urn) => [urn, points(1)])))),
    listPointsOfType: () => Promise.resolve(new Map([MINE, THEIRS].map((urn) => [urn, points(1)]))),
    listNewestPoints: () =>
      Promise.resolve({
        points: [MINE, THEIRS].map((urn) => ({ urn, timestampMillis: 1, text: '{}' })),
        scrollId: 'next',
      }),
    findOldest: (questions) => Promise.resolve(questions.map(() => 7)),
    findChanges: (questions) => {
      queried.push(questions);
      return Promise.resolve(questions.map(({ urn }) => ({ latest: urn }) as never));
    },
  };
}
const event = (urn: string, aspectName?: string): ChangeEvent => ({
  ...{ urn, changeType: 'UPSERT', created: { time: 1, actor: 'ann' } },
  ...(aspectName !== undefined && { aspectName }),
});
const polled = async (page: EventPage, decisions: Pick<Decisions, 'allows'>) =>
  authorizedEvents({ poll: () => Promise.resolve(page), close: () => undefined }, decisions, 'ann').poll({
    ...{ points: true, limit: 10, waitMillis: 0 },
  });

describe.each<[string, string[]]>([
  ['VIEW_DATASET_PROFILE', ['datasetProfile']],
  ['VIEW_DATASET_USAGE', ['datasetUsageStatistics']],
  ['VIEW_DATASET_OPERATIONS', ['operation']],
  ['EDIT_ENTITY_OPERATIONS', ['operation']],
  ['EDIT_ENTITY', ASPECTS],
  ['VIEW_ENTITY_PAGE', []],
])('%s', (privilege, readable) => {
  it.each([...ASPECTS, 'dashboardUsageStatistics'])(
    'permits reading points of %s only if it is one of their privileges',
    async (aspectName) => {
      const isUnrestricted = aspectName === 'dashboardUsageStatistics';
      const reader = authorizedPoints(readerOf(), decisionsOf(privilege), 'ann');
      for (const urn of [MINE, THEIRS]) {
        const { points: found, limit } = await reader.listPoints({ urn, aspectName });
        const isReadable = isUnrestricted || (urn === MINE && readable.includes(aspectName));
        expect([urn, found.length, limit]).toEqual([urn, isReadable ? 1 : 0, 7]);
      }
      const every = isUnrestricted ? [MINE, THEIRS] : readable.includes(aspectName) ? [MINE] : [];
      const ofType = await reader.listPointsOfType({ entityType: 'dataset', aspectName });
      expect([...ofType.keys()]).toEqual(every);
      const newest = await reader.listNewestPoints({ entityType: 'dataset', aspectName, limit: 2 });
      expect([newest.points.map(({ urn }) => urn), newest.scrollId]).toEqual([every, 'next']);
      const many = await reader.listPointsOfMany({ urns: [THEIRS, MINE], aspectName });
      expect([...many.keys()]).toEqual(
        isUnrestricted ? [THEIRS, MINE] : readable.includes(aspectName) ? [MINE] : [],
      );
      const each = await reader.listPointsOfEach([{ urns: [MINE, THEIRS], aspectName }]);
      expect(each.map((answer) => answer instanceof Map && [...answer.keys()])).toEqual([every]);
    },
  );

  it('permits events about the same points, and does not affect other events', async () => {
    const others = [event(THEIRS, 'status'), event(THEIRS), event(THEIRS, 'assertionRunEvent')];
    const all = [...others, ...[MINE, THEIRS].flatMap((urn) => ASPECTS.map((name) => event(urn, name)))];
    const { events, hasMore } = await polled({ events: all, offsetId: '1.0' }, decisionsOf(privilege));
    const visible = events.map(({ urn, aspectName }) => `${urn} ${aspectName}`);
    const expected = ASPECTS.filter((name) => readable.includes(name)).map((name) => `${MINE} ${name}`);
    expect(visible).toEqual([...others.map(({ urn, aspectName }) => `${urn} ${aspectName}`), ...expected]);
    expect(hasMore).toBeUndefined();
  });
});

it('a page without visible events has `hasMore`, unless the page was empty before', async () => {
  const nothing = decisionsOf();
  const page = { events: [event(MINE, 'operation')], offsetId: '5.0' };
  expect(await polled(page, nothing)).toEqual({ events: [], offsetId: '5.0', hasMore: true });
  expect(await polled({ events: [], offsetId: '5.0' }, nothing)).toEqual({ events: [], offsetId: '5.0' });
  const cut = { events: [], offsetId: '5.0', hasMore: true as const };
  expect(await polled(cut, nothing)).toEqual(cut);
});

it('one decision covers all events of a page, and hidden entities are not read', async () => {
  const decisions = decisionsOf();
  await polled(
    { events: Array.from({ length: 50 }, () => event(MINE, 'operation')), offsetId: '' },
    decisions,
  );
  expect(decisions.calls).toEqual([50]);
  const queried: unknown[] = [];
  await authorizedPoints(readerOf(queried), decisions, 'ann').listPointsOfMany({
    ...{ urns: [MINE], aspectName: 'operation' },
  });
  expect(queried).toEqual([]);
});

it('changes are returned in the order of the questions, empty for operations that the actor cannot read', async () => {
  const question = fc.record({
    urn: fc.constantFrom(MINE, THEIRS),
    of: fc.constantFrom('operations', 'columns'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(question, { maxLength: 8 }), async (queried) => {
      const reader = authorizedPoints(readerOf(), decisionsOf('VIEW_DATASET_OPERATIONS'), 'ann');
      const questions = queried as never as Parameters<TimeseriesReader['findChanges']>[0];
      const answers = await reader.findChanges(questions);
      expect(answers).toEqual(
        queried.map(({ urn, of }) => (of === 'operations' && urn === THEIRS ? {} : { latest: urn })),
      );
    }),
  );
});

it('tells the times of the oldest points that the actor may view, in their slots', async () => {
  const reader = authorizedPoints(readerOf(), decisionsOf('VIEW_DATASET_OPERATIONS'), 'ann');
  const questions = [THEIRS, MINE].map((urn) => ({ urn, aspectName: 'operation' }));
  expect(await reader.findOldest(questions)).toEqual([undefined, 7]);
});

/** Tests the statements of the relationship reader and what it returns for their rows. */
import { encodeCursor } from '../../core/cursor.js';
import { fakeParts, type Asked, type Rows } from '../../../test/helpers/unit/statement-runner.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { model } from '../../../test/helpers/unit/small-search-model.js';
import { createRelationshipReader } from './relationship-reader.js';
import type { ReferrerQuery, RelationshipQuery } from './types.js';

function readerOf(answer: (asked: Asked) => Rows = () => []) {
  const parts = fakeParts(model, answer);
  return { asked: parts.asked, ...createRelationshipReader(parts) };
}

const LIST = { urn: 'u', direction: 'OUTGOING', types: [] } as const;
const row = (entity: string, via: string | null = null) => ({ type: 'T', entity, aspect: 'a', via });

describe('a list of relationships', () => {
  const answer = ({ name, parameters }: Asked): Rows =>
    name.startsWith('relationships/count')
      ? [{ total: 5 }]
      : ['a', 'b', 'c'].slice(0, Number(parameters['count'])).map((each) => row(each));

  it.each([
    ['OUTGOING', ['relationships/list-outgoing', 'relationships/count-outgoing']],
    ['INCOMING', ['relationships/list-incoming', 'relationships/count-incoming']],
  ] as const)('with the direction %s runs two statements', async (direction, statements) => {
    const reader = readerOf(answer);
    await reader.listRelationships({ ...LIST, direction, page: { start: 0, count: 2 } });
    expect(reader.asked.map(({ name }) => name)).toEqual(statements);
    for (const { parameters } of reader.asked)
      expect(parameters).toMatchObject({ urn: 'u', types: null, hidden: ['HasUpstream', 'Past'] });
  });

  it('has a cursor if the page is full, and ignores the offset with a cursor', async () => {
    const reader = readerOf(answer);
    const full = await reader.listRelationships({ ...LIST, page: { start: 1, count: 2 } });
    expect(full).toMatchObject({ start: 1, count: 2, total: 5, scrollId: encodeCursor(['T', 'b', 'a']) });
    expect(
      (await reader.listRelationships({ ...LIST, page: { start: 0, count: 9 } })).scrollId,
    ).toBeUndefined();
    expect(
      (await reader.listRelationships({ ...LIST, page: { start: 0, count: 0 } })).scrollId,
    ).toBeUndefined();
    const { scrollId = '' } = full;
    const nextReader = readerOf(answer);
    await nextReader.listRelationships({ ...LIST, types: ['T'], page: { start: 7, count: 2, scrollId } });
    expect(nextReader.asked[0]?.parameters).toMatchObject({ start: 0, after: ['T', 'b', 'a'], types: ['T'] });
  });

  it('contains the entity via which an edge goes if it is known', async () => {
    const reader = readerOf(({ name }) =>
      name.startsWith('relationships/count') ? [{ total: 2 }] : [row('a', 'q'), row('b')],
    );
    const { relationships } = await reader.listRelationships({ ...LIST, page: { start: 0, count: 5 } });
    expect(relationships).toEqual([
      { type: 'T', entity: 'a', aspect: 'a', via: 'q' },
      { type: 'T', entity: 'b', aspect: 'a' },
    ]);
  });

  it('is refused for an invalid page or cursor', async () => {
    const reader = readerOf();
    await expect(reader.listRelationships({ ...LIST, page: { start: 0, count: 10_001 } })).rejects.toThrow(
      refusal('LIMIT_EXCEEDED'),
    );
    for (const scrollId of ['nonsense', encodeCursor(['T', 'b'])])
      await expect(
        reader.listRelationships({ ...LIST, page: { start: 0, count: 1, scrollId } }),
      ).rejects.toThrow(refusal('INVALID_REQUEST', { path: '/scrollId' }));
    expect(reader.asked).toEqual([]);
  });
});

describe('pages of many entities', () => {
  const page: RelationshipQuery = {
    urn: 'u',
    direction: 'INCOMING',
    types: [],
    start: 2,
    count: 3,
    includeSoftDeleted: false,
  };

  it('are read by one statement, with a slot for each query', async () => {
    const reader = readerOf(() => [
      {
        index: 1,
        total: 9,
        page: [
          ['T', 'a', [5, 'ann']],
          ['T', 'b', [5, null]],
          ['T', 'c', [null, 'ann']],
        ],
      },
    ]);
    expect(
      await reader.listPages([page, { ...page, direction: 'OUTGOING', types: ['T'], entityTypes: [] }]),
    ).toEqual([
      { total: 0, relationships: [] },
      {
        total: 9,
        relationships: [
          { type: 'T', entity: 'a', created: { time: 5, actor: 'ann' } },
          { type: 'T', entity: 'b', created: { time: 5 } },
          { type: 'T', entity: 'c' },
        ],
      },
    ]);
    expect(reader.asked.map(({ parameters }) => parameters['rows'])).toEqual([
      [
        {
          urn: 'u',
          incoming: true,
          outgoing: false,
          types: null,
          entityTypes: null,
          includeSoftDeleted: false,
          start: 2,
          end: 5,
        },
        {
          urn: 'u',
          incoming: false,
          outgoing: true,
          types: ['T'],
          entityTypes: [],
          includeSoftDeleted: false,
          start: 2,
          end: 5,
        },
      ],
    ]);
  });

  it('are all refused if one of them is invalid', async () => {
    const reader = readerOf();
    await expect(reader.listPages([page, { ...page, start: -1 }])).rejects.toThrow(
      refusal('INVALID_REQUEST'),
    );
    const referrers: ReferrerQuery = {
      urn: 'u',
      types: [],
      entityType: 'chart',
      where: [],
      start: 0,
      count: 10_001,
      includeSoftDeleted: false,
    };
    await expect(reader.listReferrers([referrers])).rejects.toThrow(refusal('LIMIT_EXCEEDED'));
    expect(reader.asked).toEqual([]);
  });
});

it('referrers are filtered by search fields and sorted by a time field', async () => {
  const reader = readerOf(() => [{ index: 0, total: 2, page: ['a', 'b'] }]);
  const query: ReferrerQuery = {
    ...{ urn: 'u', types: ['T'], entityType: 'chart', start: 5, count: 2, includeSoftDeleted: true },
    where: [{ field: 'state', values: ['A', 1] }],
  };
  expect(await reader.listReferrers([query, { ...query, newestBy: 'lastRun' }])).toEqual([
    { total: 2, urns: ['a', 'b'] },
    { total: 0, urns: [] },
  ]);
  const common = {
    ...{ urn: 'u', types: ['T'], entityType: 'chart', start: 5, end: 7, includeSoftDeleted: true },
    where: [{ property: 'field_state', values: ['A', 1] }],
  };
  expect(reader.asked[0]?.parameters['rows']).toEqual([
    { ...common, newestBy: 'field_created' },
    { ...common, newestBy: 'field_lastRun' },
  ]);
});

/** Charts and highlights. The clock stands in a time in which nobody else uses the catalog. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { addPerson } from '../helpers/secured-catalog.js';
import { inviteReader, openViewing, readerFor, type Reader } from '../authorization/scope-support.js';
import { DAY, edited, KEPT, pastClock, track, viewed } from './support.js';

const clock = pastClock(1_990);
const { catalog, root } = await openViewing({ clock, usage: KEPT });
const word = unique('chart');
const [table, hidden] = [datasetUrn(`${word}.table`), datasetUrn(`${word}.hidden`)];
const dashboard = `urn:li:dashboard:(looker,${word})`;
const domain = `urn:li:domain:${word}`;
const tag = `urn:li:tag:${word}`;
let reader: Reader;
let other: Reader;

beforeAll(async () => {
  const { status, text } = await root.post('/aspects?action=ingestProposalBatch', {
    proposals: [
      proposal(table, 'datasetProperties', { name: `${word} shown`, description: 'x' }),
      proposal(table, 'domains', { domains: [domain] }),
      proposal(table, 'globalTags', { tags: [{ tag }] }),
      ...[hidden, dashboard].map((urn) => proposal(urn, 'status', { removed: false })),
      proposal(domain, 'domainProperties', { name: `${word} domain` }),
    ],
  });
  expect([status, text]).toEqual([200, text]);
  reader = await inviteReader(catalog, [{ field: 'URN', values: [table, dashboard, domain] }]);
  other = readerFor(catalog, await addPerson(catalog));
  for (const [moment, by, events] of [
    [-40 * DAY, other, [viewed(table)]],
    [-8 * DAY, other, [viewed(table), { type: 'SomethingElse', browserId: 'b' }]],
    [0, reader, [viewed(table), viewed(hidden), viewed(dashboard), edited(table)]],
    [0, reader, [{ type: 'EntitySectionViewEvent', entityUrn: table, section: 'Schema' }]],
    [0, reader, [{ type: 'EntitySectionViewEvent' }, { type: 'SearchEvent', query: 'orders' }]],
    [0, other, [viewed(table), viewed(hidden), viewed(hidden)]],
  ] as [number, Reader, object[]][]) {
    clock.set(clock.start + moment);
    await track(by, events);
  }
});

const CHARTS = `charts { __typename
  ... on TimeSeriesChart { title interval dateRange { start end } lines { name data { x y } } }
  ... on BarChart { title bars { name segments { label value } } }
  ... on TableChart { title columns rows { values cells { value entity { urn } linkParams {
    searchParams { query } entityProfileParams { urn type } } } } } }`;

const charts = async (by: Reader, groupId = 'DataHubUsageAnalytics'): Promise<Map<string, any>> => {
  const { getAnalyticsCharts: groups } = await by.query(`{ getAnalyticsCharts { groupId title ${CHARTS} } }`);
  const { charts: found } = groups.find((group: any) => group.groupId === groupId);
  return new Map(found.map((chart: any) => [chart.title, chart]));
};

it('the charts of use have their order, and count people by browser or else by user', async () => {
  const found = await charts(root);
  expect([...found.keys()]).toEqual([
    'Weekly Active Users',
    'Monthly Active Users',
    'New Users (Last 30 Days)',
    'Top Users (Last 30 Days)',
    'Number of Searches',
    'Top Searches (Past Week)',
    'Top Viewed Datasets (Past Week)',
    'Top Viewed Dashboards (Past Week)',
    'Tab Views By Entity Type (Past Week)',
    'Actions By Entity Type (Past Week)',
  ]);
  const weeks = found.get('Weekly Active Users');
  const monday = clock.start - 2 * DAY - 12 * 3_600_000;
  expect(weeks).toMatchObject({ interval: 'WEEK', lines: [{ name: 'total' }] });
  expect(weeks.dateRange).toEqual({ start: String(monday - 63 * DAY), end: String(monday + 7 * DAY) });
  const { data } = weeks.lines[0];
  expect(data).toHaveLength(10);
  expect(data.slice(-2)).toEqual([
    { x: new Date(monday - 7 * DAY).toISOString(), y: 2 },
    { x: new Date(monday).toISOString(), y: 2 },
  ]);
  expect(data.at(-3).y).toBe(0);
  const months = found.get('Monthly Active Users').lines[0].data;
  expect([months.length, months.at(-1).y]).toEqual([11, 1]);
});

it('the tables of use rank and link what they show', async () => {
  const found = await charts(root);
  expect(found.get('Top Searches (Past Week)').rows).toEqual([
    {
      values: ['orders', '1'],
      cells: [
        {
          ...{ value: 'orders', entity: null },
          linkParams: { searchParams: { query: 'orders' }, entityProfileParams: null },
        },
        { value: '1', entity: null, linkParams: null },
      ],
    },
  ]);
  expect(found.get('Number of Searches').lines[0].data.at(-1).y).toBe(1);
  const users = found.get('Top Users (Last 30 Days)');
  expect(users.columns).toEqual(['Name', 'Title', 'Email']);
  expect(users.rows.map(({ values }: any) => values)).toEqual([
    [reader.person.urn, '7'],
    [other.person.urn, '5'],
  ]);
  expect(users.rows[1].cells.map(({ value }: any) => value)).toEqual([
    ...['A B', 'None', `${other.person.name}@example.com`],
  ]);
  expect(found.get('Tab Views By Entity Type (Past Week)').bars).toEqual([
    { name: 'DATASET', segments: [{ label: 'Schema', value: 1 }] },
    { name: 'N/A', segments: [{ label: 'N/A', value: 1 }] },
  ]);
  expect(found.get('Actions By Entity Type (Past Week)').bars).toEqual([
    { name: 'DATASET', segments: [{ label: 'UpdateTags', value: 1 }] },
  ]);
});

it('tables of entities leave out those that the reader may not see', async () => {
  const rowsOf = async (by: Reader) => (await charts(by)).get('Top Viewed Datasets (Past Week)').rows;
  expect((await rowsOf(root)).map(({ values }: any) => values)).toEqual([
    [hidden, '3'],
    [table, '2'],
  ]);
  expect(await rowsOf(reader)).toEqual([
    {
      values: [table, '2'],
      cells: [
        {
          ...{ value: `${word} shown`, entity: { urn: table } },
          linkParams: { searchParams: null, entityProfileParams: { urn: table, type: 'DATASET' } },
        },
        { value: '2', entity: null, linkParams: null },
      ],
    },
  ]);
});

it('texts of searches are shown only to those who may view everything', async () => {
  expect((await charts(reader)).get('Top Searches (Past Week)').rows).toEqual([]);
});

it('the landscape and its charts of a search cover what the reader sees', async () => {
  const found = await charts(reader, 'GlobalMetadataAnalytics');
  expect([...found.values()]).toEqual([
    {
      ...{ __typename: 'BarChart', title: 'Entities By Domain' },
      bars: [{ name: `${word} domain`, segments: [{ label: 'hive', value: 1 }] }],
    },
    {
      ...{ __typename: 'BarChart', title: 'Assets By Platform' },
      bars: expect.arrayContaining([{ name: 'hive', segments: [{ label: 'Count', value: 1 }] }]) as unknown,
    },
  ]);
  const query = `query ($input: MetadataAnalyticsInput!) { getMetadataAnalyticsCharts(input: $input) { groupId title ${CHARTS} } }`;
  const titles = async (input: object): Promise<string[]> => {
    const [group] = (await reader.query(query, { input })).getMetadataAnalyticsCharts;
    expect([group.groupId, group.title]).toEqual(['FilteredMetadataAnalytics', '']);
    return group.charts.map(({ title }: any) => title);
  };
  const [byDomain, byPlatform] = ['Data Assets by Domain', 'Data Assets by Platform'];
  expect(await titles({ entityType: 'DATASET' })).toEqual([byDomain, byPlatform]);
  expect(await titles({ domain: 'ALL', query: word })).toEqual([byPlatform]);
  expect(await titles({ domain, query: '' })).toEqual([byPlatform]);
  expect(await titles({ query: unique('nothing') })).toEqual([]);
});

it('the highlights tell how many people were active, and what the assets have', async () => {
  const { getHighlights: highlights } = await reader.query('{ getHighlights { title value body } }');
  expect(highlights).toEqual([
    { title: 'Weekly Active Users', value: 2, body: '0.00% increase from last week' },
    { title: 'Monthly Active Users', value: 3, body: '200.00% increase from last month' },
    {
      ...{ title: 'Datasets', value: 1 },
      body:
        '0.00% have owners, 100.00% have tags, 0.00% have glossary terms, 100.00% have a description, ' +
        '100.00% have a domain',
    },
    { title: 'Dashboards', value: 1, body: expect.stringMatching(/^0\.00% have owners/) as unknown },
    { title: 'Domains', value: 1, body: expect.not.stringContaining('a domain') as unknown },
  ]);
});

it('what other people do needs the privilege, which a policy can take away', async () => {
  const policy = (state: string) =>
    root.query(
      'mutation ($urn: String!, $input: PolicyUpdateInput!) { updatePolicy(urn: $urn, input: $input) }',
      {
        urn: 'urn:li:dataHubPolicy:7',
        input: {
          ...{ name: 'All Users', description: '', type: 'PLATFORM', state },
          privileges: ['VIEW_ANALYTICS', 'GENERATE_PERSONAL_ACCESS_TOKENS'],
          actors: { allUsers: true, allGroups: false, resourceOwners: false },
        },
      },
    );
  clock.live();
  await policy('INACTIVE');
  try {
    expect((await charts(reader)).size).toBe(0);
    expect((await charts(reader, 'GlobalMetadataAnalytics')).size).toBe(2);
    const { getHighlights } = await reader.query('{ getHighlights { title } }');
    expect(getHighlights[0]).toEqual({ title: 'Datasets' });
  } finally {
    clock.live();
    await policy('ACTIVE');
  }
});

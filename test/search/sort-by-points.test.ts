/** Sorting by fields that only points of timeseries have, such as `lastOperationTime`. */
import { searchVerbs } from '../helpers/api/search-verbs.js';
import { openCatalog } from '../helpers/api/suite.js';

const catalog = await openCatalog();
const { stock, find, ask, urnOf } = searchVerbs(() => catalog);

const by = (field: string, order: string) => ({ sort: [{ field, order }] });

async function changed(short: string, at: number, lastUpdatedTimestamp = at): Promise<void> {
  const point = { timestampMillis: at, lastUpdatedTimestamp, operationType: 'INSERT' };
  await catalog.ingest(urnOf(short), 'operation', point);
}

beforeAll(async () => {
  await stock({ quiet: { status: { removed: false } } });
  await stock({ first: { status: { removed: false } }, second: { status: { removed: false } } });
  await changed('second', 2_000);
  await changed('first', 1_000);
  await catalog.ingest(urnOf('first'), 'datasetProfile', { timestampMillis: 1, rowCount: 9 });
  await catalog.ingest(urnOf('second'), 'datasetProfile', { timestampMillis: 1, rowCount: 30 });
  await catalog.ingest(urnOf('second'), 'datasetProfile', { timestampMillis: 2, columnCount: 3 });
});

it('the last operation sorts hits in both directions, and entities without one come last', async () => {
  expect(await find('*', by('lastOperationTime', 'DESCENDING'))).toEqual(['second', 'first', 'quiet']);
  expect(await find('*', by('lastOperationTime', 'ASCENDING'))).toEqual(['first', 'second', 'quiet']);
});

it('a later operation counts at once, and an older one that is reported late does not', async () => {
  await changed('first', 3_000);
  await changed('second', 2_500, 9_000);
  await changed('second', 2_600, 2_600);
  expect(await find('*', by('lastOperationTime', 'DESCENDING'))).toEqual(['first', 'second', 'quiet']);
  await changed('second', 4_000);
  await changed('second', 100);
  expect(await find('*', by('lastOperationTime', 'DESCENDING'))).toEqual(['second', 'first', 'quiet']);
});

it('pages continue after the last hit', async () => {
  const order = by('lastOperationTime', 'DESCENDING');
  const page = await ask({ ...order, scroll: true, count: 1 });
  const next = await ask({ ...order, scroll: true, scrollId: page.scrollId, count: 2 });
  expect([...page.entities, ...next.entities]).toEqual(['second', 'first', 'quiet'].map(urnOf));
});

it('a later point without the member keeps the value of the one before', async () => {
  expect(await find('*', by('rowCount', 'DESCENDING'))).toEqual(['second', 'first', 'quiet']);
});

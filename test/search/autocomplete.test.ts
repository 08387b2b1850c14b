/** Suggestions for a text that a user is typing. */
import { proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { searchVerbs } from '../helpers/api/search-verbs.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const called = (name: string) => ({ datasetProperties: { name } });
const { stock, platform, urnOf } = searchVerbs(() => catalog);
const onShelf = { or: [{ and: [{ field: 'platform', values: [platform] }] }] };

async function suggest(query: string, more: object = {}): Promise<string[]> {
  const answer = await catalog.post('/entities?action=autocomplete', {
    query,
    entity: 'dataset',
    limit: 20,
    filter: onShelf,
    ...more,
  });
  expect([answer.status, answer.json?.message]).toEqual([200, undefined]);
  expect(answer.json.value.query).toBe(query);
  return answer.json.value.suggestions;
}

beforeAll(() =>
  stock({
    k1: called('orders'),
    k2: called('orders_daily'),
    k3: called('OrdersWeekly'),
    k4: called('shop.public.orders'),
    k5: called('all orders'),
    k6: called('customer-orders-2024'),
    k7: called('border_stations'),
    k8: called('order lines'),
    k9: called('Élan_vital'),
    gone: { ...called('orders_gone'), status: { removed: true } },
    same1: called('twins'),
    same2: called('twins'),
    described: { datasetProperties: { name: 'unrelated', description: 'orders of all kinds' } },
  }),
);

describe('autocomplete', () => {
  it.each([
    [
      'orders',
      ['orders', 'OrdersWeekly', 'all orders', 'customer-orders-2024', 'orders_daily', 'shop.public.orders'],
    ],
    [
      'ORD',
      [
        'OrdersWeekly',
        'all orders',
        'customer-orders-2024',
        'order lines',
        'orders',
        'orders_daily',
        'shop.public.orders',
      ],
    ],
    ['orders_d', ['orders_daily']],
    ['orders d', ['orders_daily']],
    ['ordersW', ['OrdersWeekly']],
    ['daily', ['orders_daily']],
    ['2024', ['customer-orders-2024']],
    ['202', ['customer-orders-2024']],
    ['shop.pub', ['shop.public.orders']],
    ['public.ord', ['shop.public.orders']],
    ['rders', []],
    ['order li', ['order lines']],
    ['order line', ['order lines']],
    ['elan', ['Élan_vital']],
    ['ÉLAN_V', ['Élan_vital']],
    ['twi', ['twins']],
    ['border', ['border_stations']],
    ['orders nothing', []],
    ['', []],
    ['   ', []],
    ['***', []],
  ])('of %j offers %j', async (query, expected) => {
    expect((await suggest(query)).sort()).toEqual([...expected].sort());
  });

  it('ranks the exact name first, then names that begin with the text, then names with a later matching word', async () => {
    const found = await suggest('orders');
    expect(found[0]).toBe('orders');
    expect(found.slice(1, 3).sort()).toEqual(['OrdersWeekly', 'orders_daily']);
  });

  it('takes the text literally, not as a query', async () => {
    for (const query of ['name:orders', 'orders*', 'NOT orders', '(orders', '"orders']) {
      const found = await suggest(query);
      expect([query, found.every((text) => /orders/i.test(text))]).toEqual([query, true]);
    }
  });

  it('offers no soft-deleted entity until it is restored', async () => {
    expect(await suggest('orders_g')).toEqual([]);
    await catalog.ingest(urnOf('gone'), 'status', { removed: false });
    expect(await suggest('orders_g')).toEqual(['orders_gone']);
    await catalog.ingest(urnOf('gone'), 'status', { removed: true });
    expect(await suggest('orders_g')).toEqual([]);
  });

  it('offers names of one type, values of one field, and only entities that match a filter', async () => {
    const tag = unique('orderly');
    await catalog.ingestBatch([
      proposal(`urn:li:tag:${tag}`, 'tagProperties', { name: tag }),
      proposal(urnOf('k1'), 'globalTags', { tags: [{ tag: `urn:li:tag:${tag}` }] }),
    ]);
    expect(await suggest(tag.slice(0, -2))).toEqual([]);
    expect(await suggest(tag.slice(0, -2), { entity: 'tag', filter: undefined })).toEqual([tag]);
    expect(await suggest('orders of', { field: 'description' })).toEqual(['orders of all kinds']);
    const ending = (value: string) => ({
      filter: {
        or: [{ and: [{ field: 'name', condition: 'END_WITH', values: [value] }, onShelf.or[0]!.and[0]] }],
      },
    });
    expect(await suggest('orders', ending('daily'))).toEqual(['orders_daily']);
    expect(await suggest('orders', ending('monthly'))).toEqual([]);
  });

  it('returns ten suggestions by default', async () => {
    await stock(
      Object.fromEntries(
        Array.from({ length: 12 }, (_, index) => [`ten_${index}`, called(`tenfold ${index}`)]),
      ),
    );
    expect(await suggest('tenf', { limit: undefined })).toHaveLength(10);
    expect(await suggest('tenf', { limit: 0 })).toEqual([]);
  });
});

describe('pages of suggestions', () => {
  const shelf = searchVerbs(() => catalog);
  const filter = { or: [{ and: [{ field: 'platform', values: [shelf.platform] }] }] };
  const names = Array.from(
    { length: 150 },
    (_, index) =>
      [`parcel_${index}`, `my parcel ${index}`, `Parcel of ${'x'.repeat(index % 13)} ${index}`][index % 3]!,
  );
  beforeAll(() =>
    shelf.stock(Object.fromEntries(names.map((name, index) => [`shelf_${index}`, called(name)]))),
  );

  it('together contain each suggestion exactly once', async () => {
    const whole = await suggest('parcel', { limit: 5_000, filter });
    expect([...whole].sort()).toEqual([...names].sort());
    const pages: string[] = [];
    for (let start = 0; start < 160; start += 15)
      pages.push(...(await suggest('parcel', { start, limit: 15, filter })));
    expect(pages).toEqual(whole);
  });

  it('begin with the best suggestions for any limit', async () => {
    const whole = await suggest('parcel', { limit: 5_000, filter });
    for (const limit of [1, 3, 10])
      expect(await suggest('parcel', { limit, filter })).toEqual(whole.slice(0, limit));
  });
});

it('many entities of one name leave room for other names', async () => {
  const shelf = searchVerbs(() => catalog);
  const filter = { or: [{ and: [{ field: 'platform', values: [shelf.platform] }] }] };
  const copies = Array.from({ length: 60 }, (_, index) => [`copy_${index}`, called('ledger')] as const);
  await shelf.stock({
    ...Object.fromEntries(copies),
    other: called('ledger_closed'),
    last: called('my ledger'),
  });
  expect(await suggest('led', { limit: 2, filter })).toEqual(['ledger', 'ledger_closed']);
  expect(await suggest('led', { limit: 3, filter })).toEqual(['ledger', 'ledger_closed', 'my ledger']);
  // Every URN begins with these letters, too.
  await shelf.stock({ museum: called('urn_of_a_museum') });
  for (const typed of ['u', 'ur', 'urn'])
    expect([typed, await suggest(typed, { limit: 2, filter })]).toEqual([typed, ['urn_of_a_museum']]);
});

it('values of a field are suggested for each entity of one name', async () => {
  const shelf = searchVerbs(() => catalog);
  const filter = { or: [{ and: [{ field: 'platform', values: [shelf.platform] }] }] };
  const descriptions = Array.from({ length: 8 }, (_, index) => `ledger of year ${index}`);
  const entities = descriptions.map(
    (description, index) =>
      [`year_${index}`, { datasetProperties: { name: 'ledger', description } }] as const,
  );
  await shelf.stock(Object.fromEntries(entities));
  const found = await suggest('ledger', { field: 'description', limit: 20, filter });
  expect(found.toSorted()).toEqual(descriptions);
});

describe('an invalid autocomplete request', () => {
  it.each<[object, string | undefined, string]>([
    [{ entity: 'dataset' }, '/query', 'INVALID_REQUEST'],
    [{ query: 5, entity: 'dataset' }, '/query', 'INVALID_REQUEST'],
    [{ query: 'x' }, '/entity', 'INVALID_REQUEST'],
    [{ query: 'x', entity: 'nosuch' }, undefined, 'UNKNOWN_ENTITY'],
    [{ query: 'x', entity: 'dataset', field: 'nosuch' }, '/field', 'INVALID_FILTER'],
    [{ query: 'x', entity: 'dataset', limit: 10_001 }, '/limit', 'LIMIT_EXCEEDED'],
    [{ query: 'x', entity: 'dataset', limit: '5' }, '/limit', 'INVALID_REQUEST'],
    [{ query: 'x', entity: 'dataset', start: -1 }, '/start', 'INVALID_REQUEST'],
  ])('%j is refused at %s', async (body, path, code) => {
    const { status, json } = await catalog.post('/entities?action=autocomplete', body);
    expect([status, json.path, json.code]).toEqual([400, path, code]);
  });
});

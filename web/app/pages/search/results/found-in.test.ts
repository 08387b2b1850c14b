import { foundIn, type MatchedField } from './found-in.js';

const URN = 'urn:li:chart:(superset,orders_101)';

const field = (name: string, value: string): MatchedField => ({ name, value, entity: null });
const reasons = (
  fields: readonly MatchedField[],
  shown: readonly string[] = [],
  words: readonly string[] = [],
) => foundIn(fields, { urn: URN, shown, words });

it('omits fields that contain the displayed name', () => {
  const fields = [field('name', 'Orders'), field('_entityName', 'Orders'), field('id', 'orders')];
  expect(reasons(fields, ['Orders'], ['orders'])).toEqual([]);
});

it('omits a longer name if the displayed name contains all words that matched it', () => {
  const fields = [field('qualifiedName', 'shop.marts.orders_daily'), field('id', 'shop.marts.orders_daily')];
  expect(reasons(fields, ['orders_daily'], ['daily'])).toEqual([]);
  expect(reasons(fields, ['orders_daily'], ['daily', 'none'])).toEqual([]);
  expect(reasons(fields, ['orders_daily'], ['daily', 'marts'])).toEqual([
    { place: 'Qualified name', text: 'shop.marts.orders_daily', isCode: false },
  ]);
});

it('reports a matched name that differs from the displayed one', () => {
  expect(reasons([field('title', 'Fleet Lead')], ['Ada'], ['fleet'])).toEqual([
    { place: 'Title', text: 'Fleet Lead', isCode: false },
  ]);
  expect(reasons([field('_entityName', 'Sales')], ['Revenue'], ['sales'])).toEqual([
    { place: 'Name', text: 'Sales', isCode: false },
  ]);
});

it.each([
  ['urn', URN],
  ['id', 'orders_101'],
  ['_entityName', 'orders_101'],
])('reports the URN if only the name in the URN matched: %s', (name, value) => {
  const reason = { place: 'URN', text: URN, isCode: true };
  expect(reasons([field(name, value)], ['Trips by hour'], ['101'])).toEqual([reason]);
  const chart = { name, value, entity: { urn: URN, overview: { name: 'Trips by hour' } } };
  if (name === 'urn') expect(reasons([chart], ['Trips by hour'], ['101'])).toEqual([reason]);
});

it('reports columns by their paths without types', () => {
  expect(reasons([field('fieldPaths', '[version=2.0].[type=struct].net.[type=long].euros')])).toEqual([
    { place: 'Column', text: 'net.euros', isCode: true },
  ]);
});

it('reports the name of an entity instead of its URN', () => {
  const tag = { urn: 'urn:li:tag:1', overview: { name: 'Gold' } };
  expect(
    reasons([{ name: 'tags', value: tag.urn, entity: tag }, field('owners', 'urn:li:corpuser:ada')]),
  ).toEqual([
    { place: 'Tag', text: 'Gold', isCode: false },
    { place: 'Owner', text: 'ada', isCode: false },
  ]);
});

it('lists each reason once', () => {
  const fields = [field('fieldDescriptions', 'net  of tax'), field('editedFieldDescriptions', 'net of tax')];
  expect(reasons(fields)).toEqual([{ place: 'Column description', text: 'net of tax', isCode: false }]);
});

it('omits an identifier that equals the name except for separators', () => {
  expect(reasons([field('jobId', 'build_orders')], ['Build orders'])).toEqual([]);
});

it('omits a text that the card shows', () => {
  expect(reasons([field('description', 'Net revenue')], ['orders', 'Net revenue a day'])).toEqual([]);
});

it('reports a description if the word is outside the part that the card shows', () => {
  const description = field('description', '…and so on, up to the refunds of a day…');
  expect(reasons([description], ['orders', 'Net revenue, and so on'], ['refunds'])).toMatchObject([
    { place: 'Description' },
  ]);
  expect(reasons([description], ['orders', 'Refunds, and so on'], ['refunds'])).toEqual([]);
});

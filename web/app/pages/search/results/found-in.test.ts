import { foundIn } from './found-in.js';

const field = (name: string, value: string) => ({ name, value, entity: null });

it('omits the fields that contain the name', () => {
  expect(
    foundIn([field('name', 'orders'), field('_entityName', 'orders'), field('urn', 'urn:li:tag:x')], []),
  ).toEqual([]);
});

it('names columns by their paths without types', () => {
  expect(foundIn([field('fieldPaths', '[version=2.0].[type=struct].net.[type=long].euros')], [])).toEqual([
    { place: 'Column', text: 'net.euros', isCode: true },
  ]);
});

it('names an entity rather than its URN', () => {
  const tag = { urn: 'urn:li:tag:1', overview: { name: 'Gold' } };
  expect(
    foundIn([{ name: 'tags', value: tag.urn, entity: tag }, field('owners', 'urn:li:corpuser:ada')], []),
  ).toEqual([
    { place: 'Tag', text: 'Gold', isCode: false },
    { place: 'Owner', text: 'ada', isCode: false },
  ]);
});

it('lists each reason once', () => {
  const fields = [field('fieldDescriptions', 'net  of tax'), field('editedFieldDescriptions', 'net of tax')];
  expect(foundIn(fields, [])).toEqual([{ place: 'Column description', text: 'net of tax', isCode: false }]);
});

it('omits an identifier that equals the name except for separators', () => {
  expect(foundIn([field('jobId', 'build_orders')], ['Build orders'])).toEqual([]);
});

it('omits a text that the card shows', () => {
  expect(foundIn([field('description', 'Net revenue')], ['orders', 'Net revenue a day'])).toEqual([]);
});

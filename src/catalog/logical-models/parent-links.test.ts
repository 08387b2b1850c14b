import { schemaFieldUrn } from '../../model/field-path.js';
import { brokenLinks } from './parent-links.js';

const dataset = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const [MODEL, ONE, TWO] = [dataset('model'), dataset('one'), dataset('two')];
const link = (child: string, parent: string) => ({ child, parent });
const column = (table: string, path: string, of: string) =>
  link(schemaFieldUrn(table, path), schemaFieldUrn(MODEL, of));

it('links to broken columns end, and those of datasets without any other matching column', () => {
  const links = [link(ONE, MODEL), link(TWO, MODEL), column(ONE, 'a', 'x'), column(ONE, 'b', 'y')];
  const ofTwo = column(TWO, 'a', 'x');
  expect(brokenLinks(MODEL, [...links, ofTwo], ['x'])).toEqual([
    column(ONE, 'a', 'x'),
    ofTwo,
    link(TWO, MODEL),
  ]);
});

it('a dataset that never had links of columns loses its parent, too', () => {
  expect(brokenLinks(MODEL, [link(ONE, MODEL)], ['x'])).toEqual([link(ONE, MODEL)]);
});

it('without broken columns all links stay', () => {
  expect(brokenLinks(MODEL, [link(ONE, MODEL), column(ONE, 'a', 'x')], [])).toEqual([]);
});

/** Where the list of ancestors ends. */
import { parseUrnSyntax } from '../../model/urn/parse-urn.js';
import { findAncestors } from './find-ancestors.js';

const domain = (id: string) => ({ urn: parseUrnSyntax(`urn:li:domain:${id}`) });

/** @param parents id of the parent by id of the child */
const namesOf = async (parents: Readonly<Record<string, string>>) => {
  const found = await findAncestors(domain('a'), ({ urn }) => {
    const parent = parents[urn.parts[0] ?? ''];
    return Promise.resolve(parent === undefined ? undefined : domain(parent));
  });
  return found.map(({ urn }) => urn.parts[0]);
};

it.each([
  ['without a parent', {}, []],
  ['at the top', { a: 'b', b: 'c' }, ['b', 'c']],
  ['where a circle comes back to the start', { a: 'b', b: 'a' }, ['b']],
  ['at itself', { a: 'a' }, []],
  ['where a circle above closes', { a: 'b', b: 'c', c: 'b' }, ['b', 'c']],
])('ends %s', async (_, parents, ancestors) => {
  expect(await namesOf(parents)).toEqual(ancestors);
});

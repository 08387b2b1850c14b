/** Tests the order of nested containers, and where it ends. */
import { chainFrom, MAX_LEVELS } from './container-chain.js';

const parentsIn = (parents: Readonly<Record<string, string>>) => (urn: string) => parents[urn];

it.each<[string, string | undefined, Readonly<Record<string, string>>, string[]]>([
  ['no container', undefined, {}, []],
  ['one container', 'a', {}, ['a']],
  ['containers from the outermost to the direct one', 'a', { a: 'b', b: 'c' }, ['c', 'b', 'a']],
  ['a circle once', 'a', { a: 'b', b: 'a' }, ['b', 'a']],
  ['a circle further out once', 'a', { a: 'b', b: 'c', c: 'b' }, ['c', 'b', 'a']],
  ['a container in itself once', 'a', { a: 'a' }, ['a']],
])('lists %s', (_, direct, parents, chain) => {
  expect(chainFrom(direct, parentsIn(parents))).toEqual(chain);
});

it('leaves out the outermost containers if there are too many', () => {
  const chain = chainFrom('1', (urn) => String(Number(urn) + 1));
  expect([chain.length, chain[0], chain.at(-1)]).toEqual([MAX_LEVELS, String(MAX_LEVELS), '1']);
});

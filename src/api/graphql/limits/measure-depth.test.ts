/** The depth of documents: examples, and a comparison with a count that expands every spread. */
import fc from 'fast-check';
import { parse } from 'graphql';
import { measureDepth } from './measure-depth.js';

it.each([
  ['{ a }', 1],
  ['{ a { b } c { d { e } } }', 3],
  ['{ a { ... { b } ... on T { c { d } } } }', 3],
  ['{ a { ...F } } fragment F on T { b { c } }', 3],
  ['{ a { ...F } b { x { ...F } } } fragment F on T { c }', 3],
  ['{ a { ...Unknown } }', 1],
  ['query A { a } query B { a { b { c } } }', 3],
  ['{ a } fragment Unused on T { b { c } }', 1],
  ['{ __schema { types { ofType { ofType { name } } } } }', 5],
])('%s', (text, depth) => {
  expect(measureDepth(parse(text))).toBe(depth);
});

it('looks at each fragment once, however many ways lead to it', () => {
  const doubling = Array.from(
    { length: 60 },
    (_, index) => `fragment F${index} on T { a { ...F${index + 1} } b { ...F${index + 1} } }`,
  );
  expect(measureDepth(parse(`{ ...F0 } ${doubling.join(' ')} fragment F60 on T { c }`))).toBe(61);
});

/** Fragments may only spread later ones, so there are no circles. */
const FRAGMENTS = 4;
type Tree = readonly (Tree | number)[];
const tree = (after: number): fc.Arbitrary<Tree> =>
  fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc.array(
      fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.nat({ max: FRAGMENTS }).map((step) => Math.min(FRAGMENTS, after + 1 + step)),
        tie('tree'),
      ),
      { maxLength: 3 },
    ),
  })).tree;

it('agrees with a count that expands every spread', () => {
  const document = fc.tuple(
    tree(-1),
    fc.tuple(...Array.from({ length: FRAGMENTS }, (_, index) => tree(index))),
  );
  fc.assert(
    fc.property(document, ([operation, fragments]) => {
      const text = (set: Tree): string =>
        `{ id ${set.map((each) => (typeof each === 'number' ? spread(each) : `a ${text(each)}`)).join(' ')} }`;
      const spread = (index: number): string => (index < FRAGMENTS ? `...F${index}` : 'id');
      const expanded = (set: Tree): number =>
        Math.max(
          1,
          ...set.map((each) =>
            typeof each !== 'number'
              ? 1 + expanded(each)
              : each < FRAGMENTS
                ? expanded(fragments[each] ?? [])
                : 1,
          ),
        );
      const written = fragments.map((each, index) => `fragment F${index} on T ${text(each)}`).join(' ');
      expect(measureDepth(parse(`${text(operation)} ${written}`))).toBe(expanded(operation));
    }),
  );
});

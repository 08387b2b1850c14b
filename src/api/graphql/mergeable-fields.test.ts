/** The rule about fields of one name: it agrees with the rule of the library, and bears documents that the library gives up on. */
import fc from 'fast-check';
import { buildSchema, OverlappingFieldsCanBeMergedRule, parse, specifiedRules, validate } from 'graphql';
import { findConflicts, TooManyFields } from './mergeable-fields.js';

const schema = buildSchema(`
  input Range { low: Int, high: Int }
  interface Node { id: ID! name: String next: Node list: [Node!] }
  type A implements Node { id: ID! name: String next: Node list: [Node!] text: String! own: A size(in: Range): Int }
  type B implements Node { id: ID! name: String next: Node list: [Node!] text: String own: B size(in: Range): Int }
  type Query { node: Node any: Either a: A }
  union Either = A | B
`);
const OTHERS = specifiedRules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule);
const conflicts = (text: string, budget = 100_000): string[] =>
  findConflicts(parse(text), { schema, budget }).map(({ message }) => message);

it.each([
  ['{ a { id id } }', []],
  ['{ a { x: size(in: { low: 1, high: 2 }) x: size(in: { high: 2, low: 1 }) } }', []],
  ['{ node { ... on A { x: name } ... on B { x: id } } }', [/conflicting types "String" and "ID!"/]],
  ['{ node { ... on A { x: name } ... on B { x: name } } }', []],
  ['{ node { ... on A { own { x: name } } ... on B { own { x: id } } } }', [/conflicting types/]],
  ['{ any { ... on A { x: own { id } } ... on B { x: next { id } } } }', []],
  ['{ a { x: id x: name } }', [/conflicting types "ID!" and "String"/]],
  ['{ a { x: next { id } x: own { id } } }', [/"next" and "own" are different fields/]],
  ['{ a { x: size(in: { low: 1 }) x: size } }', [/differing arguments/]],
  ['{ a { ...F next { id: name } } } fragment F on A { next { id } }', [/conflicting types/]],
  ['{ node { x: id ... on A { x: text } } }', [/conflicting types/]],
])('%s', (text, expected) => {
  expect(conflicts(text)).toEqual(expected.map((each) => expect.stringMatching(each)));
});

it('a set of fields is checked once, however many spreads lead to it', () => {
  const doubling = Array.from(
    { length: 60 },
    (_, index) => `fragment F${index} on A { a: own { ...F${index + 1} } b: own { ...F${index + 1} } }`,
  );
  const text = (last: string) =>
    `{ a { ...F0 } } ${doubling.join(' ')} fragment F60 on A { x: id x: ${last} }`;
  expect(conflicts(text('id'), 5_000)).toEqual([]);
  expect(conflicts(text('name'), 5_000)).toEqual([expect.stringMatching(/conflicting types/)]);
});

it('a document that takes more than the budget is refused', () => {
  const aliases = Array.from({ length: 50 }, (_, index) => `a${index}: a { id }`).join(' ');
  expect(() => conflicts(`{ ${aliases} }`, 50)).toThrow(TooManyFields);
});

const name = fc.constantFrom('x', 'y', 'id');
const { set } = fc.letrec<{ set: string; field: string }>((tie) => ({
  set: fc.array(tie('field'), { minLength: 1, maxLength: 4 }).map((fields) => `{ ${fields.join(' ')} }`),
  field: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.tuple(name, fc.constantFrom('id', 'name', '__typename')).map(([alias, field]) => `${alias}: ${field}`),
    fc.constantFrom('...Spread', '... on A { y: text }', '... on B { y: text }'),
    fc
      .tuple(name, fc.constantFrom('next', 'list'), tie('set'))
      .map(([alias, field, below]) => `${alias}: ${field} ${below}`),
    fc.tuple(fc.constantFrom('A', 'B', 'Node'), tie('set')).map(([type, below]) => `... on ${type} ${below}`),
  ),
}));
const document = fc
  .tuple(
    set,
    fc.array(fc.constantFrom('x: id', 'x: name', 'y: next { x: id }', '... on A { id: text }'), {
      minLength: 1,
    }),
  )
  .map(
    ([below, spread]) =>
      `{ node ${below} other: node { ...Spread } } fragment Spread on Node { ${spread.join(' ')} }`,
  );

it('agrees with the rule of the library', () => {
  let [valid, invalid] = [0, 0];
  fc.assert(
    fc.property(document, (text) => {
      const parsed = parse(text);
      fc.pre(validate(schema, parsed, OTHERS).length === 0);
      const isValid = validate(schema, parsed, [OverlappingFieldsCanBeMergedRule]).length === 0;
      if (isValid) valid += 1;
      else invalid += 1;
      expect(findConflicts(parsed, { schema, budget: 1_000_000 }).length === 0).toBe(isValid);
    }),
    { numRuns: 500 },
  );
  expect(Math.min(valid, invalid)).toBeGreaterThan(10);
});

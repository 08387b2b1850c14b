/** Operations that are rejected before they run, and the messages of the errors. */
import { buildSchema, Kind, parse } from 'graphql';
import fc from 'fast-check';
import { LIMITS, type GraphqlLimits, limitPlugin, requireLength, measureDepth } from './limits.js';

const schema = buildSchema(`
  type Item { id: ID! name: String parent: Item items(count: Int): [Item!]! }
  type Query { item: Item items(count: Int): [Item!]! }
`);

/** Runs the plugin on a validated request. */
async function resolve(text: string, limits: Partial<GraphqlLimits> = {}): Promise<unknown> {
  const document = parse(text);
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const listener = await limitPlugin({ ...LIMITS, ...limits }).requestDidStart?.({} as never);
  return listener?.didResolveOperation?.({ schema, document, operation } as never);
}

it('a depth at the limit is allowed, and one above it is rejected with the name of the limit', async () => {
  const deep = '{ item { parent { id } } }';
  await expect(resolve(deep, { depth: 3 })).resolves.toBeUndefined();
  await expect(resolve(deep, { depth: 2 })).rejects.toMatchObject({
    code: 'LIMIT_EXCEEDED',
    message: 'The query is 3 levels deep, the limit is 2',
    details: { rule: 'depth at most 2' },
  });
});

it('a long text is rejected with the name of the limit', () => {
  expect(() => {
    requireLength('{\na\r}', { characters: 5, lines: 2 });
  }).not.toThrow();
  expect(() => {
    requireLength('{ ab }', { characters: 5, lines: 2 });
  }).toThrow(
    expect.objectContaining({ code: 'LIMIT_EXCEEDED', details: { rule: 'characters at most 5' } }) as Error,
  );
  expect(() => {
    requireLength('{\na\r\n}', { characters: 6, lines: 2 });
  }).toThrow(
    expect.objectContaining({ code: 'LIMIT_EXCEEDED', details: { rule: 'lines at most 2' } }) as Error,
  );
});

it('rejects operations without a root type in the schema, which validation accepts', async () => {
  await expect(resolve('mutation { anything }')).rejects.toMatchObject({
    message: 'The schema has no mutations',
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE' },
  });
});

it('ignores a request without an operation, because the server reports it', async () => {
  await expect(resolve('fragment F on Item { id }')).resolves.toBeUndefined();
});

// The depth of documents: examples, and a comparison with a count that expands every spread.

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
])('%s has the depth %i', (text, depth) => {
  expect(measureDepth(parse(text))).toBe(depth);
});

it('measuring the depth looks at each fragment once, however many ways lead to it', () => {
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

it('the depth agrees with a count that expands every spread', () => {
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

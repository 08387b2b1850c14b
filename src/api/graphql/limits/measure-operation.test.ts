/** The size of operations: examples, and a comparison with a simple count over random selections. */
import fc from 'fast-check';
import { buildSchema, Kind, parse, type FragmentDefinitionNode } from 'graphql';
import { measureOperation, type OperationSize } from './measure-operation.js';

const schema = buildSchema(`
  input PageInput { start: Int, count: Int, urns: [String!] }
  interface Node { id: ID!, related(first: Int): [Node!] }
  type Item implements Node {
    id: ID! tags: [String!] parent: Item items(limit: Int): [Item!]! page(input: PageInput): Page! related(first: Int): [Node!]
    either: Either required(count: Int!): [Item]
  }
  type Page { total: Int nested: Page items: [Item!]! facets: [Item!]! }
  union Either = Item | Page
  type Query { item: Item! items(limit: Int): [Item!]! page(input: PageInput, count: Int): Page! many(urns: [String!]!): [Item] either: Either node: Node }
  type Mutation { change(count: Int): [Item] }
`);

interface Options {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly stopAt?: number;
}

function measure(text: string, { variables = {}, stopAt = 5_000 }: Options = {}): OperationSize {
  const { definitions } = parse(text);
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new Error('No operation');
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return measureOperation({
    schema,
    operation,
    fragments: new Map(fragments.map((each): [string, FragmentDefinitionNode] => [each.name.value, each])),
    variables,
    stopAt,
  });
}

const sizes = (text: string, options?: Options): number[] => {
  const { depth, breadth, cost } = measure(text, options);
  return [depth, breadth, cost];
};

describe('an operation', () => {
  it.each<[string, number[]]>([
    ['{ item { id } }', [2, 2, 2]],
    ['{ item { id parent { id parent { id } } } }', [4, 6, 6]],
    // A list counts as five items without a page size.
    ['{ items { id } }', [2, 2, 1 + 5]],
    ['{ items(limit: 7) { id tags } }', [2, 3, 1 + 7 + 7]],
    ['{ items(limit: 7) { items(limit: 3) { id } } }', [3, 3, 1 + 7 + 21]],
    ['{ items(limit: 0) { id } }', [2, 2, 1 + 1]],
    ['{ items(limit: -3) { id } }', [2, 2, 1 + 1]],
    ['{ many(urns: ["a", "b", "c"]) { id } }', [2, 2, 1 + 3]],
    ['{ many(urns: []) { id } }', [2, 2, 1 + 1]],
    // A list of scalars counts as one value.
    ['{ item { tags } }', [2, 2, 2]],
    // A page size applies to every next list below, but not to the lists below that.
    ['{ page(input: { count: 20 }) { total items { id } } }', [3, 4, 1 + 1 + 1 + 20]],
    ['{ page(count: 20) { items { id } facets { id } } }', [3, 5, 1 + 1 + 20 + 1 + 20]],
    [
      '{ page(input: { count: 20 }) { nested { nested { items { items { id } } } } } }',
      [6, 6, 5 + 20 + 100 - 1],
    ],
    ['{ page(input: { urns: ["a", "b"] }) { items { id } } }', [3, 3, 1 + 1 + 2]],
    ['{ page(count: 3, input: { count: 20 }) { items { id } } }', [3, 3, 1 + 1 + 3]],
    ['{ page { items { id } } }', [3, 3, 1 + 1 + 5]],
    ['{ page(input: null) { items { id } } }', [3, 3, 1 + 1 + 5]],
    // Each alias counts, even of the same field.
    ['{ a: item { id } b: item { id } c: item { id } }', [2, 6, 6]],
    // Fields of interfaces and unions.
    ['{ node { id related(first: 4) { id } } }', [3, 4, 3 + 4]],
    ['{ either { __typename ... on Item { id } ... on Page { items { id } } } }', [3, 5, 3 + 5]],
    // Only the costs of the most expensive type count, because a value has one type.
    ['{ either { ... on Item { id } ... on Item { tags } ... on Page { total } } }', [2, 4, 3]],
    ['{ item { either { ... on Page { items { tags } } } } }', [4, 4, 3 + 5]],
    ['mutation { change(count: 3) { id } }', [2, 2, 1 + 3]],
    // The execution reports a missing required argument.
    ['{ item { required { id } } }', [3, 3, 2 + 5]],
  ])('%s', (text, expected) => {
    expect(sizes(text)).toEqual(expected);
  });

  it('takes page sizes from variables', () => {
    const query =
      'query ($count: Int, $input: PageInput) { items(limit: $count) { id } page(input: $input) { items { id } } }';
    expect(sizes(query)).toEqual([3, 5, 1 + 5 + 1 + 1 + 5]);
    const variables = { count: 50, input: { count: 7 } };
    expect(sizes(query, { variables })).toEqual([3, 5, 1 + 50 + 1 + 1 + 7]);
    expect(sizes(query, { variables: { input: { urns: ['a', 'b', 'c'] } } })).toEqual([
      3,
      5,
      1 + 5 + 1 + 1 + 3,
    ]);
  });

  it('ignores introspection in the depth, and counts all types in the cost', () => {
    const types = Object.keys(schema.getTypeMap()).length;
    const ofType = 'ofType { ofType { ofType { ofType { ofType { name } } } } }';
    const deep = measure(`{ __schema { types { name fields { type { ${ofType} } } } } }`);
    expect(deep.depth).toBe(1);
    expect(deep.cost).toBeGreaterThan(types * 5 * 6);
    expect(measure('{ __type(name: "Item") { fields { name } } }').depth).toBe(1);
  });

  it('counts each spread of a fragment, wherever it is', () => {
    const query = (spread: string) =>
      `{ a: item { ...F } b: item { ${spread} } } fragment F on Item { id items(limit: 2) { id } }`;
    expect(sizes(query('id'))).toEqual([3, 6, 1 + 2 + 2 + 1 + 1]);
    expect(sizes(query('...F'))).toEqual([3, 8, 2 * (1 + 2 + 2)]);
    expect(sizes(query('...F ...F'))).toEqual([3, 11, 5 + 1 + 2 * 4]);
    expect(sizes(query('... @include(if: false) { ...F }'))).toEqual([3, 8, 10]);
  });

  it('stops counting when nested fragments multiply', () => {
    const levels = Array.from(
      { length: 60 },
      (_, index) => `fragment F${index} on Item { ...F${index + 1} ...F${index + 1} }`,
    );
    const text = `{ item { ...F0 } } ${levels.join(' ')} fragment F60 on Item { id }`;
    expect(measure(text, { stopAt: 1_000 })).toMatchObject({ breadth: 1_001 });
  });

  it('stops counting cyclic fragments', () => {
    const text =
      '{ item { ...A } } fragment A on Item { parent { ...B } } fragment B on Item { id parent { ...A } }';
    expect(measure(text, { stopAt: 500 })).toMatchObject({ breadth: 501 });
  });

  it('ignores fields that the schema does not have, because validation reports them', () => {
    expect(sizes('{ item { nosuch { id } ...Nosuch ... on Nosuch { id } } }')).toEqual([2, 3, 3]);
  });
});

/** A selection on an item or a page. */
interface Selected {
  readonly field: 'id' | 'parent' | 'items' | 'page' | 'total' | 'nested';
  readonly size: number | undefined;
  readonly below: readonly Selected[];
  /** How the document contains the selection. */
  readonly form: 'plain' | 'inline' | 'typed' | 'fragment';
}

const form = fc.constantFrom<Selected['form']>('plain', 'plain', 'inline', 'typed', 'fragment');
const size = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined });
const { ofItem } = fc.letrec<{ ofItem: Selected; ofPage: Selected }>((tie) => {
  const leaf = (field: Selected['field']) =>
    fc.record({ field: fc.constant(field), size: fc.constant(undefined), below: fc.constant([]), form });
  const object = (
    field: Selected['field'],
    of: 'ofItem' | 'ofPage',
    pageSize: fc.Arbitrary<number | undefined>,
  ) =>
    fc.record({
      ...{ field: fc.constant(field), size: pageSize, form },
      below: fc.array(tie(of), { minLength: 1, maxLength: 4 }),
    });
  const none = fc.constant(undefined);
  return {
    ofItem: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      leaf('id'),
      object('parent', 'ofItem', none),
      object('items', 'ofItem', size),
      object('page', 'ofPage', size),
    ),
    ofPage: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      leaf('total'),
      object('items', 'ofItem', none),
      object('nested', 'ofPage', none),
    ),
  };
});

/** Writes the selections, and the fragments that they use to `fragments`. */
function write(selections: readonly Selected[], type: 'Item' | 'Page', fragments: string[]): string {
  const written = selections.map(({ field, size, below, form }, index) => {
    const limit = field === 'page' ? `input: { count: ${size ?? 0} }` : `limit: ${size ?? 0}`;
    const sized = size === undefined ? '' : `(${limit})`;
    const inner = field === 'page' || field === 'nested' ? 'Page' : 'Item';
    const set = below.length === 0 ? '' : ` { ${write(below, inner, fragments)} }`;
    const text = `a${index}: ${field}${sized}${set}`;
    if (form === 'inline') return `... { ${text} }`;
    if (form === 'typed') return `... on ${type} { ${text} }`;
    if (form === 'plain') return text;
    fragments.push(`fragment F${fragments.length} on ${type} { ${text} }`);
    return `...F${fragments.length - 1}`;
  });
  return written.join(' ');
}

/** Computes the size from the tree of selections. */
function countOf(selections: readonly Selected[], items: number, page: number | undefined): OperationSize {
  return selections.reduce(
    (sum, { field, size, below }) => {
      const length = size === undefined ? page : Math.max(1, size);
      const inner =
        field === 'items' ? countOf(below, items * (length ?? 5), undefined) : countOf(below, items, length);
      return {
        depth: Math.max(sum.depth, 1 + inner.depth),
        breadth: sum.breadth + 1 + inner.breadth,
        cost: sum.cost + items + inner.cost,
      };
    },
    { depth: 0, breadth: 0, cost: 0 },
  );
}

it('does not depend on how the selections are written', () => {
  fc.assert(
    fc.property(fc.array(ofItem, { minLength: 1, maxLength: 4 }), (selections) => {
      const fragments: string[] = [];
      const text = `{ item { ${write(selections, 'Item', fragments)} } } ${fragments.join(' ')}`;
      const { depth, breadth, cost } = countOf(selections, 1, undefined);
      expect(measure(text, { stopAt: Infinity })).toEqual({
        depth: depth + 1,
        breadth: breadth + 1,
        cost: cost + 1,
      });
    }),
    { numRuns: 300 },
  );
});

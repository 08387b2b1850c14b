/** Operations that are rejected because of their size, and the messages of the errors. */
import { buildSchema, Kind, parse } from 'graphql';
import { limitPlugin } from './limit-plugin.js';
import { LIMITS, type GraphqlLimits } from './limits.js';

const schema = buildSchema(`
  type Item { id: ID! name: String parent: Item items(count: Int): [Item!]! }
  type Query { item: Item items(count: Int): [Item!]! }
`);

interface Options {
  readonly limits?: Partial<GraphqlLimits>;
  readonly variables?: Record<string, unknown>;
}

/** Runs the plugin on a validated request. */
async function resolve(text: string, { limits = {}, variables = {} }: Options = {}): Promise<unknown> {
  const document = parse(text);
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const listener = await limitPlugin({ ...LIMITS, ...limits }).requestDidStart?.({} as never);
  return listener?.didResolveOperation?.({ schema, document, operation, request: { variables } } as never);
}

const deep = '{ item { parent { id } } }';
const broad = '{ item { id name } a: item { id } }';
const costly = '{ items(count: 10) { id } }';

it.each<[string, string, Partial<GraphqlLimits>]>([
  ['depth', deep, { depth: 3 }],
  ['breadth', broad, { breadth: 5 }],
  ['cost', costly, { cost: 11 }],
])('%s at the limit is allowed', async (_rule, text, limits) => {
  await expect(resolve(text, { limits })).resolves.toBeUndefined();
});

it.each<[string, string, { limits: Partial<GraphqlLimits>; message: string }]>([
  ['depth', deep, { limits: { depth: 2 }, message: 'The query is 3 levels deep, the limit is 2' }],
  ['breadth', broad, { limits: { breadth: 4 }, message: 'The query selects more than 4 fields' }],
  [
    'cost',
    costly,
    {
      limits: { cost: 10 },
      message: 'The query can return 11 values, the limit is 10: ask for smaller pages or fewer fields',
    },
  ],
])('%s above the limit is rejected with the name of the limit', async (rule, text, { limits, message }) => {
  await expect(resolve(text, { limits })).rejects.toMatchObject({
    ...{ code: 'LIMIT_EXCEEDED', message },
    details: { rule: `${rule} at most ${Object.values(limits).join('')}` },
  });
});

it('reports breadth first, because counting stops there', async () => {
  await expect(resolve(broad, { limits: { breadth: 1, depth: 1, cost: 1 } })).rejects.toMatchObject({
    details: { rule: 'breadth at most 1' },
  });
});

it('counts page sizes in variables, their defaults, and spreads of fragments', async () => {
  const sized = 'query ($count: Int = 50) { items(count: $count) { ...F } } fragment F on Item { id name }';
  const limits = { cost: 41 };
  await expect(resolve(sized, { limits, variables: { count: 20 } })).resolves.toBeUndefined();
  await expect(resolve(sized, { limits, variables: { count: 21 } })).rejects.toMatchObject({
    message: expect.stringContaining('43 values') as string,
  });
  await expect(resolve(sized, { limits })).rejects.toMatchObject({
    message: expect.stringContaining('101 values') as string,
  });
});

it('ignores variables that do not fit their types, because the execution reports them', async () => {
  const sized = 'query ($count: Int!) { items(count: $count) { id } }';
  for (const variables of [{}, { count: 'many' }, { count: 1.5 }])
    await expect(resolve(sized, { limits: { cost: 6 }, variables })).resolves.toBeUndefined();
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

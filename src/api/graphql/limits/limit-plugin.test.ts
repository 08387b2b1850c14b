/** Which operations are refused for their size, and what the refusal says. */
import { buildSchema, Kind, parse } from 'graphql';
import { limitPlugin } from './limit-plugin.js';
import { LIMITS, type GraphqlLimits } from './limits.js';

const schema = buildSchema(`
  type Item { id: ID! name: String parent: Item items(count: Int): [Item!]! }
  type Query { item: Item items(count: Int): [Item!]! }
`);

interface Asked {
  readonly limits?: Partial<GraphqlLimits>;
  readonly variables?: Record<string, unknown>;
}

/** Settles as the request does, once the server has found it valid. */
async function resolve(text: string, { limits = {}, variables = {} }: Asked = {}): Promise<unknown> {
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
])('%s at the limit is let through', async (_rule, text, limits) => {
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
      message: 'The query may give 11 values, the limit is 10: ask for smaller pages or fewer fields',
    },
  ],
])('%s beyond the limit is refused by its name', async (rule, text, { limits, message }) => {
  await expect(resolve(text, { limits })).rejects.toMatchObject({
    ...{ code: 'LIMIT_EXCEEDED', message },
    details: { rule: `${rule} at most ${Object.values(limits).join('')}` },
  });
});

it('what is too broad is refused for that, as the rest of it was not counted', async () => {
  await expect(resolve(broad, { limits: { breadth: 1, depth: 1, cost: 1 } })).rejects.toMatchObject({
    details: { rule: 'breadth at most 1' },
  });
});

it('counts page sizes that stand in variables, with their defaults, and spreads of fragments', async () => {
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

it('leaves variables that do not fit their types to the execution', async () => {
  const sized = 'query ($count: Int!) { items(count: $count) { id } }';
  for (const variables of [{}, { count: 'many' }, { count: 1.5 }])
    await expect(resolve(sized, { limits: { cost: 6 }, variables })).resolves.toBeUndefined();
});

it('refuses operations that the schema has no root for, which the validation lets pass', async () => {
  await expect(resolve('mutation { anything }')).rejects.toMatchObject({
    message: 'The schema has no mutations',
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE' },
  });
});

it('leaves a request without an operation to the server', async () => {
  await expect(resolve('fragment F on Item { id }')).resolves.toBeUndefined();
});

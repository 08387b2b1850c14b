/** Operations that are rejected before they run, and the messages of the errors. */
import { buildSchema, Kind, parse } from 'graphql';
import { limitPlugin, requireLength } from './limit-plugin.js';
import { LIMITS, type GraphqlLimits } from './limits.js';

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

/** The execution of a request ends as soon as it exceeds a limit. */
import { execute, parse, type ExecutionResult } from 'graphql';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { RequestBudget, type WorkLimits } from '../../core/request-budget.js';
import { countWork } from './count-work.js';
import { LIMITS } from './limits.js';

let resolved = 0;
const item = { name: 'abc', tags: ['x', 'yz'] };
const schema = makeExecutableSchema({
  typeDefs: `
    type Item { name: String tags: [String!] later: Item items(count: Int!): [Item!] text: String!
      wrong: Item wrongLater: Item wrongItems: [Item] }
    input Wanted { or: [Wanted!] names: [String!] }
    type Query { item: Item items(count: Int!): [Item!] named(names: [String!] wanted: Wanted): String }
    type Mutation { change: Item }
  `,
  resolvers: {
    Item: {
      name: ({ name }: typeof item) => {
        resolved += 1;
        return name;
      },
      text: () => Promise.resolve('abcdefghij'),
      later: () => Promise.resolve(item),
      items: (_: unknown, { count }: { count: number }) => Array.from({ length: count }, () => item),
      wrong: () => {
        throw new Error('wrong');
      },
      wrongLater: () => Promise.reject(new Error('wrong')),
      wrongItems: () => [Promise.reject(new Error('wrong')), item, Promise.reject(new Error('wrong'))],
    },
    Query: {
      item: () => item,
      items: (_: unknown, { count }: { count: number }) => Array.from({ length: count }, () => item),
    },
    Mutation: { change: () => item },
  },
});
countWork(schema);
// A second service of the process has the same types of introspection.
countWork(schema);

/** Returns the data, or the exceeded limit. */
async function run(text: string, limits: Partial<WorkLimits> = {}): Promise<unknown> {
  resolved = 0;
  const budget = new RequestBudget({ ...LIMITS, ...limits });
  const done = Promise.resolve(execute({ schema, document: parse(text), contextValue: { budget } }));
  return Promise.race([done, budget.stopped]).then(
    ({ data }: ExecutionResult) => budget.error?.details.rule ?? data,
    () => budget.error?.details.rule,
  );
}

it.each<[string, Partial<WorkLimits>]>([
  ['{ item { name } }', { values: 2 }],
  // The entries of a list of plain values count.
  ['{ item { tags } }', { values: 4 }],
  ['{ items(count: 3) { name } }', { values: 4 }],
  // So do the entries of lists in arguments.
  ['{ named(names: ["a", "b"]) }', { values: 3 }],
  ['{ named(wanted: { or: [{ names: ["a", "b"] }, { names: [] }] }) }', { values: 1 + 2 + 2 }],
  // A field that waits for a read counts ten times.
  ['{ item { later { name } } }', { values: 1 + 10 + 1 }],
  // So do errors, once for each place of the field, and more in a long document.
  ['{ item { wrong { name } } }', { values: 2 + 1 }],
  ['{ item { wrong { name } wrong { name } } }', { values: 2 + 2 }],
  ['{ item { wrongLater { name } } }', { values: 1 + 10 + 1 }],
  ['{ item { wrongItems { name } } }', { values: 2 + 1 + 2 }],
  [`${'\n'.repeat(160)}{ item { wrong { name } } }`, { values: 2 + 1 + 2 }],
  ['{ item { __typename } }', { values: 2 }],
  ['{ __schema { queryType { name } } }', { values: 3 }],
  ['{ a: item { name } b: item { name } }', { statements: 2 }],
  ['mutation { a: change { name } b: change { name } }', { statements: 2 }],
  // Names, texts, and six bytes of punctuation each.
  ['{ item { name } }', { answerBytes: 4 + 6 + 4 + 6 + 3 }],
  ['{ item { text } }', { answerBytes: 4 + 6 + 4 + 6 + 10 }],
])('%s takes %j', async (text, limits) => {
  expect(await run(text, limits)).toEqual(expect.any(Object));
  const less = Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, limit - 1]));
  const [[name, limit] = []] = Object.entries(less);
  expect(await run(text, less)).toBe(`${String(name)} at most ${String(limit)}`);
});

it.each([
  ['in a list', '{ items(count: 10000) { name } }'],
  ['in lists within lists', '{ items(count: 1000) { items(count: 1000) { name } } }'],
  ['in objects that arrive later', '{ items(count: 10000) { later { name } } }'],
  [
    'in aliases',
    `{ items(count: 1000) { later { ${Array.from({ length: 500 }, (_, index) => `a${index}: name`).join(' ')} } } }`,
  ],
])('nothing more is resolved %s', async (_where, text) => {
  expect(await run(text, { values: 9_999 })).toBe('values at most 9999');
  const before = resolved;
  expect(before).toBeLessThan(10_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(resolved).toBe(before);
});

it('an execution without a budget is not counted', async () => {
  const { data } = await execute({ schema, document: parse('{ item { name } }'), contextValue: {} });
  expect(data).toEqual({ item: { name: 'abc' } });
});

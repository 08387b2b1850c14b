/** Filters of the graph API compared with a reference implementation on a small graph. */
import fc from 'fast-check';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { graphOf, together } from '../helpers/graphql/graph.js';

const prefix = unique('walk');
const NODES = 7;
const node = (index: number) => datasetUrn(`${prefix}.n${index}`);

/** The upstream nodes of each node, with a cycle, a diamond, a self loop, and an unwritten end (6). */
const UPSTREAMS: readonly (readonly number[])[] = [[1, 2], [3], [3], [0, 4], [], [5, 6]];

let catalog: TestCatalog;
const ask = graphOf(() => catalog);

beforeAll(async () => {
  catalog = await startCatalog({ graphApi: true });
  const answer = await catalog.ingestBatch(
    UPSTREAMS.flatMap((upstreams, index) => [
      proposal(node(index), 'datasetProperties', { name: `n${index % 3}` }),
      proposal(node(index), 'upstreamLineage', {
        upstreams: upstreams.map((upstream) => ({ dataset: node(upstream), type: 'COPY' })),
      }),
    ]),
  );
  expect(answer.status).toBe(200);
}, 120_000);

afterAll(() => catalog.stop());

interface Where {
  readonly [field: string]: any;
}

const upstream = (index: number): number[] => [...(UPSTREAMS[index] ?? [])];
const downstream = (index: number): number[] =>
  UPSTREAMS.flatMap((upstreams, other) => (upstreams.includes(index) ? [other] : []));
const nameOf = (index: number): string | null => (index < UPSTREAMS.length ? `n${index % 3}` : null);

/** Evaluates a filter on a node. Null is the result of comparing with a missing value, as in Cypher. */
function holds(where: Where, index: number): boolean | null {
  const parts = Object.entries(where).map(([field, value]): boolean | null => {
    if (field === 'AND') return every(value.map((part: Where) => holds(part, index)));
    if (field === 'OR') return not(every(value.map((part: Where) => not(holds(part, index)))));
    if (field === 'NOT') return not(holds(value, index));
    if (field === 'urn') return value.eq === node(index);
    if (field === 'name') return value.eq === null ? nameOf(index) === null : equal(nameOf(index), value.eq);
    const ends = field.startsWith('upstream') ? upstream(index) : downstream(index);
    return every(Object.entries(value).map(([quantifier, of]) => quantified(quantifier, of as Where, ends)));
  });
  return every(parts);
}

function quantified(quantifier: string, of: Where, ends: number[]): boolean {
  const results = ends.map((end) => holds('node' in of ? of['node'] : of, end));
  const matching = results.filter((each) => each === true).length;
  if (quantifier === 'some') return matching > 0;
  if (quantifier === 'none') return matching === 0;
  if (quantifier === 'single') return matching === 1;
  // An end without a value to compare does not violate `all`.
  return matching > 0 && !results.includes(false);
}

const not = (value: boolean | null) => (value === null ? null : !value);
const equal = (left: string | null, right: string) => (left === null ? null : left === right);
function every(values: (boolean | null)[]): boolean | null {
  if (values.includes(false)) return false;
  return values.includes(null) ? null : true;
}

const { where } = fc.letrec<{ where: Where }>((tie) => ({
  where: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'where' },
    fc.constant({}),
    fc.record({ urn: fc.record({ eq: fc.nat(NODES - 1).map(node) }) }),
    fc.record({ name: fc.record({ eq: fc.constantFrom('n0', 'n1', 'n2', null) }) }),
    fc.record({ NOT: tie('where') }),
    fc.record({ AND: fc.array(tie('where'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ OR: fc.array(tie('where'), { minLength: 1, maxLength: 2 }) }),
    fc
      .tuple(
        fc.constantFrom('upstream', 'downstream', 'upstreamConnection', 'downstreamConnection'),
        fc.constantFrom('some', 'none', 'single', 'all'),
        tie('where'),
      )
      .map(([field, quantifier, of]) => ({
        [field]: { [quantifier]: field.endsWith('Connection') ? { node: of } : of },
      })),
  ),
}));

it('a filter at the root returns the same as the reference', async () => {
  await fc.assert(
    fc.asyncProperty(where, async (filter) => {
      const { entities } = await ask('entities(where: $where, sort: [{urn: ASC}]) { urn }', {
        where: { AND: [{ urn: { contains: prefix } }, filter] },
      });
      const expected = UPSTREAMS.map((_, index) => index).filter((index) => holds(filter, index) === true);
      expect(entities.map(({ urn }: { urn: string }) => urn)).toEqual(expected.map(node));
    }),
    { numRuns: 60 },
  );
}, 300_000);

it('a filter below the root returns the same as the reference', async () => {
  const question = `$node: GraphEntityWhere, $edge: GraphRelationConnectionWhere) { graph {
    entities(where: { urn: { contains: "${prefix}" } }, sort: [{ urn: ASC }]) {
      upstream(where: $node, sort: [{ urn: ASC }]) { urn }
      downstreamConnection(where: $edge, sort: [{ node: { urn: ASC } }]) { totalCount edges { node { urn } } }
    }
  } }`;
  await fc.assert(
    fc.asyncProperty(where, async (filter) => {
      const { graph: answer } = await catalog.query(`query (${question}`, {
        node: filter,
        edge: { node: filter },
      });
      const matching = (ends: number[]) =>
        ends.filter((end) => holds(filter, end) === true).map((end) => ({ urn: node(end) }));
      expect(answer.entities).toEqual(
        UPSTREAMS.map((_, index) => {
          const below = matching(downstream(index));
          return {
            upstream: matching(upstream(index)),
            downstreamConnection: { totalCount: below.length, edges: below.map((end) => ({ node: end })) },
          };
        }),
      );
    }),
    { numRuns: 40 },
  );
}, 300_000);

/** Neo4j plans such a statement before any time limit applies. */
it('three hops of every quantifier fit into the limits', async () => {
  const quantifiers = ['some', 'none', 'single', 'all'];
  const hops = (quantifier: string, count: number): string =>
    count === 0 ? 'urn: { eq: "x" }' : `upstream: { ${quantifier}: { ${hops(quantifier, count - 1)} } }`;
  const lists = quantifiers.map(
    (quantifier) => `entities(where: { ${hops(quantifier, 3)} }, limit: 1) { urn }`,
  );
  const found = Object.values<object[]>(await ask(together(lists))).map(({ length }) => length);
  expect(found).toEqual([0, 1, 0, 0]);
});

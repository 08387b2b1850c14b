/** Term groups and domains never form a cycle, whichever API writes them. */
import fc from 'fast-check';
import { proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
let other: TestCatalog;
beforeAll(async () => {
  [catalog, other] = await Promise.all([startCatalog(), startCatalog()]);
});
afterAll(() => Promise.all([catalog.stop(), other.stop()]));

interface Kind {
  readonly type: string;
  readonly aspect: string;
  readonly member: string;
  readonly value: object;
}
const NODES: Kind = {
  type: 'glossaryNode',
  aspect: 'glossaryNodeInfo',
  member: 'parentNode',
  value: { definition: 'A group' },
};
const DOMAINS: Kind = {
  type: 'domain',
  aspect: 'domainProperties',
  member: 'parentDomain',
  value: { name: 'A domain' },
};

const newUrn = ({ type }: Kind) => `urn:li:${type}:${unique('circle')}`;
const inside = (kind: Kind, urn: string, parent?: string) =>
  proposal(urn, kind.aspect, { ...kind.value, ...(parent && { [kind.member]: parent }) });
const batch = async (...proposals: object[]) => (await catalog.ingestBatch(proposals)).status;
const put = async (kind: Kind, urn: string, parent?: string, by = catalog) =>
  (await by.ingestBatch([inside(kind, urn, parent)])).status;
const parentOf = async ({ aspect, member }: Kind, urn: string) => {
  const { json, status } = await catalog.aspect(urn, aspect);
  return status === 404 ? undefined : (Object.values(json.aspect)[0] as any)[member];
};

// A domain may name itself as its parent and is then at the top: test/hierarchies/glossary-and-domains.test.ts.
it('a term group cannot be its own parent', async () => {
  const urn = newUrn(NODES);
  const answer = await catalog.ingestBatch([inside(NODES, urn, urn)]);
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(`/${NODES.member}`);
  expect(answer.text).toContain(urn);
  expect(await parentOf(NODES, urn)).toBeUndefined();
});

describe.each([
  ['term groups', NODES],
  ['domains', DOMAINS],
])('%s', (_, kind) => {
  it('cannot be moved into their descendants', async () => {
    const [top, middle, bottom] = [newUrn(kind), newUrn(kind), newUrn(kind)];
    for (const [urn, parent] of [[top], [middle, top], [bottom, middle]] as const)
      expect(await put(kind, urn, parent)).toBe(200);
    expect(await put(kind, top, bottom)).toBe(400);
    expect(await put(kind, top, middle)).toBe(400);
    expect(await parentOf(kind, top)).toBeUndefined();
    expect(await put(kind, bottom, top)).toBe(200);
    expect(await put(kind, bottom)).toBe(200);
    expect(await put(kind, top, bottom)).toBe(200);
  });

  it('cannot form a cycle through other write APIs', async () => {
    const [top, below] = [newUrn(kind), newUrn(kind)];
    expect(await batch(inside(kind, top), inside(kind, below, top))).toBe(200);
    const patch = [{ op: 'add', path: `/${kind.member}`, value: below }];
    const patched = await catalog.ingestBatch([proposal(top, kind.aspect, patch, { changeType: 'PATCH' })]);
    expect(patched.status).toBe(400);
    const value = { ...kind.value, [kind.member]: below };
    const v3 = await catalog.post(`/openapi/v3/entity/${kind.type.toLowerCase()}?async=false`, [
      { urn: top, [kind.aspect]: { value } },
    ]);
    expect(v3.status).toBe(400);
    expect(await parentOf(kind, top)).toBeUndefined();
  });

  it('in one batch are checked together, and nothing of a refused batch is stored', async () => {
    const [first, second, third] = [newUrn(kind), newUrn(kind), newUrn(kind)];
    const circle = [inside(kind, first, second), inside(kind, second, third), inside(kind, third, first)];
    expect(await batch(...circle)).toBe(400);
    for (const urn of [first, second, third]) expect(await parentOf(kind, urn)).toBeUndefined();
    expect(await batch(...circle.slice(0, 2), inside(kind, third))).toBe(200);
    // A parent and its child can swap places in one batch.
    expect(await batch(inside(kind, second), inside(kind, third, second))).toBe(200);
  });

  it('moved concurrently by two services never form a cycle', async () => {
    // Neither service locks the node between the two.
    for (let round = 0; round < 6; round += 1) {
      const [left, middle, right] = [newUrn(kind), newUrn(kind), newUrn(kind)];
      expect(await batch(inside(kind, left), inside(kind, middle, right))).toBe(200);
      expect(await batch(inside(kind, right))).toBe(200);
      const statuses = await Promise.all([put(kind, left, middle), put(kind, right, left, other)]);
      expect(statuses.sort()).toEqual([200, 400]);
    }
  });
});

it('random moves are refused exactly when they would form a cycle', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: 4 }), fc.option(fc.nat({ max: 4 }))), { minLength: 3, maxLength: 8 }),
      async (moves) => {
        const urns = Array.from({ length: 5 }, () => newUrn(NODES));
        const parents = new Map<number, number>();
        for (const [child, parent] of moves) {
          let above = parent ?? undefined;
          while (above !== undefined && above !== child) above = parents.get(above);
          const closes = above === child;
          expect(await put(NODES, urns[child]!, parent === null ? undefined : urns[parent])).toBe(
            closes ? 400 : 200,
          );
          if (closes) continue;
          if (parent === null) parents.delete(child);
          else parents.set(child, parent);
        }
      },
    ),
    { numRuns: 8 },
  );
});

const newTerm = () => `urn:li:glossaryTerm:${unique('circle')}`;
const termIn = (parentNode: string, term = newTerm()) =>
  proposal(term, 'glossaryTermInfo', { definition: 'x', termSource: 'INTERNAL', parentNode });

it('a term cannot be the parent of a group, because that could later form a cycle', async () => {
  const [term, group] = [newTerm(), newUrn(NODES)];
  expect(await put(NODES, group, term)).toBe(400);
  expect(await batch(termIn(group, term))).toBe(200);
  expect(await put(NODES, group, term)).toBe(400);
});

it('a term cannot be the parent of a term, itself included', async () => {
  const [term, other] = [newTerm(), newTerm()];
  expect(await batch(termIn(term, term))).toBe(400);
  expect(await batch(termIn(newUrn(NODES), term))).toBe(200);
  const { status, text } = await catalog.ingestBatch([termIn(term, other)]);
  expect([status, text]).toEqual([400, expect.stringContaining('must be a URN of type glossaryNode')]);
  const step = [{ op: 'add', path: '/parentNode', value: other }];
  const patch = { changeType: 'PATCH', contentType: 'application/json-patch+json' };
  expect((await catalog.ingest(term, 'glossaryTermInfo', step, patch)).status).toBe(400);
  expect((await catalog.aspect(other, 'glossaryTermInfo')).status).toBe(404);
});

it('other writes need no extra statements, and many moves need as many as one', async () => {
  const count = async (...proposals: object[]) => {
    catalog.takeStatements();
    expect(await batch(...proposals)).toBe(200);
    return catalog.takeStatements().filter(({ text }) => /hierarchies|steps/.test(text)).length;
  };
  const top = newUrn(NODES);
  expect(await count(inside(NODES, top))).toBe(0);
  expect(await count(proposal(newUrn(NODES), 'status', { removed: false }))).toBe(0);
  expect(await count(termIn(top))).toBe(0);
  expect(await count(inside(NODES, newUrn(NODES), top))).toBe(2);
  expect(await count(...Array.from({ length: 20 }, () => inside(NODES, newUrn(NODES), top)))).toBe(2);
});

describe('a cycle that a rollback restored', () => {
  const [first, second] = [newUrn(DOMAINS), newUrn(DOMAINS)];
  beforeAll(async () => {
    const [runId, systemMetadata] = [unique('run'), (run: string) => ({ systemMetadata: { runId: run } })];
    const write = async (urn: string, parentDomain: string | undefined, run = unique('run')) => {
      const value = { ...DOMAINS.value, ...(parentDomain && { parentDomain }) };
      expect((await catalog.ingest(urn, DOMAINS.aspect, value, systemMetadata(run))).status).toBe(200);
    };
    await write(first, second);
    await write(first, undefined, runId);
    await write(second, first);
    expect((await catalog.post('/runs?action=rollback', { runId, dryRun: false })).status).toBe(200);
    expect(await parentOf(DOMAINS, first)).toBe(second);
    expect(await parentOf(DOMAINS, second)).toBe(first);
  });

  it('does not prevent reading its members', async () => {
    const { domain } =
      await catalog.query(`{ domain(urn: "${first}") { urn parentDomains { count domains { urn } }
      entities(input: { query: "*" }) { total } relationships(input: { types: ["IsPartOf"], direction: OUTGOING }) { total } } }`);
    expect(domain.parentDomains.domains.map(({ urn }: any) => urn)).toContain(second);
  });

  it('does not prevent searching ancestors and descendants', async () => {
    for (const condition of ['DESCENDANTS_INCL', 'ANCESTORS_INCL', 'RELATED_INCL']) {
      const orFilters = [{ and: [{ field: 'urn', condition, values: [first] }] }];
      const query = `query ($orFilters: [AndFilterInput!]) {
        searchAcrossEntities(input: { query: "*", types: [DOMAIN], orFilters: $orFilters }) { searchResults { entity { urn } } } }`;
      const { searchAcrossEntities } = await catalog.query(query, { orFilters });
      expect(searchAcrossEntities.searchResults.map(({ entity }: any) => entity.urn).sort()).toEqual(
        [first, second].sort(),
      );
    }
  });

  it('can be removed by the next write', async () => {
    const below = newUrn(DOMAINS);
    expect(await put(DOMAINS, below, first)).toBe(200);
    expect(await put(DOMAINS, first)).toBe(200);
    expect(await put(DOMAINS, first, below)).toBe(400);
  });
});

/** Queries of the graph API that no fixed field supports. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { graphOf, together } from '../helpers/graphql/graph.js';

let catalog: TestCatalog;
const ask = graphOf(() => catalog);

const prefix = unique('graph');
const dataset = (name: string) => datasetUrn(`${prefix}.${name}`);
const chart = (name: string) => `urn:li:chart:(looker,${prefix}.${name})`;
const dashboard = (name: string) => `urn:li:dashboard:(looker,${prefix}.${name})`;
const group = (name: string) => `urn:li:corpGroup:${prefix}.${name}`;
const ghost = `urn:li:corpuser:${prefix}.ghost`;
const tag = `urn:li:tag:${prefix}.pii`;

const stamp = { time: 1_700_000_000_000, actor: 'urn:li:corpuser:jdoe' };
const ownership = (urn: string, ...owners: string[]) =>
  proposal(urn, 'ownership', {
    owners: owners.map((owner) => ({ owner, type: 'DATAOWNER' })),
    ownerTypes: {},
    lastModified: stamp,
  });
const dashboardOf = (urn: string, ...charts: string[]) =>
  proposal(urn, 'dashboardInfo', {
    title: 'a dashboard',
    description: '',
    charts,
    lastModified: { created: stamp, lastModified: stamp },
  });
const chartOf = (urn: string, ...inputs: string[]) =>
  proposal(urn, 'chartInfo', {
    title: 'a chart',
    description: '',
    inputs: inputs.map((input) => ({ string: input })),
    lastModified: { created: stamp, lastModified: stamp },
  });
const named = (urn: string, name: string) => proposal(urn, 'datasetProperties', { name, description: name });
const mine = `urn: { contains: "${prefix}" }`;
const tagged = (urn: string) => proposal(urn, 'globalTags', { tags: [{ tag }] });

/**
 *   board(sales) ── bars ──┬── orphan        no owner
 *                          ├── owned         owned by finance
 *                          └── haunted       owned by an unwritten user
 *   board(hr)    ── pie  ───── elsewhere     no owner
 *                              far ◄── orphan is derived from far: three hops below the board
 */
beforeAll(async () => {
  catalog = await startCatalog({ graphApi: true });
  const answer = await catalog.ingestBatch([
    ...['orphan', 'owned', 'haunted', 'elsewhere', 'far', 'gone'].map((name) => named(dataset(name), name)),
    proposal(group('sales'), 'corpGroupInfo', { displayName: 'Sales', admins: [], members: [], groups: [] }),
    ownership(dashboard('sales'), group('sales')),
    ownership(dashboard('hr'), group('hr')),
    ownership(dataset('owned'), group('finance'), group('sales')),
    ownership(dataset('haunted'), ghost),
    dashboardOf(dashboard('sales'), chart('bars')),
    dashboardOf(dashboard('hr'), chart('pie')),
    chartOf(chart('bars'), dataset('orphan'), dataset('owned'), dataset('haunted')),
    chartOf(chart('pie'), dataset('elsewhere')),
    proposal(dataset('orphan'), 'upstreamLineage', {
      upstreams: [{ dataset: dataset('far'), type: 'COPY', auditStamp: stamp, created: stamp }],
    }),
    tagged(dataset('orphan')),
    tagged(dataset('owned')),
    proposal(dataset('gone'), 'status', { removed: true }),
  ]);
  expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
}, 120_000);

afterAll(() => catalog.stop());

const urns = (list: { urn: string }[]) => list.map(({ urn }) => urn).sort();

describe('filters across relationships', () => {
  it('find datasets without an owner, two hops upstream of a dashboard that a given group owns', async () => {
    const question = `datasets(where: {
      ownedBy: { none: {} }
      downstream: { some: { downstream: { some: {
        type: { eq: "dashboard" }, ownedBy: { some: { urn: { eq: $group } } }
      } } } }
    }) { urn }`;
    catalog.takeStatements();
    expect(urns((await ask(question, { group: group('sales') })).datasets)).toEqual([dataset('orphan')]);
    expect(catalog.takeStatements()).toHaveLength(1);
    expect(urns((await ask(question, { group: group('hr') })).datasets)).toEqual([dataset('elsewhere')]);
    expect((await ask(question, { group: group('finance') })).datasets).toEqual([]);
  });

  it('evaluate conditions on owners as written, by entity and by edge', async () => {
    const filters: [string, string, string[]][] = [
      ['none', '{}', ['elsewhere', 'far', 'orphan']],
      ['none', '{ AND: [{ name: null }] }', ['elsewhere', 'far', 'orphan']],
      ['some', '{}', ['haunted', 'owned']],
      ['single', '{}', ['haunted']],
      ['all', '{}', ['haunted', 'owned']],
      ['some', '{ type: { eq: null } }', ['haunted', 'owned']],
      ['all', '{ urn: { contains: "ghost" } }', ['haunted']],
      ['some', '{ name: { eq: "Sales" } }', ['owned']],
    ];
    const list = (filter: string) => `datasets(where: { ${mine}, ${filter} }) { urn }`;
    const answer = await ask(
      together(
        filters.flatMap(([quantifier, where]) => [
          list(`ownedBy: { ${quantifier}: ${where} }`),
          list(`ownedByConnection: { ${quantifier}: { node: ${where} } }`),
        ]),
      ),
    );
    const found = Object.values<{ urn: string }[]>(answer).map(urns);
    const expected = filters.flatMap(([, , names]) => [names.map(dataset), names.map(dataset)]);
    expect(found).toEqual(expected);
  });

  it('support the number of relationships and edge properties', async () => {
    const counted = `ownedByConnection: { aggregate: { count: { nodes: { gt: 1 } } } }`;
    expect(urns((await ask(`datasets(where: { ${mine}, ${counted} }) { urn }`)).datasets)).toEqual([
      dataset('owned'),
    ]);
    const edge = (aspect: string) =>
      `upstreamConnection: { some: { edge: { aspect: { eq: "${aspect}" }, createdOn: { gte: 1700000000000 } } } }`;
    expect(
      urns((await ask(`datasets(where: { ${mine}, ${edge('upstreamLineage')} }) { urn }`)).datasets),
    ).toEqual([dataset('orphan')]);
    expect((await ask(`datasets(where: { ${mine}, ${edge('ownership')} }) { urn }`)).datasets).toEqual([]);
  });

  it('support search fields at any depth', async () => {
    const { charts } = await ask(
      `charts(where: { ${mine}, upstream: { some: { field_tags: { includes: $tag } } } }) {
        urn upstream(where: { field_tags: { includes: $tag } }, sort: [{ name: DESC }]) { name field_tags field_hasTags }
      }`,
      { tag },
    );
    expect(charts).toEqual([
      {
        urn: chart('bars'),
        upstream: ['owned', 'orphan'].map((name) => ({ name, field_tags: [tag], field_hasTags: [true] })),
      },
    ]);
  });
});

describe('lists', () => {
  it('exclude unwritten ends, which edges still show', async () => {
    const known = await ask(
      `entities(where: { ${mine} }, removed: null) { urn }
       entitiesConnection(where: { ${mine} }, removed: null) { totalCount aggregate { count { nodes } } }
       corpUsers(where: { urn: { eq: $ghost } }) { urn }
       tags(where: { urn: { eq: $tag } }) { urn }`,
      { ghost, tag },
    );
    expect(known).toMatchObject({ corpUsers: [], tags: [] });
    expect(urns(known.entities)).not.toContain(ghost);
    expect(known.entitiesConnection).toMatchObject({
      totalCount: known.entities.length,
      aggregate: { count: { nodes: known.entities.length } },
    });
    const haunted = `datasets(where: { urn: { eq: $urn } }) { ownedBy { urn type name removed aspect(name: "corpUserInfo") } }`;
    expect((await ask(haunted, { urn: dataset('haunted') })).datasets).toEqual([
      { ownedBy: [{ urn: ghost, type: null, name: null, removed: null, aspect: null }] },
    ]);
  });

  it('exclude soft-deleted entities unless requested', async () => {
    const names = async (removed: string) =>
      (await ask(`datasets(where: { ${mine} } ${removed}) { name }`)).datasets.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names('')).not.toContain('gone');
    expect(await names('removed: true')).toEqual(['gone']);
    expect(await names('removed: null')).toEqual(expect.arrayContaining(['gone', 'far']));
  });

  it('contain current relationships only', async () => {
    const urn = dataset('changing');
    await catalog.ingestBatch([named(urn, 'changing'), ownership(urn, group('before'))]);
    await catalog.ingestBatch([ownership(urn, group('after'))]);
    const { entities } = await ask(`entities(where: { urn: { eq: $urn } }) { ownedBy { urn } }`, {
      urn,
    });
    expect(entities).toEqual([{ ownedBy: [{ urn: group('after') }] }]);
    const reached = await ask(
      `entities(where: { urn: { eq: $urn }, ownedBy: { some: { urn: { contains: "before" } } } }) { urn }`,
      { urn },
    );
    expect(reached.entities).toEqual([]);
    await catalog.ingestBatch([proposal(urn, 'status', { removed: true })]);
  });
});

describe('the field `graph`', () => {
  it('is separate from the other fields, and is read-only', async () => {
    const urn = dataset('far');
    const { entity, graph, __schema } = await catalog.query(
      `{ entity(urn: "${urn}") { urn } graph { entities(where: { urn: { eq: "${urn}" } }) { urn type } }
         __schema { mutationType { fields { name } } subscriptionType { name } } }`,
    );
    expect([entity, graph.entities]).toEqual([{ urn }, [{ urn, type: 'dataset' }]]);
    expect(__schema.subscriptionType).toBeNull();
    const names = __schema.mutationType.fields.map((field: { name: string }) => field.name);
    expect(names.filter((name: string) => /graph/i.test(name))).toEqual([]);
  });

  it('is subject to the limits of all operations', async () => {
    const deep = `{ graph { entities(limit: 1) ${'{ upstream '.repeat(55)}{ urn }${' }'.repeat(55)} } }`;
    const { errors } = await catalog.graphql(deep);
    expect(errors).toMatchObject([{ extensions: { reason: 'LIMIT_EXCEEDED', rule: 'depth at most 50' } }]);
  });
});

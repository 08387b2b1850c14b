/** The graph API where clients find it: the field `graph` of `POST /api/graphql`, under the limits of every operation. */
import { openOwnedDashboard } from './support/owned-dashboard.js';

const { catalog, group, near, unowned } = await openOwnedDashboard();

const UNOWNED = `query ($group: String!) { graph { datasets(where: {
  ownedBy: { none: {} }
  downstream: { some: { downstream: { some: { type: { eq: "dashboard" }, ownedBy: { some: { urn: { eq: $group } } } } } } }
}, sort: [{ name: ASC }], limit: 50) { urn } } }`;

it('finds datasets without an owner, two hops upstream of a dashboard that a given group owns, in one statement', async () => {
  catalog.takeStatements();
  const { graph } = await catalog.query(UNOWNED, { group });
  expect(graph.datasets).toEqual([{ urn: unowned }]);
  expect(catalog.takeStatements()).toHaveLength(1);
});

it('stands beside the other fields, and nothing in it writes', async () => {
  const { entity, graph } = await catalog.query(
    `{ entity(urn: "${near}") { urn } graph { entities(where: { urn: { eq: "${near}" } }) { urn type } } }`,
  );
  expect([entity, graph.entities]).toEqual([{ urn: near }, [{ urn: near, type: 'dataset' }]]);
  const { __schema } = await catalog.query(
    '{ __schema { mutationType { fields { name } } subscriptionType { name } } }',
  );
  expect(__schema.subscriptionType).toBeNull();
  expect(__schema.mutationType.fields.filter((field: { name: string }) => /graph/i.test(field.name))).toEqual(
    [],
  );
});

it('is held to the limits of every operation', async () => {
  const deep = `{ graph { entities(limit: 1) ${'{ upstream '.repeat(25)}{ urn }${' }'.repeat(25)} } }`;
  const { errors } = await catalog.graphql(deep);
  expect(errors).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED', rule: 'depth at most 20' } }]);
});

it('takes what clients send as values only', async () => {
  const evil = `x"}) DETACH DELETE n //`;
  const { graph } = await catalog.query(UNOWNED, { group: evil });
  expect(graph.datasets).toEqual([]);
  const statements = catalog.takeStatements();
  expect(statements.map(({ text }) => text).join('\n')).not.toContain(evil);
});

/** Machine learning entities that are missing. `test/specification` tests their fields. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const FEATURE = `query ($urn: String!) {
  mlFeature(urn: $urn) { name featureNamespace description properties { description dataType version { versionTag } } }
}`;

it('a model has a group with a name even if nobody has written the group', async () => {
  const name = unique('group');
  const urn = `urn:li:mlModel:(urn:li:dataPlatform:mlflow,${unique('model')},PROD)`;
  const group = `urn:li:mlModelGroup:(urn:li:dataPlatform:mlflow,${name},PROD)`;
  await catalog.ingest(urn, 'mlModelProperties', { groups: [group] });
  expect(
    await catalog.query(
      `{ mlModel(urn: "${urn}") { properties { groups { urn name } } } mlModelGroup(urn: "${group}") { urn exists } }`,
    ),
  ).toEqual({
    mlModel: { properties: { groups: [{ urn: group, name }] } },
    mlModelGroup: { urn: group, exists: false },
  });
});

it('a missing entity has the parts of its URN; an invalid URN or one of another type is an error', async () => {
  const none = unique('none');
  expect(await catalog.query(FEATURE, { urn: `urn:li:mlFeature:(${none},x)` })).toMatchObject({
    mlFeature: { name: 'x', featureNamespace: none, properties: null },
  });
  for (const urn of ['nonsense', '', datasetUrn('x')]) {
    const { data, errors } = await catalog.graphql(FEATURE, { urn });
    expect(data).toEqual({ mlFeature: null });
    expect(errors).toMatchObject([{ path: ['mlFeature'], extensions: { reason: 'INVALID_URN' } }]);
    expect(JSON.stringify(errors)).not.toContain('stack');
  }
});

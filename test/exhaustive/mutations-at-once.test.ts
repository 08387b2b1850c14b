/** Concurrent mutations of one entity by many actors: nothing is lost, and unique things stay unique. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { mutate, done, newTable, newUsers, newDomain, newTerm, stored } = mutationTools(() => catalog);

const times = Array.from({ length: 20 }, (_, index) => index);
const newTag = () => done('createTag', { name: 'A tag' });
const field = { subResourceType: 'DATASET_FIELD', subResource: 'id' };

it('concurrent tags, owners, links and descriptions of one dataset are all kept', async () => {
  const table = await newTable();
  const tags = await Promise.all(times.map(newTag));
  const users = await newUsers(times.length);
  await Promise.all(
    times.flatMap((index) => [
      done('addTag', { tagUrn: tags[index], resourceUrn: table }),
      done('addTag', {
        tagUrn: tags[index],
        resourceUrn: table,
        subResourceType: 'DATASET_FIELD',
        subResource: index % 2 === 0 ? 'id' : 'a/b~c',
      }),
      done('addOwner', { ownerUrn: users[index], ownerEntityType: 'CORP_USER', resourceUrn: table }),
      done('addLink', { linkUrl: `https://a.example/${index}`, label: 'x', resourceUrn: table }),
      done('updateDescription', { description: String(index), resourceUrn: table, ...field }),
    ]),
  );
  expect((await stored(table, 'globalTags')).tags).toHaveLength(20);
  expect((await stored(table, 'ownership')).owners).toHaveLength(20);
  expect((await stored(table, 'institutionalMemory')).elements).toHaveLength(20);
  const fields = (await stored(table, 'editableSchemaMetadata')).editableSchemaFieldInfo;
  expect(fields.map(({ globalTags }: any) => globalTags.tags.length)).toEqual([10, 10]);
});

it('an asset that is added to several data products concurrently ends up in one', async () => {
  const [table, domainUrn] = [await newTable(), await newDomain()];
  const create = `mutation ($domainUrn: String!) { createDataProduct(input: { properties: { name: "p" }, domainUrn: $domainUrn }) { urn } }`;
  const products: string[] = await Promise.all(
    times.slice(0, 6).map(async () => (await catalog.query(create, { domainUrn })).createDataProduct.urn),
  );
  await Promise.all(
    products.map((dataProductUrn) => done('batchSetDataProduct', { dataProductUrn, resourceUrns: [table] })),
  );
  const holding = await Promise.all(
    products.map(async (urn) => ((await stored(urn, 'dataProductProperties')).assets ?? []).length),
  );
  expect(holding.reduce((sum: number, number: number) => sum + number, 0)).toBe(1);
});

describe.each([
  ['Tag', 'tag', 'globalTags', 'tags', newTag],
  ['Term', 'urn', 'glossaryTerms', 'terms', newTerm],
])('labels of kind %s', (kind, member, aspect, list, newLabel) => {
  const urnOf = `${kind.toLowerCase()}Urn`;
  const labelsIn = (value: any) => new Set((value?.[list] ?? []).map((item: any) => item[member]));

  it('are all kept when 20 actors add one each to a dataset and to a column of it', async () => {
    const resourceUrn = await newTable();
    const labels = await Promise.all(times.map(() => newLabel()));
    await Promise.all(
      labels.map((label, index) =>
        done(`add${kind}`, { [urnOf]: label, resourceUrn, ...(index % 2 === 1 && field) }),
      ),
    );
    const [ofField] = (await stored(resourceUrn, 'editableSchemaMetadata')).editableSchemaFieldInfo;
    expect(labelsIn(await stored(resourceUrn, aspect))).toEqual(
      new Set(labels.filter((_, at) => at % 2 === 0)),
    );
    expect(labelsIn(ofField[aspect])).toEqual(new Set(labels.filter((_, at) => at % 2 === 1)));
  });

  it('can be added and removed concurrently', async () => {
    const resourceUrn = await newTable();
    const labels = await Promise.all(times.map(() => newLabel()));
    await done(`add${kind}s`, { [`${urnOf}s`]: labels.slice(0, 10), resourceUrn });
    await Promise.all(
      labels.map((label, index) =>
        done(`${index < 10 ? 'remove' : 'add'}${kind}`, { [urnOf]: label, resourceUrn }),
      ),
    );
    expect(labelsIn(await stored(resourceUrn, aspect))).toEqual(new Set(labels.slice(10)));
  });
});

it('20 owners can be added while 10 are removed', async () => {
  const resourceUrn = await newTable();
  const users = await newUsers(30);
  const owner = (ownerUrn: string) => ({ ownerUrn, ownerEntityType: 'CORP_USER' });
  await done('addOwners', { owners: users.slice(0, 10).map(owner), resourceUrn });
  await Promise.all(
    users.map((urn, index) =>
      index < 10
        ? done('removeOwner', { ownerUrn: urn, resourceUrn })
        : done('addOwner', { ...owner(urn), resourceUrn }),
    ),
  );
  const { owners } = await stored(resourceUrn, 'ownership');
  expect(new Set(owners.map((each: any) => each.owner))).toEqual(new Set(users.slice(10)));
});

it('ten tags of a dataset can be deleted concurrently, and the others stay', async () => {
  const resourceUrn = await newTable();
  const tags = await Promise.all(times.slice(0, 10).map(newTag));
  const kept = await newTag();
  await done('addTags', { tagUrns: [...tags, kept], resourceUrn });
  await Promise.all(tags.map((tag) => catalog.query(`mutation { deleteTag(urn: "${tag}") }`)));
  expect((await stored(resourceUrn, 'globalTags')).tags).toMatchObject([{ tag: kept }]);
});

it.each(['createTag', 'createGlossaryTerm', 'createGlossaryNode', 'createDomain'])(
  'of ten concurrent %s with one id, one succeeds and the others report a conflict',
  async (create) => {
    const id = unique('once');
    const answers = await Promise.all(
      times.slice(0, 10).map((index) => mutate(create, { id, name: `${index} ${id}` })),
    );
    const codes = answers.map(({ errors }) => errors?.[0].extensions.reason);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(9);
    const winner = codes.indexOf(undefined);
    const urn = answers[winner].data[create];
    const { entity } = await catalog.query(
      `{ entity(urn: "${urn}") { ... on Tag { properties { name } } ... on Domain { properties { name } }
         ... on GlossaryTerm { properties { name } } ... on GlossaryNode { properties { name } } } }`,
    );
    expect(entity.properties.name).toBe(`${winner} ${id}`);
  },
);

it('ten concurrent relations of one term, of two types, are all kept', async () => {
  const urn = await newTerm();
  const terms = await Promise.all(times.slice(0, 10).map(() => newTerm()));
  await Promise.all(
    terms.map((term, index) =>
      done('addRelatedTerms', { urn, termUrns: [term], relationshipType: index % 2 === 0 ? 'isA' : 'hasA' }),
    ),
  );
  const { isRelatedTerms, hasRelatedTerms } = await stored(urn, 'glossaryRelatedTerms');
  expect(new Set(isRelatedTerms)).toEqual(new Set(terms.filter((_, index) => index % 2 === 0)));
  expect(new Set(hasRelatedTerms)).toEqual(new Set(terms.filter((_, index) => index % 2 === 1)));
});

it('ten concurrent operations and ten incidents of one dataset are all kept', async () => {
  const resourceUrn = await newTable();
  const reports = times.slice(0, 10);
  const [urns] = await Promise.all([
    Promise.all(reports.map(() => done('raiseIncident', { type: 'VOLUME', resourceUrn }))),
    ...reports.map((numAffectedRows) =>
      done('reportOperation', {
        urn: resourceUrn,
        sourceType: 'DATA_PROCESS',
        operationType: 'INSERT',
        numAffectedRows,
      }),
    ),
  ]);
  const { activeIncidentDetails } = await stored(resourceUrn, 'incidentsSummary');
  expect(new Set(activeIncidentDetails.map(({ urn }: any) => urn))).toEqual(new Set(urns));
  const points = await catalog.post('/aspects?action=getTimeseriesAspectValues', {
    urn: resourceUrn,
    entity: 'dataset',
    aspect: 'operation',
    limit: 100,
  });
  const rows = points.json.value.values.map(({ aspect }: any) => JSON.parse(aspect.value).numAffectedRows);
  expect(new Set(rows)).toEqual(new Set(reports));
});

describe('structured properties', () => {
  const PARTS = {
    valueType: 'urn:li:dataType:datahub.string',
    entityTypes: ['urn:li:entityType:datahub.dataset'],
  };
  const newProperty = async (input: object = {}): Promise<string> => {
    const create = `mutation ($input: CreateStructuredPropertyInput!) { createStructuredProperty(input: $input) { urn } }`;
    return (await catalog.query(create, { input: { ...PARTS, ...input } })).createStructuredProperty.urn;
  };

  it('are all kept when ten actors set one each', async () => {
    const table = await newTable();
    const properties = await Promise.all(times.slice(0, 10).map(() => newProperty()));
    const set = `mutation ($input: UpsertStructuredPropertiesInput!) { upsertStructuredProperties(input: $input) { properties { values { ... on StringValue { stringValue } } } } }`;
    await Promise.all(
      properties.map((structuredPropertyUrn) => {
        const params = [{ structuredPropertyUrn, values: [{ stringValue: 'x' }] }];
        return catalog.query(set, { input: { assetUrn: table, structuredPropertyInputParams: params } });
      }),
    );
    const found = (await stored(table, 'structuredProperties')).properties;
    expect(new Set(found.map(({ propertyUrn }: any) => propertyUrn))).toEqual(new Set(properties));
  });

  it('keep all allowed values that are added concurrently', async () => {
    const urn = await newProperty({ allowedValues: [{ stringValue: 'first' }] });
    const update = `mutation ($input: UpdateStructuredPropertyInput!) { updateStructuredProperty(input: $input) { urn } }`;
    const values = times.map((index) => `v/${index}`);
    await Promise.all(
      values.map((stringValue) =>
        catalog.query(update, { input: { urn, newAllowedValues: [{ stringValue }] } }),
      ),
    );
    const { allowedValues } = await stored(urn, 'propertyDefinition');
    expect(new Set(allowedValues.map(({ value }: any) => value.string))).toEqual(
      new Set(['first', ...values]),
    );
  });
});

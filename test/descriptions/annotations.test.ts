/** Links, descriptions, names, domains, deprecation and soft deletion. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { mutate, done, newTable, newDomain, newTerm, newUser, stored } = mutationTools(() => catalog);

const ACTOR = 'urn:li:corpuser:datahub';
const nowhere = () => datasetUrn(unique('nowhere'));

describe('links', () => {
  const linksOf = async (urn: string) =>
    ((await stored(urn, 'institutionalMemory'))?.elements ?? []).map(
      ({ url, description }: any) => `${description} ${url}`,
    );
  const url = 'https://example.com/a/b?c=~d';

  it('are added with labels, changed and removed', async () => {
    const resourceUrn = await newTable();
    for (const label of ['Guide', 'Rules']) await done('addLink', { linkUrl: url, label, resourceUrn });
    expect(await linksOf(resourceUrn)).toEqual([`Guide ${url}`, `Rules ${url}`]);
    const { createStamp } = (await stored(resourceUrn, 'institutionalMemory')).elements[0];
    expect(createStamp).toEqual({ time: expect.any(Number), actor: ACTOR });
    await done('updateLink', {
      currentUrl: url,
      currentLabel: 'Guide',
      linkUrl: 'https://example.com/new',
      label: 'New guide',
      settings: { showInAssetPreview: true },
      resourceUrn,
    });
    expect((await stored(resourceUrn, 'institutionalMemory')).elements[1]).toEqual({
      url: 'https://example.com/new',
      description: 'New guide',
      createStamp,
      updateStamp: { time: expect.any(Number), actor: ACTOR },
      settings: { showInAssetPreview: true },
    });
    await done('removeLink', { linkUrl: url, label: 'Guide', resourceUrn });
    expect(await linksOf(resourceUrn)).toEqual([`Rules ${url}`, 'New guide https://example.com/new']);
    await done('removeLink', { linkUrl: url, resourceUrn });
    expect(await linksOf(resourceUrn)).toEqual(['New guide https://example.com/new']);
  });

  it('are all kept when ten actors add one each and one changes another', async () => {
    const resourceUrn = await newTable();
    await done('addLink', { linkUrl: url, label: 'Old', resourceUrn });
    const labels = Array.from({ length: 10 }, (_, index) => `Link ${index}`);
    await Promise.all([
      ...labels.map((label) => done('addLink', { linkUrl: url, label, resourceUrn })),
      done('updateLink', { currentUrl: url, currentLabel: 'Old', linkUrl: url, label: 'New', resourceUrn }),
    ]);
    expect(new Set(await linksOf(resourceUrn))).toEqual(
      new Set([...labels, 'New'].map((label) => `${label} ${url}`)),
    );
  });

  it('that do not exist cannot be changed, and missing entities cannot get links', async () => {
    const resourceUrn = await newTable();
    const change = { currentUrl: url, currentLabel: 'None', linkUrl: url, label: 'New', resourceUrn };
    expect((await mutate('updateLink', change)).errors).toMatchObject([
      { extensions: { reason: 'NOT_FOUND' } },
    ]);
    const input = { linkUrl: url, label: 'New', resourceUrn: nowhere() };
    expect((await mutate('addLink', input)).errors).toMatchObject([{ extensions: { reason: 'NOT_FOUND' } }]);
    expect(await linksOf(resourceUrn)).toEqual([]);
  });
});

describe('descriptions', () => {
  it('of a dataset are stored next to those of its source', async () => {
    const resourceUrn = await newTable();
    await catalog.ingest(resourceUrn, 'datasetProperties', { description: 'From the source' });
    await done('updateDescription', { description: 'Orders', resourceUrn });
    expect(await stored(resourceUrn, 'editableDatasetProperties')).toMatchObject({
      description: 'Orders',
      lastModified: { actor: ACTOR },
    });
    expect((await stored(resourceUrn, 'datasetProperties')).description).toBe('From the source');
  });

  it('of columns keep each other and the tags of the columns', async () => {
    const resourceUrn = await newTable();
    const tagUrn = await done('createTag', { name: 'Key' });
    const id = { resourceUrn, subResource: 'id', subResourceType: 'DATASET_FIELD' };
    await Promise.all([
      done('addTag', { ...id, tagUrn }),
      done('updateDescription', { ...id, description: 'Who' }),
      done('updateDescription', { ...id, subResource: 'a/b~c', description: 'What' }),
    ]);
    const { editableSchemaFieldInfo: fields } = await stored(resourceUrn, 'editableSchemaMetadata');
    expect(fields).toHaveLength(2);
    expect(fields).toEqual(
      expect.arrayContaining([
        { fieldPath: 'id', description: 'Who', globalTags: { tags: [{ tag: tagUrn }] } },
        { fieldPath: 'a/b~c', description: 'What' },
      ]),
    );
  });

  it('and names are stored in the aspect that the entity type has for them', async () => {
    const [term, domain] = [await newTerm(), await newDomain()];
    await done('updateDescription', { description: 'Money that came in', resourceUrn: term });
    await done('updateName', { name: 'Revenue', urn: term });
    expect(await stored(term, 'glossaryTermInfo')).toMatchObject({
      name: 'Revenue',
      definition: 'Money that came in',
      termSource: 'INTERNAL',
    });
    await done('updateDescription', { description: 'All of sales', resourceUrn: domain });
    await done('updateName', { name: 'Selling', urn: domain });
    expect(await stored(domain, 'domainProperties')).toMatchObject({
      name: 'Selling',
      description: 'All of sales',
    });
  });

  it.each([
    ['updateDescription', { resourceUrn: 'urn:li:corpuser:x', description: 'x' }, 'INVALID_REQUEST'],
    ['updateName', { urn: 'urn:li:corpuser:x', name: 'x' }, 'INVALID_REQUEST'],
    ['updateName', { urn: 'urn:li:domain:x', name: ' ' }, 'INVALID_REQUEST'],
    ['updateName', { urn: 'urn:li:domain:x', name: 'x'.repeat(1_001) }, 'LIMIT_EXCEEDED'],
    ['updateName', { urn: 'urn:li:domain:no_such_domain', name: 'x' }, 'NOT_FOUND'],
    ['updateDescription', { resourceUrn: 'urn:li:domain:no_such_domain', description: 'x' }, 'NOT_FOUND'],
  ])('are refused: %s %j', async (name, input, code) => {
    expect((await mutate(name, input)).errors).toMatchObject([{ extensions: { reason: code } }]);
  });

  const codesOf = (answers: any[]) => answers.map(({ errors }) => errors?.[0].extensions.reason);
  const expecting = (resource: object, expectedDescription: string, description: string) =>
    mutate('updateDescription', { ...resource, expectedDescription, description });

  it.each([
    ['a table', {}],
    ['a field', { subResource: 'id', subResourceType: 'DATASET_FIELD' }],
  ])('of %s: of two concurrent edits of the same text, the second is refused', async (_, part) => {
    const resource = { resourceUrn: await newTable(), ...part };
    expect(codesOf([await expecting(resource, 'Some', 'Any')])).toEqual(['CONFLICT']);
    const first = await Promise.all([expecting(resource, '', 'Ada'), expecting(resource, '', 'Grace')]);
    const winner = first[0].errors === undefined ? 'Ada' : 'Grace';
    expect(codesOf(first).sort()).toEqual(['CONFLICT', undefined]);
    const refused = await expecting(resource, '', 'Late');
    expect(refused.errors).toMatchObject([
      { extensions: { path: '/expectedDescription', rule: 'unchanged since it was read' } },
    ]);
    // Sending an edit again, or the same edit by both actors, loses nothing.
    expect(codesOf([await expecting(resource, '', winner)])).toEqual([undefined]);
    expect(codesOf([await expecting(resource, winner, '')])).toEqual([undefined]);
    expect(codesOf([await expecting(resource, '', 'After a removal')])).toEqual([undefined]);
  });

  it('of a column do not conflict with changes of other columns and of its tags', async () => {
    const resource = { resourceUrn: await newTable(), subResourceType: 'DATASET_FIELD' };
    const id = { ...resource, subResource: 'id' };
    await done('addTag', { ...id, tagUrn: await done('createTag', { name: 'Key' }) });
    await done('updateDescription', { ...resource, subResource: 'a/b~c', description: 'What' });
    expect(codesOf([await expecting(id, '', 'Who')])).toEqual([undefined]);
  });

  it('and names from editable aspects are separate from those of the source in the overview', async () => {
    const [table, term, user] = [await newTable(), await newTerm(), await newUser()];
    await catalog.ingest(table, 'datasetProperties', { description: 'From the source', name: 'orders' });
    const overviewOf = async (urn: string) => {
      const query = `{ entity(urn: "${urn}") { overview { name description editableName editableDescription } } }`;
      return (await catalog.query(query)).entity.overview;
    };
    const ofSource = { name: 'orders', description: 'From the source' };
    expect(await overviewOf(table)).toEqual({ ...ofSource, editableName: null, editableDescription: null });
    await done('updateDescription', { description: ' ', resourceUrn: table });
    await done('updateName', { name: 'Orders', urn: table });
    expect(await overviewOf(table)).toEqual({
      name: 'Orders',
      description: 'From the source',
      editableName: 'Orders',
      editableDescription: ' ',
    });
    await done('updateName', { name: '', urn: table });
    expect(await overviewOf(table)).toMatchObject({ name: 'orders', editableName: null });
    expect(await overviewOf(term)).toMatchObject({ editableName: null, editableDescription: 'A word' });
    expect(await overviewOf(user)).toMatchObject({ editableName: null, editableDescription: null });
    const longest = '界'.repeat(1_000);
    await done('updateName', { name: longest, urn: term });
    expect(await overviewOf(term)).toMatchObject({ name: longest });
  });

  it('of a missing column are refused', async () => {
    const input = { resourceUrn: await newTable(), subResource: 'none', description: 'x' };
    expect((await mutate('updateDescription', input)).errors).toMatchObject([
      { message: expect.stringContaining('none'), extensions: { reason: 'NOT_FOUND' } },
    ]);
  });
});

describe('domains', () => {
  const domainOf = async (urn: string) =>
    (await catalog.query(`{ dataset(urn: "${urn}") { domain { domain { urn } } } }`)).dataset.domain?.domain
      .urn;

  it('are set, replaced and unset', async () => {
    const table = await newTable();
    for (const domain of [await newDomain(), await newDomain()]) {
      await catalog.query(`mutation { setDomain(entityUrn: "${table}", domainUrn: "${domain}") }`);
      expect(await domainOf(table)).toBe(domain);
    }
    await catalog.query(`mutation { unsetDomain(entityUrn: "${table}") }`);
    expect(await domainOf(table)).toBeUndefined();
  });

  it('are set and unset in batches, all or none', async () => {
    const tables = [await newTable(), await newTable()];
    const resources = tables.map((resourceUrn) => ({ resourceUrn }));
    const domainUrn = await newDomain();
    const all = [...resources, { resourceUrn: nowhere() }];
    const { errors } = await mutate('batchSetDomain', { domainUrn, resources: all });
    expect(errors).toMatchObject([{ extensions: { reason: 'NOT_FOUND' } }]);
    expect(await domainOf(tables[0]!)).toBeUndefined();
    await done('batchSetDomain', { domainUrn, resources });
    expect(await Promise.all(tables.map(domainOf))).toEqual([domainUrn, domainUrn]);
    await done('batchSetDomain', { resources });
    expect(await Promise.all(tables.map(domainOf))).toEqual([undefined, undefined]);
  });

  it('must exist', async () => {
    const table = await newTable();
    const unknown = `urn:li:domain:${unique('none')}`;
    const { errors } = await catalog.graphql(
      `mutation { setDomain(entityUrn: "${table}", domainUrn: "${unknown}") }`,
    );
    expect(errors).toMatchObject([{ message: expect.stringContaining(unknown) }]);
    expect(await domainOf(table)).toBeUndefined();
  });
});

describe('deprecation', () => {
  it('is set with a replacement, and unset', async () => {
    const [urn, replacement] = [await newTable(), await newTable()];
    await done('updateDeprecation', { urn, deprecated: true, note: 'Old', decommissionTime: 5, replacement });
    expect(await stored(urn, 'deprecation')).toEqual({
      deprecated: true,
      note: 'Old',
      decommissionTime: 5,
      actor: ACTOR,
      replacement,
    });
    await done('updateDeprecation', { urn, deprecated: false });
    expect(await stored(urn, 'deprecation')).toEqual({ deprecated: false, note: '', actor: ACTOR });
  });

  it('of a column is stored with the column', async () => {
    const urn = await newTable();
    await done('updateDeprecation', {
      urn,
      subResource: 'id',
      subResourceType: 'DATASET_FIELD',
      deprecated: true,
    });
    expect(await stored(`urn:li:schemaField:(${urn},id)`, 'deprecation')).toMatchObject({ deprecated: true });
    expect(await stored(urn, 'deprecation')).toBeUndefined();
  });

  it('applies to all resources of a batch or to none', async () => {
    const tables = [await newTable(), await newTable()];
    const resources = tables.map((resourceUrn) => ({ resourceUrn }));
    const { errors } = await mutate('batchUpdateDeprecation', {
      deprecated: true,
      resources: [...resources, { resourceUrn: nowhere() }],
    });
    expect(errors).toMatchObject([{ extensions: { reason: 'NOT_FOUND' } }]);
    expect(await stored(tables[0]!, 'deprecation')).toBeUndefined();
    await done('batchUpdateDeprecation', { deprecated: true, resources });
    for (const urn of tables) expect(await stored(urn, 'deprecation')).toMatchObject({ deprecated: true });
  });
});

it('entities are deleted softly and restored, all or none', async () => {
  const urns = [await newTable(), await newTable()];
  const { errors } = await mutate('batchUpdateSoftDeleted', { urns: [...urns, nowhere()], deleted: true });
  expect(errors).toMatchObject([{ extensions: { reason: 'NOT_FOUND' } }]);
  expect(await stored(urns[0]!, 'status')).toBeUndefined();
  for (const deleted of [true, false]) {
    await done('batchUpdateSoftDeleted', { urns, deleted });
    for (const urn of urns) expect(await stored(urn, 'status')).toEqual({ removed: deleted });
  }
});

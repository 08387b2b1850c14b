/** Tags and glossary terms on entities and on schema fields. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { mutate, newTable, newTables, newTerm, newDomain, stored } = mutationTools(() => catalog);

interface Kind {
  readonly one: string;
  readonly many: string;
  readonly Many: string;
  readonly aspect: string;
  readonly list: string;
  readonly member: string;
  newLabel(): Promise<string>;
}

const TAGS: Kind = {
  one: 'Tag',
  many: 'tag',
  Many: 'Tags',
  aspect: 'globalTags',
  list: 'tags',
  member: 'tag',
  newLabel: async () => (await catalog.query('mutation { createTag(input: {name: "A tag"}) }')).createTag,
};
const TERMS: Kind = {
  one: 'Term',
  many: 'term',
  Many: 'Terms',
  aspect: 'glossaryTerms',
  list: 'terms',
  member: 'urn',
  newLabel: newTerm,
};

describe.each([
  ['tags', TAGS],
  ['terms', TERMS],
])('%s', (_, kind) => {
  const labelsOf = async (urn: string) =>
    ((await stored(urn, kind.aspect))?.[kind.list] ?? []).map((item: any) => item[kind.member]);
  const labelsOfField = async (urn: string, field: string) => {
    const fields = (await stored(urn, 'editableSchemaMetadata'))?.editableSchemaFieldInfo ?? [];
    const found = fields.find(({ fieldPath }: any) => fieldPath === field);
    return (found?.[kind.aspect]?.[kind.list] ?? []).map((item: any) => item[kind.member]);
  };
  const newLabels = (count: number) => Promise.all(Array.from({ length: count }, () => kind.newLabel()));
  const one = `${kind.many}Urn`;
  const many = `${kind.many}Urns`;

  it('are added to and removed from an entity or one of its fields, whatever the path of the field', async () => {
    const urn = await newTable();
    const [first = '', second = ''] = await newLabels(2);
    expect(await mutate(`add${kind.one}`, { [one]: first, resourceUrn: urn })).toMatchObject({
      data: { [`add${kind.one}`]: true },
    });
    await mutate(`add${kind.Many}`, { [many]: [second, first], resourceUrn: urn });
    for (const subResource of ['id', 'a/b~c']) {
      const input = { [one]: first, resourceUrn: urn, subResource, subResourceType: 'DATASET_FIELD' };
      await mutate(`add${kind.one}`, input);
      expect(await labelsOfField(urn, subResource)).toEqual([first]);
      await mutate(`remove${kind.one}`, input);
      expect(await labelsOfField(urn, subResource)).toEqual([]);
    }
    expect(await labelsOf(urn)).toEqual([first, second]);
    await mutate(`remove${kind.one}`, { [one]: first, resourceUrn: urn });
    expect(await labelsOf(urn)).toEqual([second]);
  });

  it('are all added and removed correctly by concurrent requests', async () => {
    const urn = await newTable();
    const labels = await newLabels(4);
    await mutate(`add${kind.Many}`, { [many]: labels.slice(0, 2), resourceUrn: urn });
    const answers = await Promise.all(
      labels.map((label, index) =>
        mutate(`${index < 2 ? 'remove' : 'add'}${kind.one}`, { [one]: label, resourceUrn: urn }),
      ),
    );
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    expect(new Set(await labelsOf(urn))).toEqual(new Set(labels.slice(2)));
  });

  it('are added to all resources of a batch or to none', async () => {
    const tables = await newTables(2);
    const labels = await newLabels(2);
    const resources = tables.map((resourceUrn) => ({ resourceUrn }));
    const missing = datasetUrn(unique('nowhere'));
    const refused = await mutate(`batchAdd${kind.Many}`, {
      [many]: labels,
      resources: [...resources, { resourceUrn: missing }],
    });
    expect(refused.errors).toMatchObject([{ extensions: { reason: 'NOT_FOUND', missing: [missing] } }]);
    const unfit = await mutate(`batchAdd${kind.Many}`, {
      [many]: labels,
      resources: [...resources, { resourceUrn: await newDomain() }],
    });
    expect(unfit.errors).toMatchObject([{ extensions: { reason: 'UNKNOWN_ASPECT', index: 2 } }]);
    expect(await Promise.all(tables.map(labelsOf))).toEqual([[], []]);
    await mutate(`batchAdd${kind.Many}`, { [many]: labels, resources });
    expect(await Promise.all(tables.map(labelsOf))).toEqual([labels, labels]);
    await mutate(`batchRemove${kind.Many}`, { [many]: labels.slice(1), resources });
    expect(await Promise.all(tables.map(labelsOf))).toEqual([labels.slice(0, 1), labels.slice(0, 1)]);
  });

  it('must exist to be added, like their table and field, and a refused request creates nothing', async () => {
    const urn = await newTable();
    const [label = ''] = await newLabels(1);
    const nowhere = datasetUrn(unique('nowhere'));
    const unknown = label.replace(/[^:]*$/, unique('unknown'));
    const attempts = [
      { [one]: unknown, resourceUrn: urn },
      { [one]: label, resourceUrn: nowhere },
      { [one]: label, resourceUrn: urn, subResource: 'none', subResourceType: 'DATASET_FIELD' },
      { [one]: 'urn:li:corpuser:ann', resourceUrn: urn },
    ];
    const names = [unknown, nowhere, 'none', 'urn:li:corpuser:ann'];
    for (const [index, input] of attempts.entries()) {
      const { data, errors } = await mutate(`add${kind.one}`, input);
      expect(data).toEqual({ [`add${kind.one}`]: null });
      expect(errors).toMatchObject([{ extensions: { reason: index < 3 ? 'NOT_FOUND' : 'INVALID_URN' } }]);
      expect(errors[0].message).toContain(names[index]);
    }
    const { entities } = await catalog.query(
      'query ($urns: [String!]!) { entities(urns: $urns, checkForExistence: true) { urn } }',
      {
        urns: [nowhere, unknown],
      },
    );
    expect(entities).toEqual([null, null]);
    expect(await labelsOf(urn)).toEqual([]);
    expect(await stored(urn, 'editableSchemaMetadata')).toBeUndefined();
  });

  it('keep the context that a source wrote, and can be removed if they do not exist', async () => {
    const urn = await newTable();
    const [label = ''] = await newLabels(1);
    const gone = label.replace(/[^:]*$/, unique('gone'));
    const said = { [kind.member]: label, context: 'from the source' };
    const auditStamp = { time: 5, actor: 'urn:li:corpuser:ann' };
    await catalog.ingest(urn, kind.aspect, {
      [kind.list]: [said, { [kind.member]: gone }],
      ...(kind === TERMS && { auditStamp }),
    });
    await mutate(`add${kind.one}`, { [one]: label, resourceUrn: urn });
    await mutate(`remove${kind.one}`, { [one]: gone, resourceUrn: urn });
    expect((await stored(urn, kind.aspect))[kind.list]).toEqual([said]);
  });
});

it('refuses a label on a field without the name of the field', async () => {
  const input = {
    tagUrn: await TAGS.newLabel(),
    resourceUrn: await newTable(),
    subResourceType: 'DATASET_FIELD',
  };
  const { errors } = await mutate('addTag', input);
  expect(errors).toMatchObject([{ extensions: { reason: 'INVALID_REQUEST' } }]);
});

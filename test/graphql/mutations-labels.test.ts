/** Tags and glossary terms on entities and on schema fields, by many people at the same time. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from './support/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { mutate, newTable, newTerm, newDomain, stored } = mutationTools(() => catalog);

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

  it('are put on an entity and taken off it', async () => {
    const urn = await newTable();
    const [first = '', second = ''] = await newLabels(2);
    expect(await mutate(`add${kind.one}`, { [one]: first, resourceUrn: urn })).toMatchObject({
      data: { [`add${kind.one}`]: true },
    });
    await mutate(`add${kind.Many}`, { [many]: [second, first], resourceUrn: urn });
    expect(await labelsOf(urn)).toEqual([first, second]);
    await mutate(`remove${kind.one}`, { [one]: first, resourceUrn: urn });
    expect(await labelsOf(urn)).toEqual([second]);
  });

  it('are put on a schema field and taken off it, whatever its path', async () => {
    const urn = await newTable();
    const [label = ''] = await newLabels(1);
    for (const field of ['id', 'a/b~c']) {
      const input = { [one]: label, resourceUrn: urn, subResource: field, subResourceType: 'DATASET_FIELD' };
      await mutate(`add${kind.one}`, input);
      expect(await labelsOfField(urn, field)).toEqual([label]);
      await mutate(`remove${kind.one}`, input);
      expect(await labelsOfField(urn, field)).toEqual([]);
    }
    expect(await labelsOf(urn)).toEqual([]);
  });

  it('are all kept when 20 people add one each to one table at once', async () => {
    const urn = await newTable();
    const labels = await newLabels(20);
    const answers = await Promise.all(
      labels.map((label, index) =>
        mutate(`add${kind.one}`, {
          [one]: label,
          resourceUrn: urn,
          ...(index % 2 === 1 && { subResource: 'id', subResourceType: 'DATASET_FIELD' }),
        }),
      ),
    );
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    expect(new Set(await labelsOf(urn))).toEqual(new Set(labels.filter((_, index) => index % 2 === 0)));
    expect(new Set(await labelsOfField(urn, 'id'))).toEqual(
      new Set(labels.filter((_, index) => index % 2 === 1)),
    );
  });

  it('come and go at once without one change undoing another', async () => {
    const urn = await newTable();
    const labels = await newLabels(20);
    await mutate(`add${kind.Many}`, { [many]: labels.slice(0, 10), resourceUrn: urn });
    await Promise.all(
      labels.map((label, index) =>
        mutate(`${index < 10 ? 'remove' : 'add'}${kind.one}`, { [one]: label, resourceUrn: urn }),
      ),
    );
    expect(new Set(await labelsOf(urn))).toEqual(new Set(labels.slice(10)));
  });

  it('in batches reach all resources, or none', async () => {
    const tables = [await newTable(), await newTable()];
    const labels = await newLabels(2);
    const resources = tables.map((resourceUrn) => ({ resourceUrn }));
    const missing = datasetUrn(unique('nowhere'));
    const refused = await mutate(`batchAdd${kind.Many}`, {
      [many]: labels,
      resources: [...resources, { resourceUrn: missing }],
    });
    expect(refused.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND', missing: [missing] } }]);
    expect(await Promise.all(tables.map(labelsOf))).toEqual([[], []]);
    await mutate(`batchAdd${kind.Many}`, { [many]: labels, resources });
    expect(await Promise.all(tables.map(labelsOf))).toEqual([labels, labels]);
    await mutate(`batchRemove${kind.Many}`, { [many]: labels.slice(1), resources });
    expect(await Promise.all(tables.map(labelsOf))).toEqual([labels.slice(0, 1), labels.slice(0, 1)]);
  });

  it('in batches are not stored at all when one resource cannot have them', async () => {
    const table = await newTable();
    const domain = await newDomain();
    const { errors } = await mutate(`batchAdd${kind.Many}`, {
      [many]: await newLabels(1),
      resources: [{ resourceUrn: table }, { resourceUrn: domain }],
    });
    expect(errors).toMatchObject([{ extensions: { code: 'UNKNOWN_ASPECT', index: 1 } }]);
    expect(await labelsOf(table)).toEqual([]);
  });

  it('that are there already keep what is said of them', async () => {
    const urn = await newTable();
    const [label = ''] = await newLabels(1);
    const said = { [kind.member]: label, context: 'from the source' };
    const auditStamp = { time: 5, actor: 'urn:li:corpuser:ann' };
    await catalog.ingest(urn, kind.aspect, { [kind.list]: [said], ...(kind === TERMS && { auditStamp }) });
    await mutate(`add${kind.one}`, { [one]: label, resourceUrn: urn });
    expect((await stored(urn, kind.aspect))[kind.list]).toEqual([said]);
  });

  it('must exist to be added, and their table and field too; nothing comes into being', async () => {
    const urn = await newTable();
    const [label = ''] = await newLabels(1);
    const nowhere = datasetUrn(unique('nowhere'));
    const unknown = label.replace(/[^:]*$/, unique('unknown'));
    const attempts = [
      { [one]: unknown, resourceUrn: urn },
      { [one]: label, resourceUrn: nowhere },
      { [one]: label, resourceUrn: urn, subResource: 'none', subResourceType: 'DATASET_FIELD' },
    ];
    const names = [unknown, nowhere, 'none'];
    for (const [index, input] of attempts.entries()) {
      const { data, errors } = await mutate(`add${kind.one}`, input);
      expect(data).toEqual({ [`add${kind.one}`]: null });
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
      expect(errors[0].message).toContain(names[index]);
    }
    const { entities } = await catalog.query('query ($urns: [String!]!) { entities(urns: $urns) { urn } }', {
      urns: [nowhere, unknown],
    });
    expect(entities).toEqual([null, null]);
    expect(await labelsOf(urn)).toEqual([]);
    expect(await stored(urn, 'editableSchemaMetadata')).toBeUndefined();
  });

  it('that are gone can still be taken away', async () => {
    const urn = await newTable();
    const gone = (await kind.newLabel()).replace(/[^:]*$/, unique('gone'));
    const auditStamp = { time: 5, actor: 'urn:li:corpuser:ann' };
    await catalog.ingest(urn, kind.aspect, {
      [kind.list]: [{ [kind.member]: gone }],
      ...(kind === TERMS && { auditStamp }),
    });
    await mutate(`remove${kind.one}`, { [one]: gone, resourceUrn: urn });
    expect(await labelsOf(urn)).toEqual([]);
  });

  it('of another type than meant are refused', async () => {
    const urn = await newTable();
    const { errors } = await mutate(`add${kind.one}`, { [one]: 'urn:li:corpuser:ann', resourceUrn: urn });
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_URN' } }]);
  });
});

it('a batch for 50 tables takes as many statements as one for one table', async () => {
  const tables = await Promise.all(Array.from({ length: 51 }, () => newTable()));
  const tag = await TAGS.newLabel();
  const statementsFor = async (urns: readonly string[]) => {
    catalog.takeStatements();
    await mutate('batchAddTags', { tagUrns: [tag], resources: urns.map((resourceUrn) => ({ resourceUrn })) });
    return catalog.takeStatements().map(({ text }) => text);
  };
  const forOne = await statementsFor(tables.slice(0, 1));
  expect(await statementsFor(tables.slice(1))).toEqual(forOne);
});

it('a field without its name is refused', async () => {
  const input = {
    tagUrn: await TAGS.newLabel(),
    resourceUrn: await newTable(),
    subResourceType: 'DATASET_FIELD',
  };
  const { errors } = await mutate('addTag', input);
  expect(errors).toMatchObject([{ extensions: { code: 'INVALID_REQUEST' } }]);
});

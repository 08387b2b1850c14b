/** Changes of entities over HTTP, as the Python client asks for them. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { add, schema, tags, timelinePath } from './support/timeline.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const newDataset = (): string => datasetUrn(unique('timeline.table'));

async function write(urn: string, aspect: string, value: unknown): Promise<void> {
  const answer = await catalog.ingest(urn, aspect, value);
  expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
}

async function timeline(urn: string, query = ''): Promise<any[]> {
  const answer = await catalog.get(timelinePath(urn, query));
  expect([answer.status, answer.text]).toEqual([200, expect.stringMatching(/^\[/)]);
  return answer.json;
}

/** `OPERATION what WEIGHT` of each event, by transaction. */
function told(transactions: any[]): string[][] {
  return transactions.map(({ changeEvents }) =>
    changeEvents.map((event: any) => `${event.operation} ${event.modifier ?? ''} ${event.semVerChange}`),
  );
}

const field = (path: string, native = 'int', more: object = {}) => ({
  fieldPath: path,
  nativeDataType: native,
  type: {
    type: { [`com.linkedin.schema.${native === 'int' ? 'NumberType' : 'StringType'}`]: {} },
  },
  ...more,
});

describe('the timeline of an entity', () => {
  it('tells tags that came and went, oldest first, with the members that clients read', async () => {
    const urn = newDataset();
    await write(urn, 'globalTags', tags('a'));
    await write(urn, 'globalTags', tags('a', 'b'));
    await write(urn, 'globalTags', tags('b'));
    const transactions = await timeline(urn, 'categories=TAG');
    expect(told(transactions)).toEqual([
      ['ADD urn:li:tag:a MINOR'],
      ['ADD urn:li:tag:b MINOR'],
      ['REMOVE urn:li:tag:a MINOR'],
    ]);
    expect(transactions.map(({ semVer }) => semVer)).toEqual([
      '0.0.0-computed',
      '0.1.0-computed',
      '0.2.0-computed',
    ]);
    const times = transactions.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort());
    expect(transactions[2]).toEqual({
      timestamp: expect.any(Number),
      actor: 'urn:li:corpuser:datahub',
      semVer: '0.2.0-computed',
      semVerChange: 'MINOR',
      changeEvents: [
        {
          category: 'TAG',
          operation: 'REMOVE',
          entityUrn: urn,
          aspect: 'globalTags',
          modifier: 'urn:li:tag:a',
          semVerChange: 'MINOR',
          description: `Tag urn:li:tag:a was removed from ${urn}.`,
          parameters: { tagUrn: 'urn:li:tag:a' },
          auditStamp: { time: transactions[2].timestamp, actor: 'urn:li:corpuser:datahub' },
        },
      ],
    });
  });

  it('weighs changes of a schema by whom they break', async () => {
    const urn = newDataset();
    const key = { primaryKeys: ['id'] };
    await write(urn, 'schemaMetadata', schema([field('id'), field('name', 'text')], key));
    await write(urn, 'schemaMetadata', schema([field('id'), field('name', 'text'), field('size')], key));
    await write(
      urn,
      'schemaMetadata',
      schema([field('id'), field('name', 'text'), field('size', 'text')], key),
    );
    await write(
      urn,
      'schemaMetadata',
      schema([field('id'), field('name', 'text'), field('size', 'text', { nullable: true })], key),
    );
    await write(
      urn,
      'schemaMetadata',
      schema([field('id'), field('name', 'text'), field('size', 'text')], { primaryKeys: ['id', 'name'] }),
    );
    await write(urn, 'schemaMetadata', schema([field('id'), field('size', 'text')], { primaryKeys: ['id'] }));
    const of = (path: string) => `urn:li:schemaField:(${urn},${path})`;
    const transactions = await timeline(urn, 'categories=TECHNICAL_SCHEMA');
    expect(told(transactions)).toEqual([
      [`ADD ${of('id')} MINOR`, `ADD ${of('name')} MINOR`, 'ADD  MINOR'],
      [`ADD ${of('size')} MINOR`],
      [`MODIFY ${of('size')} MAJOR`],
      [`MODIFY ${of('size')} MAJOR`],
      [`MODIFY ${of('size')} MINOR`, 'MODIFY  MAJOR'],
      [`REMOVE ${of('name')} MAJOR`, 'MODIFY  MAJOR'],
    ]);
    expect(transactions.map(({ semVer }) => semVer.replace('-computed', ''))).toEqual([
      '0.0.0',
      '0.1.0',
      '1.0.0',
      '2.0.0',
      '3.0.0',
      '4.0.0',
    ]);
    const typed = transactions[2].changeEvents[0];
    expect(typed.parameters).toMatchObject({
      change: 'TYPE',
      fieldPath: 'size',
      type: 'StringType',
      previous: { nativeDataType: 'int', type: 'NumberType' },
    });
    expect(typed.description).toBe('Field size has the type text, before int.');
  });

  it('knows a renamed field, with the fields inside it, and a field whose type is part of its path', async () => {
    const urn = newDataset();
    const v2 = (path: string) => `[version=2.0].[type=struct].${path}`;
    const before = [
      field(v2('[type=struct].customer'), 'struct'),
      field(v2('[type=struct].customer.[type=int].id')),
      field(v2('[type=int].amount')),
    ];
    const after = [
      field(v2('[type=struct].client'), 'struct'),
      field(v2('[type=struct].client.[type=int].id')),
      field(v2('[type=string].amount'), 'text'),
    ];
    await write(urn, 'schemaMetadata', schema(before));
    await write(urn, 'schemaMetadata', schema(after));
    const [, second] = await timeline(urn, 'categories=TECHNICAL_SCHEMA');
    expect(
      second.changeEvents.map(({ operation, parameters }: any) => [
        operation,
        parameters.change,
        parameters.previous.fieldPath,
        parameters.fieldPath,
      ]),
    ).toEqual([
      ['MODIFY', 'RENAMED', before[0]?.fieldPath, after[0]?.fieldPath],
      ['MODIFY', 'RENAMED', before[1]?.fieldPath, after[1]?.fieldPath],
      ['MODIFY', 'TYPE', before[2]?.fieldPath, after[2]?.fieldPath],
    ]);
    expect(second.semVer).toBe('1.0.0-computed');
  });

  it('tells the other notation of a path from another type in it', async () => {
    const urn = newDataset();
    for (const path of ['a.b', 'a.[type=int].b', 'a.[type=long].b'])
      await write(
        urn,
        'schemaMetadata',
        schema([field(path.includes('[') ? `[version=2.0].[type=struct].${path}` : path)]),
      );
    const transactions = await timeline(urn, 'categories=TECHNICAL_SCHEMA');
    expect(
      transactions.map(({ semVer, changeEvents }) => [semVer, changeEvents[0].parameters.change]),
    ).toEqual([
      ['0.0.0-computed', 'ADDED'],
      ['0.0.1-computed', 'PATH'],
      ['1.0.0-computed', 'PATH'],
    ]);
  });

  it('takes fields for different ones where nothing but the type is alike', async () => {
    const urn = newDataset();
    await write(urn, 'schemaMetadata', schema([field('price'), field('name', 'text')]));
    await write(urn, 'schemaMetadata', schema([field('name', 'text'), field('age')]));
    const [, second] = await timeline(urn, 'categories=TECHNICAL_SCHEMA');
    expect(second.changeEvents.map(({ operation }: any) => operation)).toEqual(['REMOVE', 'ADD']);
  });

  it('tells what is said about fields, by whichever aspect', async () => {
    const urn = newDataset();
    await write(urn, 'schemaMetadata', schema([field('id', 'int', { description: 'the key' })]));
    await write(urn, 'editableSchemaMetadata', {
      editableSchemaFieldInfo: [{ fieldPath: 'id', description: 'better', globalTags: tags('pii') }],
    });
    const field_ = `urn:li:schemaField:(${urn},id)`;
    const transactions = await timeline(urn, 'categories=TAG,DOCUMENTATION');
    const events = transactions.flatMap(({ changeEvents }) => changeEvents);
    expect(
      events.map(({ category, aspect, entityUrn, parameters }) => [category, aspect, entityUrn, parameters]),
    ).toEqual([
      ['DOCUMENTATION', 'schemaMetadata', field_, { fieldPath: 'id', description: 'the key' }],
      ['TAG', 'editableSchemaMetadata', field_, { fieldPath: 'id', tagUrn: 'urn:li:tag:pii' }],
      ['DOCUMENTATION', 'editableSchemaMetadata', field_, { fieldPath: 'id', description: 'better' }],
    ]);
    expect(transactions.map(({ semVer }) => semVer)).toEqual(['0.0.0-computed', '0.1.0-computed']);
  });

  it('tells all of a transaction together', async () => {
    const urn = newDataset();
    const answer = await catalog.ingestBatch([
      proposal(urn, 'globalTags', tags('a')),
      proposal(urn, 'ownership', { owners: [{ owner: 'urn:li:corpuser:ann', type: 'DATAOWNER' }] }),
      proposal(urn, 'datasetProperties', { description: 'orders' }),
      proposal(urn, 'status', { removed: false }),
    ]);
    expect(answer.status).toBe(200);
    const transactions = await timeline(urn);
    expect(transactions).toHaveLength(1);
    expect(transactions[0].changeEvents.map(({ category }: any) => category).sort()).toEqual([
      'DOCUMENTATION',
      'OWNERSHIP',
      'TAG',
    ]);
  });

  it('tells of every category', async () => {
    const urn = newDataset();
    const product = `urn:li:dataProduct:${unique('product')}`;
    await write(urn, 'domains', { domains: ['urn:li:domain:sales'] });
    await write(urn, 'applications', { applications: ['urn:li:application:shop'] });
    await write(urn, 'glossaryTerms', {
      terms: [{ urn: 'urn:li:glossaryTerm:order' }],
      auditStamp: { time: 1, actor: 'urn:li:corpuser:ann' },
    });
    await write(urn, 'structuredProperties', {
      properties: [{ propertyUrn: 'urn:li:structuredProperty:tier', values: [{ string: 'gold' }] }],
    });
    await write(urn, 'structuredProperties', {
      properties: [{ propertyUrn: 'urn:li:structuredProperty:tier', values: [{ double: 3 }] }],
    });
    await write(urn, 'institutionalMemory', {
      elements: [
        {
          url: 'https://example.org/a',
          description: 'page',
          createStamp: { time: 1, actor: 'urn:li:corpuser:ann' },
        },
      ],
    });
    await write(urn, 'documentation', { documentations: [{ documentation: 'all about it' }] });
    await write(urn, 'versionProperties', {
      versionSet: 'urn:li:versionSet:(v,dataset)',
      version: { versionTag: 'v1' },
      sortId: 'a',
    });
    await write(product, 'dataProductProperties', { assets: [{ destinationUrn: urn }] });
    const seen = [...(await timeline(urn)), ...(await timeline(product))].flatMap(({ changeEvents }) =>
      changeEvents.map(({ category, operation, modifier }: any) => [category, operation, modifier]),
    );
    expect(seen).toEqual([
      ['DOMAIN', 'ADD', 'urn:li:domain:sales'],
      ['APPLICATION', 'ADD', 'urn:li:application:shop'],
      ['GLOSSARY_TERM', 'ADD', 'urn:li:glossaryTerm:order'],
      ['STRUCTURED_PROPERTY', 'ADD', 'urn:li:structuredProperty:tier'],
      ['STRUCTURED_PROPERTY', 'MODIFY', 'urn:li:structuredProperty:tier'],
      ['DOCUMENTATION', 'ADD', 'https://example.org/a'],
      ['DOCUMENTATION', 'ADD', undefined],
      ['VERSIONING', 'ADD', 'urn:li:versionSet:(v,dataset)'],
      ['ASSET_MEMBERSHIP', 'ADD', urn],
    ]);
  });

  it('tells that an aspect was deleted, and starts from nothing when it is written again', async () => {
    const urn = newDataset();
    await write(urn, 'globalTags', tags('a'));
    const deletion = { ...proposal(urn, 'globalTags', undefined, { changeType: 'DELETE' }) };
    const answer = await catalog.post('/aspects?action=ingestProposal', { proposal: deletion });
    expect(answer.status).toBe(200);
    expect(told(await timeline(urn))).toEqual([['ADD urn:li:tag:a MINOR'], ['REMOVE urn:li:tag:a MINOR']]);
    await write(urn, 'globalTags', tags('a', 'b'));
    expect(told(await timeline(urn))).toEqual([
      ['ADD urn:li:tag:a MINOR'],
      ['REMOVE urn:li:tag:a MINOR'],
      ['ADD urn:li:tag:a MINOR', 'ADD urn:li:tag:b MINOR'],
    ]);
  });

  it('tells that a run was rolled back', async () => {
    const urn = newDataset();
    const runId = unique('run');
    await write(urn, 'status', { removed: false });
    await write(urn, 'ownership', { owners: [{ owner: 'urn:li:corpuser:ann', type: 'DATAOWNER' }] });
    const systemMetadata = { runId, lastObserved: 1 };
    expect((await catalog.ingest(urn, 'globalTags', tags('a'), { systemMetadata })).status).toBe(200);
    expect((await catalog.ingest(urn, 'ownership', { owners: [] }, { systemMetadata })).status).toBe(200);
    const answer = await catalog.post('/runs?action=rollback', { runId, dryRun: false, safe: false });
    expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
    const ann = 'urn:li:corpuser:ann MINOR';
    const before = [[`ADD ${ann}`], ['ADD urn:li:tag:a MINOR'], [`REMOVE ${ann}`]];
    const undone = [`ADD ${ann}`, 'REMOVE urn:li:tag:a MINOR'];
    expect(told(await timeline(urn))).toEqual([...before, undone]);
    await write(urn, 'globalTags', tags('a'));
    expect(told(await timeline(urn))).toEqual([...before, undone, ['ADD urn:li:tag:a MINOR']]);
  });

  it('keeps its version numbers wherever it is cut', async () => {
    const urn = newDataset();
    for (const names of [['a'], ['a', 'b'], ['b'], ['b', 'c']])
      await write(urn, 'globalTags', tags(...names));
    const all = await timeline(urn, 'categories=TAG');
    const [, second, third] = all.map(({ timestamp }) => timestamp);
    expect(await timeline(urn, `categories=TAG&startTime=${second}&endTime=${third}`)).toEqual(
      all.slice(1, 3),
    );
    expect(await timeline(urn, `categories=TAG&startTime=${Number(third) + 1}`)).toEqual(all.slice(3));
    expect(await timeline(urn, 'categories=TAG&endTime=1')).toEqual([]);
  });

  it('adds patches and versions for who asks for them', async () => {
    const urn = newDataset();
    await write(urn, 'globalTags', tags('a'));
    await write(urn, 'globalTags', tags('a', 'b'));
    const [first, second] = await timeline(urn, 'categories=TAG&raw=True&includeVersionSet=true');
    expect(first.rawDiff).toEqual([
      { aspect: 'globalTags', patch: [{ op: 'replace', path: '', value: tags('a') }] },
    ]);
    expect(second.rawDiff).toEqual([
      { aspect: 'globalTags', patch: [add('/tags/1', { tag: 'urn:li:tag:b' })] },
    ]);
    expect([first.versionStamp, second.versionStamp]).toEqual(['globalTags:1', 'globalTags:2']);
  });

  it('is empty where nothing of the kind ever happened, and 404 where there is no entity', async () => {
    const urn = newDataset();
    expect((await catalog.get(timelinePath(urn))).status).toBe(404);
    await write(urn, 'globalTags', tags('a'));
    expect(await timeline(urn, 'categories=ASSET_MEMBERSHIP')).toEqual([]);
  });

  it.each([
    ['categories=TAG,COLOUR', 'COLOUR'],
    ['startTime=yesterday', 'startTime'],
    ['endTime=-1', 'endTime'],
    ['startTime=5&endTime=4', 'endTime'],
    ['raw=perhaps', 'raw'],
  ])('refuses %s', async (query, named) => {
    const answer = await catalog.get(timelinePath(newDataset(), query));
    expect([answer.status, answer.json.message]).toEqual([400, expect.stringContaining(named)]);
  });

  it('refuses what is no URN of the model', async () => {
    for (const urn of ['urn:li:nothing:x', 'urn:li:dataset:x', 'x']) {
      const answer = await catalog.get(timelinePath(urn));
      expect([urn, answer.status, answer.json.message]).toEqual([urn, 400, expect.anything()]);
    }
  });

  it('does not depend on clocks that agree', async () => {
    const urn = newDataset();
    const behind = await startCatalog({ clock: { now: () => Date.now() - 60_000 } });
    await write(urn, 'globalTags', tags('a'));
    expect((await behind.ingest(urn, 'globalTags', tags('a', 'b'))).status).toBe(200);
    await behind.stop();
    await write(urn, 'globalTags', tags('b'));
    expect(told(await timeline(urn)).flat()).toEqual([
      'ADD urn:li:tag:a MINOR',
      'ADD urn:li:tag:b MINOR',
      'REMOVE urn:li:tag:a MINOR',
    ]);
  });

  it('tells the newest part of a history that is too long, and says where it begins', async () => {
    const urn = newDataset();
    for (const turn of ['first', 'second']) {
      const values = Array.from({ length: 1_500 }, (_, index) => tags(`${turn}${index}`));
      const answer = await catalog.ingestBatch(values.map((value) => proposal(urn, 'globalTags', value)));
      expect(answer.status).toBe(200);
    }
    const answer = await catalog.get(timelinePath(urn, 'categories=TAG'));
    expect(answer.status).toBe(200);
    expect(answer.json).toHaveLength(1);
    const [{ timestamp, changeEvents }] = answer.json;
    expect(changeEvents).toHaveLength(3_000);
    expect(changeEvents[0]).toMatchObject({ operation: 'REMOVE', modifier: 'urn:li:tag:first1499' });
    const cutAt = Number(answer.headers.get('x-timeline-cut-at'));
    expect(cutAt).toBeGreaterThan(0);
    expect(cutAt).toBeLessThan(timestamp);
    expect((await catalog.get(timelinePath(newDataset()))).headers.get('x-timeline-cut-at')).toBeNull();
    const cutOf = `query ($urn: String!) { getTimeline(input: { urn: $urn, changeCategories: [TAG] }) { cutAt }
      getSchemaVersionList(input: { datasetUrn: $urn }) { cutAt } }`;
    const told = { getTimeline: { cutAt }, getSchemaVersionList: { cutAt: null } };
    expect(await catalog.query(cutOf, { urn })).toEqual(told);
  }, 240_000);

  it('takes two statements, however many versions', async () => {
    const urn = newDataset();
    for (let turn = 0; turn < 20; turn += 1) await write(urn, 'globalTags', tags(`t${turn}`));
    catalog.takeStatements();
    expect(await timeline(urn)).toHaveLength(20);
    expect(catalog.takeStatements()).toHaveLength(2);
  });
});

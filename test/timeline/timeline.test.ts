/** The timeline over HTTP, with requests as the Python client sends them. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { add, schema, tags, timelinePath } from '../helpers/api/timeline.js';

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

/** Returns `<operation> <modifier> <semantic change>` for each event, by transaction. */
function eventTexts(transactions: any[]): string[][] {
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
  it('returns added and removed tags, oldest first, with the members that clients read', async () => {
    const urn = newDataset();
    await write(urn, 'globalTags', tags('a'));
    await write(urn, 'globalTags', tags('a', 'b'));
    await write(urn, 'globalTags', tags('b'));
    const transactions = await timeline(urn, 'categories=TAG');
    expect(eventTexts(transactions)).toEqual([
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

  it('classifies schema changes: changes that break consumers are major', async () => {
    const urn = newDataset();
    await write(urn, 'schemaMetadata', schema([field('id'), field('name')]));
    await write(urn, 'schemaMetadata', schema([field('id'), field('called'), field('size')]));
    await write(urn, 'schemaMetadata', schema([field('id', 'text'), field('called')]));
    const of = (path: string) => `urn:li:schemaField:(${urn},${path})`;
    const transactions = await timeline(urn, 'categories=TECHNICAL_SCHEMA');
    expect(eventTexts(transactions)).toEqual([
      [`ADD ${of('id')} MINOR`, `ADD ${of('name')} MINOR`],
      [`ADD ${of('size')} MINOR`, `MODIFY ${of('name')} MINOR`],
      [`REMOVE ${of('size')} MAJOR`, `MODIFY ${of('id')} MAJOR`],
    ]);
    expect(transactions.map(({ semVer }) => semVer)).toEqual([
      '0.0.0-computed',
      '0.1.0-computed',
      '1.0.0-computed',
    ]);
  });

  it('returns changes of fields from every aspect that describes them', async () => {
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

  it('returns all changes of a transaction together', async () => {
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

  it('returns removals for a deleted aspect, and additions when it is written again', async () => {
    const urn = newDataset();
    await write(urn, 'globalTags', tags('a'));
    const deletion = { ...proposal(urn, 'globalTags', undefined, { changeType: 'DELETE' }) };
    const answer = await catalog.post('/aspects?action=ingestProposal', { proposal: deletion });
    expect(answer.status).toBe(200);
    expect(eventTexts(await timeline(urn))).toEqual([
      ['ADD urn:li:tag:a MINOR'],
      ['REMOVE urn:li:tag:a MINOR'],
    ]);
    await write(urn, 'globalTags', tags('a', 'b'));
    expect(eventTexts(await timeline(urn))).toEqual([
      ['ADD urn:li:tag:a MINOR'],
      ['REMOVE urn:li:tag:a MINOR'],
      ['ADD urn:li:tag:a MINOR', 'ADD urn:li:tag:b MINOR'],
    ]);
  });

  it('returns the changes of a rollback', async () => {
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
    expect(eventTexts(await timeline(urn))).toEqual([...before, undone]);
    await write(urn, 'globalTags', tags('a'));
    expect(eventTexts(await timeline(urn))).toEqual([...before, undone, ['ADD urn:li:tag:a MINOR']]);
  });

  it('keeps its version numbers in any time range', async () => {
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

  it('returns patches and versions on request', async () => {
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

  it('is empty for a category without changes, 404 for a missing entity, and 400 for invalid parameters', async () => {
    const urn = newDataset();
    expect((await catalog.get(timelinePath(urn, 'categories=COLOUR'))).status).toBe(400);
    expect((await catalog.get(timelinePath('urn:li:dataset:x'))).status).toBe(400);
    expect((await catalog.get(timelinePath(urn))).status).toBe(404);
    await write(urn, 'globalTags', tags('a'));
    expect(await timeline(urn, 'categories=ASSET_MEMBERSHIP')).toEqual([]);
  });

  it('does not depend on synchronized clocks of several services', async () => {
    const urn = newDataset();
    const behind = await startCatalog({ clock: { now: () => Date.now() - 60_000 } });
    await write(urn, 'globalTags', tags('a'));
    expect((await behind.ingest(urn, 'globalTags', tags('a', 'b'))).status).toBe(200);
    await behind.stop();
    await write(urn, 'globalTags', tags('b'));
    expect(eventTexts(await timeline(urn)).flat()).toEqual([
      'ADD urn:li:tag:a MINOR',
      'ADD urn:li:tag:b MINOR',
      'REMOVE urn:li:tag:a MINOR',
    ]);
  });
});

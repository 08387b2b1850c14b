/** Payloads with fields that the model does not know, at every endpoint that takes payloads. */
import { datasetUrn, proposal, startFreshCatalog, unique, type Answer } from '../helpers/catalog.js';
import { aspectValue } from '../helpers/api/aspect-value.js';
import { openapiV3 } from '../helpers/api/openapi-v3.js';
import { readWhenIdle } from '../telemetry/read-metrics.js';

const catalog = await startFreshCatalog();
afterAll(() => catalog.stop());
const v3 = openapiV3(catalog);

const newDataset = () => datasetUrn(unique('newer'));
const PROPERTIES = { name: 'orders', newer: { a: [1, null] }, customProperties: { k: 'v' } };
const TAGGED = { tags: [{ tag: 'urn:li:tag:a', flavour: 'sweet' }, { tag: 'urn:li:tag:b' }] };
const JSON_PATCH = { changeType: 'PATCH', contentType: 'application/json-patch+json' };

/** The status of a write, and the unknown fields that its answer names. */
const outcomeOf = ({ status, text, headers }: Answer) => [
  status < 300 ? status : text,
  headers.get('x-unknown-fields'),
];
const value = (urn: string, aspect: string) => aspectValue(catalog, urn, aspect);
const versionOf = async (urn: string, aspect: string): Promise<unknown> =>
  (await v3.on('GET', urn, `/${aspect}`)).headers.get('etag');

describe('an unknown field is stored, returned and reported', () => {
  it('by a proposal, in every form of reading', async () => {
    const urn = newDataset();
    expect(outcomeOf(await catalog.ingest(urn, 'datasetProperties', PROPERTIES))).toEqual([
      200,
      'datasetProperties.newer',
    ]);
    expect(await value(urn, 'datasetProperties')).toEqual(PROPERTIES);
    const { json: single } = await catalog.aspect(urn, 'datasetProperties');
    expect(single.aspect).toEqual({ 'com.linkedin.dataset.DatasetProperties': PROPERTIES });
    expect((await v3.on('GET', urn, '/datasetProperties')).json.value).toEqual(PROPERTIES);
    const { json: snapshot } = await catalog.get(`/entities/${encodeURIComponent(urn)}`);
    expect(JSON.stringify(snapshot)).toContain(JSON.stringify(PROPERTIES));
    const { dataset } = await catalog.query(
      `query ($urn: String!) { dataset(urn: $urn) { properties { name } aspects(input: { aspectNames: ["datasetProperties"] }) { payload } } }`,
      { urn },
    );
    expect(dataset.properties).toEqual({ name: 'orders' });
    expect(JSON.parse(dataset.aspects[0].payload)).toEqual(PROPERTIES);
  });

  it('by a batch, once for each place, also if the client does not wait', async () => {
    const urns = [newDataset(), newDataset()];
    const proposals = urns.flatMap((urn) => [
      proposal(urn, 'globalTags', TAGGED),
      proposal(urn, 'status', { removed: false }),
      proposal(urn, 'datasetProperties', PROPERTIES),
      proposal(urn, 'datasetProfile', { timestampMillis: 1, newer: 1 }),
    ]);
    const answer = await catalog.post('/aspects?action=ingestProposalBatch', { proposals, async: 'true' });
    expect(outcomeOf(answer)).toEqual([
      200,
      'globalTags.tags[0].flavour, datasetProperties.newer, datasetProfile.newer',
    ]);
    for (const urn of urns) expect(await value(urn, 'globalTags')).toEqual(TAGGED);
    const { json } = await catalog.post('/aspects?action=getTimeseriesAspectValues', {
      ...{ urn: urns[0], entity: 'dataset', aspect: 'datasetProfile' },
    });
    expect(JSON.parse(json.value.values[0].aspect.value)).toEqual({ timestampMillis: 1, newer: 1 });
  });

  it('by a snapshot', async () => {
    const urn = newDataset();
    const aspects = [{ 'com.linkedin.pegasus2avro.common.GlobalTags': TAGGED }];
    const record = { 'com.linkedin.metadata.snapshot.DatasetSnapshot': { urn, aspects } };
    const answer = await catalog.post('/entities?action=ingest', { entity: { value: record } });
    expect(outcomeOf(answer)).toEqual([200, 'globalTags.tags[0].flavour']);
    expect(await value(urn, 'globalTags')).toEqual(TAGGED);
  });

  it('by OpenAPI v3: lists, single aspects and patches', async () => {
    const urn = newDataset();
    const items = [{ urn, datasetProperties: { value: PROPERTIES } }];
    const listed = await v3.put('dataset', items, '?async=true');
    expect(outcomeOf(listed)).toEqual([202, 'datasetProperties.newer']);
    expect(listed.json[0].datasetProperties.value).toEqual(PROPERTIES);
    const single = await v3.on('POST', urn, '/globalTags?async=true', { value: TAGGED });
    expect(outcomeOf(single)).toEqual([202, 'globalTags.tags[0].flavour']);
    const add = (path: string) => ({ patch: [{ op: 'add', path, value: 1 }] });
    const patched = await v3.on('PATCH', urn, '/datasetProperties', add('/newest'));
    expect(outcomeOf(patched)).toEqual([200, 'datasetProperties.newest']);
    const together = await v3.patch('dataset', [
      { urn, globalTags: { value: add('/tags/urn:li:tag:b/flavour') } },
    ]);
    expect(outcomeOf(together)).toEqual([200, 'globalTags.tags[1].flavour']);
    expect(await value(urn, 'datasetProperties')).toEqual({ ...PROPERTIES, newest: 1 });
    expect((await value(urn, 'globalTags')).tags[1]).toEqual({ tag: 'urn:li:tag:b', flavour: 1 });
  });

  it('by patchEntity', async () => {
    const urn = newDataset();
    const patch = [{ op: 'ADD', path: '/newer', value: '{"a":1}' }];
    const answer = await catalog.post('/api/graphql', {
      query: 'mutation ($input: PatchEntityInput!) { patchEntity(input: $input) { success error } }',
      variables: { input: { urn, aspectName: 'datasetProperties', patch } },
    });
    expect(answer.json.data.patchEntity).toEqual({ success: true, error: null });
    expect(outcomeOf(answer)).toEqual([200, 'datasetProperties.newer']);
    expect(await value(urn, 'datasetProperties')).toEqual({ newer: { a: 1 } });
  });

  it('whatever its name is, and the header stays one line of limited length', async () => {
    const urn = newDataset();
    const odd = { 'ü, \r\nSet-Cookie: a=b': 1, __proto__name: 2 };
    expect(outcomeOf(await catalog.ingest(urn, 'status', odd))).toEqual([
      200,
      String.raw`status["\u00fc\u002c \r\nSet-Cookie: a=b"], status.__proto__name`,
    ]);
    expect(await value(urn, 'status')).toEqual(odd);
    const text = '{"__proto__":{"removed":true},"removed":false}';
    expect(outcomeOf(await catalog.ingest(urn, 'status', text))).toEqual([200, 'status.__proto__']);
    expect((await catalog.entity(urn, ['status'])).text).toContain(text);
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`newer${index}`, index]));
    const [status, header] = outcomeOf(await catalog.ingest(urn, 'status', many));
    expect([status, header]).toEqual([200, expect.stringMatching(/^status\.newer0, .*, and \d{3} more$/)]);
    expect(await value(urn, 'status')).toEqual(many);
  });
});

describe('a stored unknown field', () => {
  it('is part of the value: the same payload again is no new version, another value of it is one', async () => {
    const urn = newDataset();
    for (const [newer, version] of [
      [1, '"1"'],
      [1, '"1"'],
      [2, '"2"'],
    ] as const) {
      const answer = await catalog.ingest(urn, 'status', { removed: false, newer });
      expect(outcomeOf(answer)).toEqual([200, 'status.newer']);
      expect(await versionOf(urn, 'status')).toBe(version);
    }
    expect(await catalog.ingest(urn, 'status', { removed: false })).toMatchObject({ status: 200 });
    expect(await value(urn, 'status')).toEqual({ removed: false });
  });

  it('survives patches of other members, which do not report it', async () => {
    const urn = newDataset();
    await catalog.ingest(urn, 'globalTags', TAGGED);
    const remove = [{ op: 'remove', path: '/tags/urn:li:tag:b' }];
    const patched = await catalog.ingest(urn, 'globalTags', remove, JSON_PATCH);
    expect(outcomeOf(patched)).toEqual([200, null]);
    const tag = `urn:li:tag:${unique('newer')}`;
    await catalog.ingest(tag, 'tagProperties', { name: 'x' });
    await catalog.query('mutation ($input: TagAssociationInput!) { addTag(input: $input) }', {
      input: { tagUrn: tag, resourceUrn: urn },
    });
    const { tags } = await value(urn, 'globalTags');
    expect(tags).toMatchObject([TAGGED.tags[0], { tag }]);
  });

  it('survives the removal of a reference beside it', async () => {
    const [urn, tag] = [newDataset(), `urn:li:tag:${unique('newer')}`];
    await catalog.ingest(urn, 'globalTags', { tags: [{ tag, flavour: 1 }, TAGGED.tags[0]], newer: true });
    await catalog.post('/entities?action=deleteReferences', { urn: tag, dryRun: false });
    expect(await value(urn, 'globalTags')).toEqual({ tags: [TAGGED.tags[0]], newer: true });
  });

  it('comes back with the rollback of a later run', async () => {
    const [urn, runId] = [newDataset(), unique('run')];
    await catalog.ingest(urn, 'datasetProperties', PROPERTIES);
    await catalog.ingest(urn, 'datasetProperties', { name: 'other' }, { systemMetadata: { runId } });
    await catalog.post('/runs?action=rollback', { runId, dryRun: false, safe: false });
    expect(await value(urn, 'datasetProperties')).toEqual(PROPERTIES);
  });
});

it('a write that a condition skips reports nothing', async () => {
  const urn = newDataset();
  await catalog.ingest(urn, 'status', { removed: true });
  const parts = { changeType: 'CREATE', headers: { 'If-None-Match': '*' } };
  expect(outcomeOf(await catalog.ingest(urn, 'status', { newer: 1 }, parts))).toEqual([200, null]);
  expect(await value(urn, 'status')).toEqual({ removed: true });
});

it('a key that names an entity has no unknown fields', async () => {
  const { entityUrn: _, ...rest } = proposal('urn:li:tag:x', 'status', { removed: false }) as {
    entityUrn: string;
  };
  const key = { value: JSON.stringify({ name: unique('newer'), newer: 1 }), contentType: 'application/json' };
  const answer = await catalog.post('/aspects?action=ingestProposal', {
    proposal: { ...rest, entityKeyAspect: key },
  });
  expect([answer.status, answer.json.code]).toEqual([400, 'INVALID_ASPECT']);
});

it('unknown fields are counted by aspect, and each is logged once', async () => {
  const field = `newer_${unique('field')}`;
  const series = 'trellis_unknown_fields_total{aspect="ownership"}';
  const before = (await readWhenIdle(catalog)).get(series) ?? 0;
  const owner = (id: string) => ({ owner: `urn:li:corpuser:${id}`, type: 'DATAOWNER', [field]: 1 });
  for (const owners of [[owner('a'), owner('b')], [owner('c')]])
    await catalog.ingest(newDataset(), 'ownership', { owners });
  expect((await readWhenIdle(catalog)).get(series)).toBe(before + 3);
  const lines = catalog.log.filter(({ fields }) => fields['field'] === `ownership.owners[*].${field}`);
  expect(lines).toMatchObject([{ level: 'warn', fields: { aspect: 'ownership' } }]);
});

/** Lifecycle stages: which entities can enter them, and how they are listed. */
import { proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { newTable, stored } = mutationTools(() => catalog);

const AT = { time: 1, actor: 'urn:li:corpuser:ada' };
const urnOf = (id: string) => `urn:li:lifecycleStageType:${id}`;
const info = (parts: object) => ({ name: 'x', settings: {}, created: AT, lastModified: AT, ...parts });
const newStage = async (parts: object = {}) => {
  const urn = urnOf(unique('stage'));
  const { status, text } = await catalog.ingest(urn, 'lifecycleStageTypeInfo', info(parts));
  if (status !== 200) throw new Error(text);
  return urn;
};
const after = (...allowedPreviousStages: string[]) => ({ transitionPolicy: { allowedPreviousStages } });
const set = (urn: string, lifecycleStageUrn: string | null) =>
  catalog.graphql(
    'mutation ($urn: String!, $lifecycleStageUrn: String) { setLifecycleStage(urn: $urn, lifecycleStageUrn: $lifecycleStageUrn) }',
    { urn, lifecycleStageUrn },
  );
const stageOf = async (urn: string) => (await stored(urn, 'status'))?.lifecycleStage;

it('an entity moves between stages as they allow, and stays removed', async () => {
  const table = await newTable();
  await catalog.ingest(table, 'status', { removed: true });
  const draft = await newStage({ ...after(urnOf('__NONE__')), entityTypes: ['dataset'] });
  const live = await newStage(after(draft));
  expect(codeOf(await set(table, live))).toBe('INVALID_ASPECT');
  expect(await stageOf(table)).toBeUndefined();
  for (const stage of [draft, live, live])
    expect((await set(table, stage)).data).toEqual({ setLifecycleStage: true });
  expect(await stored(table, 'status')).toMatchObject({
    ...{ removed: true, lifecycleStage: live },
    lifecycleLastUpdated: { actor: 'urn:li:corpuser:datahub' },
  });
  expect(codeOf(await set(table, draft))).toBe('INVALID_ASPECT');
  for (const none of [null, ' ']) expect((await set(table, none)).errors).toBeUndefined();
  expect(await stageOf(table)).toBeUndefined();
  expect(codeOf(await set(`${table}x`, null))).toBe('INVALID_URN');
});

it('stages for other types, and what is no stage, are refused', async () => {
  const table = await newTable();
  const charts = await newStage({ entityTypes: ['chart'] });
  expect(codeOf(await set(table, charts))).toBe('INVALID_ASPECT');
  expect(codeOf(await set(table, urnOf(unique('none'))))).toBe('NOT_FOUND');
  const undescribed = urnOf(unique('undescribed'));
  await catalog.ingest(undescribed, 'status', { removed: false });
  expect(codeOf(await set(table, undescribed))).toBe('NOT_FOUND');
  expect(codeOf(await set(table, table))).toBe('INVALID_URN');
  expect(codeOf(await set(`urn:li:tag:${unique('none')}`, charts))).toBe('NOT_FOUND');
});

it('every way to write a status follows the same rules', async () => {
  const [table, draft] = [await newTable(), await newStage(after())];
  const value = { removed: false, lifecycleStage: draft };
  expect((await catalog.ingest(table, 'status', value)).status).toBe(400);
  const path = `/openapi/v3/entity/dataset/${encodeURIComponent(table)}/status?createIfNotExists=false`;
  expect((await catalog.post(path, { value })).status).toBe(400);
  const patch = [{ op: 'add', path: '/lifecycleStage', value: draft }];
  const patched = proposal(table, 'status', patch, {
    ...{ changeType: 'PATCH', contentType: 'application/json-patch+json' },
  });
  expect((await catalog.post('/aspects?action=ingestProposal', { proposal: patched })).status).toBe(400);
  expect(await stageOf(table)).toBeUndefined();
  const fresh = urnOf(unique('fresh'));
  const both = [
    proposal(fresh, 'lifecycleStageTypeInfo', info({})),
    proposal(table, 'status', { ...value, lifecycleStage: fresh }),
  ];
  expect((await catalog.ingestBatch(both)).status).toBe(200);
  expect(await stageOf(table)).toBe(fresh);
  expect((await catalog.ingest(table, 'status', { removed: false })).status).toBe(200);
});

it('a status may name a stage without a description', async () => {
  const [table, later] = [await newTable(), urnOf(unique('later'))];
  const value = { removed: false, lifecycleStage: later };
  expect((await catalog.ingest(table, 'status', value)).status).toBe(200);
  await catalog.ingest(later, 'lifecycleStageTypeInfo', info(after()));
  expect((await catalog.ingest(table, 'status', value)).status).toBe(200);
  expect((await catalog.ingest(await newTable(), 'status', value)).status).toBe(400);
});

it('stages are listed with their settings, but not those without a description', async () => {
  const [first, none] = [
    await newStage({ settings: { hideInSearch: true }, ...after('urn:li:lifecycleStageType:a') }),
    urnOf(unique('none')),
  ];
  await catalog.ingest(none, 'status', { removed: false });
  const { listLifecycleStages } = await catalog.query(
    '{ listLifecycleStages { urn name hideInSearch allowedPreviousStages entityTypes } }',
  );
  const found = listLifecycleStages.filter(({ urn }: any) => [first, none].includes(urn));
  expect(found).toEqual([
    {
      ...{ urn: first, name: 'x', hideInSearch: true, entityTypes: null },
      allowedPreviousStages: ['urn:li:lifecycleStageType:a'],
    },
  ]);
});

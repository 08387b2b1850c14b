/**
 * Mutations consider hidden entities as well: they refuse a conflict with a hidden entity without naming it, and never treat it as absent.
 */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { verbs, where, type Somebody } from './policies-verbs.js';
import { openViewing } from './scope-support.js';

const { catalog } = await openViewing();
const { asRoot, store, holder } = verbs(() => catalog);

const EDITING = ['EDIT_ENTITY', 'DELETE_ENTITY', 'CREATE_ENTITY'];

/** Creates a user who may view and edit exactly these entities. */
const editorOf = (...values: readonly string[]): Promise<Somebody> =>
  holder(EDITING, { resources: where({ field: 'URN', values }) });

async function newTable(): Promise<string> {
  const urn = datasetUrn(unique('deciding'));
  await store(proposal(urn, 'datasetProperties', { name: 'table' }));
  return urn;
}

async function stored(urn: string, aspect: string): Promise<any> {
  const { json } = await (await asRoot()).post(`/openapi/v3/entity/${urn.split(':')[2]}/batchGet`, [{ urn }]);
  return json[0]?.[aspect]?.value;
}

/** Expects a refusal that does not mention the hidden entity. */
function expectRefusalWithout(answer: any, hidden: string): void {
  expect(codeOf(answer)).toBe('FORBIDDEN');
  expect(JSON.stringify(answer)).not.toContain(hidden);
}

describe('versions', () => {
  const LINK = 'mutation ($input: LinkVersionInput!) { linkAssetVersion(input: $input) { urn } }';
  const UNLINK = 'mutation ($input: UnlinkVersionInput!) { unlinkAssetVersion(input: $input) { urn } }';
  const link = (by: Somebody, versionSet: string, linkedEntity: string) =>
    by.graphql(LINK, { input: { versionSet, linkedEntity, version: unique('v') } });
  const unlink = (by: Somebody, versionSet: string, unlinkedEntity: string) =>
    by.graphql(UNLINK, { input: { versionSet, unlinkedEntity } });

  async function newSet(count: number): Promise<{ set: string; versions: string[] }> {
    const set = `urn:li:versionSet:(${unique('set')},dataset)`;
    const versions: string[] = [];
    for (let made = 0; made < count; made += 1) {
      versions.push(await newTable());
      expect(codeOf(await link(await asRoot(), set, versions[made]!))).toBeUndefined();
    }
    return { set, versions };
  }

  it('have exactly one latest version, even if the previous one is hidden', async () => {
    const { set, versions } = await newSet(1);
    const next = await newTable();
    expect(codeOf(await link(await editorOf(set, next), set, next))).toBeUndefined();
    expect(await stored(set, 'versionSetProperties')).toMatchObject({ latest: next });
    expect(await stored(versions[0]!, 'versionProperties')).toMatchObject({ isLatest: false });
  });

  it('that are hidden become the latest when the last one is unlinked', async () => {
    const { set, versions } = await newSet(3);
    const [, hidden, last] = versions as [string, string, string];
    expect(codeOf(await unlink(await editorOf(set, last), set, last))).toBeUndefined();
    expect(await stored(set, 'versionSetProperties')).toMatchObject({ latest: hidden });
  });

  it('cannot be unlinked if that leaves a hidden version set pointing to a foreign version', async () => {
    const { set, versions } = await newSet(2);
    const last = versions[1]!;
    expect(codeOf(await unlink(await editorOf(...versions), set, last))).toBe('FORBIDDEN');
    expect(await stored(last, 'versionProperties')).toMatchObject({ versionSet: set });
  });

  it('cannot be linked to a hidden version set', async () => {
    const { set, versions } = await newSet(1);
    const next = await newTable();
    expect(codeOf(await link(await editorOf(next), set, next))).toBe('FORBIDDEN');
    expect(await stored(set, 'versionSetProperties')).toMatchObject({ latest: versions[0] });
  });

  it('that are hidden themselves look missing', async () => {
    const { set, versions } = await newSet(1);
    const person = await editorOf(set);
    const nobody = datasetUrn(unique('deciding'));
    const answers = await Promise.all([versions[0]!, nobody].map((urn) => unlink(person, set, urn)));
    expect(answers.map(codeOf)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });
});

it('an asset cannot be removed from a hidden data product', async () => {
  const [asset, other] = [await newTable(), await newTable()];
  const [hidden, product] = ['hidden', 'product'].map((name) => `urn:li:dataProduct:${unique(name)}`) as [
    string,
    string,
  ];
  await store(
    proposal(hidden, 'dataProductProperties', { name: 'a', assets: [{ destinationUrn: asset }] }),
    proposal(product, 'dataProductProperties', { name: 'b', assets: [] }),
  );
  const set = (by: Somebody, resource: string) =>
    by.graphql('mutation ($input: BatchSetDataProductInput!) { batchSetDataProduct(input: $input) }', {
      input: { dataProductUrn: product, resourceUrns: [resource] },
    });
  const person = await editorOf(product, asset, other);
  expectRefusalWithout(await set(person, asset), hidden);
  expect(await stored(product, 'dataProductProperties')).toMatchObject({ assets: [] });
  expect(codeOf(await set(person, other))).toBeUndefined();
  expect(codeOf(await set(await asRoot(), asset))).toBeUndefined();
  expect(await stored(hidden, 'dataProductProperties')).toMatchObject({ assets: [] });
});

describe('an assertion', () => {
  const RUN = 'mutation ($urn: String!) { runAssertion(urn: $urn) { type rowCount } }';
  const about = async (entity: string): Promise<string> => {
    const urn = `urn:li:assertion:${unique('deciding')}`;
    const rowCountTotal = { operator: 'GREATER_THAN', parameters: { value: { value: '1', type: 'NUMBER' } } };
    const volumeAssertion = { entity, type: 'ROW_COUNT_TOTAL', rowCountTotal };
    await store(proposal(urn, 'assertionInfo', { type: 'VOLUME', entityUrn: entity, volumeAssertion }));
    return urn;
  };
  const runsOf = async (urn: string): Promise<unknown[]> => {
    const asked = { urn, entity: 'assertion', aspect: 'assertionRunEvent' };
    const { json } = await (await asRoot()).post('/aspects?action=getTimeseriesAspectValues', asked);
    return json.value.values;
  };

  it('on a hidden entity gives no result, as on a missing one', async () => {
    const table = await newTable();
    await store(proposal(table, 'datasetProfile', { timestampMillis: 1_000, rowCount: 7 }));
    const assertions = [await about(table), await about(datasetUrn(unique('deciding')))];
    const person = await editorOf(...assertions);
    for (const urn of assertions) {
      expect(codeOf(await person.graphql(RUN, { urn }))).toBe('FORBIDDEN');
      expect(await runsOf(urn)).toEqual([]);
    }
    const { data } = await (await asRoot()).graphql(RUN, { urn: assertions[0] });
    expect(data.runAssertion).toEqual({ type: 'SUCCESS', rowCount: 7 });
    expect(await runsOf(assertions[0]!)).toHaveLength(1);
    expect(codeOf(await (await asRoot()).graphql(RUN, { urn: assertions[1] }))).toBeUndefined();
  });

  it('that also depends on hidden entities gives no result', async () => {
    const job = `urn:li:dataJob:(urn:li:dataFlow:(airflow,${unique('flow')},PROD),job)`;
    const instance = `urn:li:dataProcessInstance:${unique('run')}`;
    const urn = `urn:li:assertion:${unique('deciding')}`;
    const window = { type: 'FIXED_INTERVAL', fixedInterval: { unit: 'DAY', multiple: 1 } };
    const ended = Date.now() - 60_000;
    await store(
      proposal(job, 'dataJobInfo', { name: 'job', type: { string: 'x' } }),
      proposal(instance, 'dataProcessInstanceProperties', {
        ...{ name: 'run', created: { time: ended - 1_000, actor: 'urn:li:corpuser:a' } },
      }),
      proposal(instance, 'dataProcessInstanceRelationships', { parentTemplate: job, upstreamInstances: [] }),
      proposal(instance, 'dataProcessInstanceRunEvent', {
        ...{ timestampMillis: ended, status: 'COMPLETE', attempt: 1 },
        result: { type: 'SUCCESS', nativeResultType: 'x' },
      }),
      proposal(urn, 'assertionInfo', {
        ...{ type: 'FRESHNESS', entityUrn: job },
        freshnessAssertion: { entity: job, type: 'DATA_JOB_RUN', schedule: window },
      }),
    );
    const run = async (by: Somebody) => by.graphql(RUN, { urn });
    expect(codeOf(await run(await editorOf(urn, job)))).toBe('FORBIDDEN');
    expect(await runsOf(urn)).toEqual([]);
    const { data } = await run(await editorOf(urn, job, instance));
    expect(data).toEqual({ runAssertion: { type: 'SUCCESS', rowCount: null } });
  });
});

it('a domain with hidden children cannot be deleted', async () => {
  const [outer, inner] = ['outer', 'inner'].map((name) => `urn:li:domain:${unique(name)}`) as [
    string,
    string,
  ];
  await store(
    proposal(outer, 'domainProperties', { name: 'outer' }),
    proposal(inner, 'domainProperties', { name: 'inner', parentDomain: outer }),
    proposal(`${inner}_child`, 'domainProperties', { name: 'child', parentDomain: inner }),
  );
  const person = await editorOf(outer);
  const remove = (urn: string) => person.graphql(`mutation { deleteDomain(urn: "${urn}") }`);
  expect(codeOf(await remove(outer))).toBe('CONFLICT');
  expect(await stored(inner, 'domainProperties')).toMatchObject({ parentDomain: outer });
  // A hidden domain looks like a missing one, whose deletion succeeds.
  const answers = [await remove(inner), await remove(`${inner}.nobody`)];
  expect(answers.map(({ data }) => data.deleteDomain)).toEqual([true, true]);
  expect(await stored(inner, 'domainProperties')).toMatchObject({ parentDomain: outer });
});

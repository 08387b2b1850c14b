/** OpenAPI v3 and REST are two forms of the same writes and reads, so both return the same for the same input. */
import * as fc from 'fast-check';
import { loadModel } from '../../src/model/load-model.js';
import { formatUrn } from '../../src/model/urn.js';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { describeCorpus, everyAspect, everyUnruledAspect, storedPayload } from '../helpers/corpus.js';
import { openV3 } from '../helpers/api/suite.js';

const { catalog, v3 } = await openV3();

const SYSTEM_METADATA = { lastObserved: 1, runId: 'no-run-id-provided' };

/** Returns the entity as text, with names and times replaced by constants. */
async function readText(urn: string, aspects: readonly string[]): Promise<string> {
  const { text } = await catalog.entity(urn, aspects);
  return text.replaceAll(urn, 'URN').replaceAll(/"time":\d{13}/g, '"time":0');
}

/** Returns how the aspects of entities written by REST and by v3 read, with names and times replaced by constants. */
type Written = readonly [byRest: string, byV3: string];
async function readBoth(pairs: readonly Written[], aspects: readonly string[]): Promise<[string, string]> {
  const read = async (form: 0 | 1) => {
    const ids = pairs.map((pair) => encodeURIComponent(pair[form])).join(',');
    const { status, text } = await catalog.get(
      `/entitiesV2?ids=List(${ids})&aspects=List(${aspects.join(',')})`,
    );
    expect(status).toBe(200);
    const named = pairs.reduce(
      (replaced, pair, index) => replaced.replaceAll(pair[form], `URN ${index}`),
      text,
    );
    return named.replaceAll(/"time":\d{13},"actor":"urn:li:corpuser:datahub"/g, '"stamp":0');
  };
  return [await read(0), await read(1)];
}

describeCorpus('every aspect of the model, written in both forms', () => {
  const model = loadModel(['schemas']);

  /** Returns the URN with a unique name, or undefined for types whose keys contain no free text. */
  function renamed(urn: string): string | undefined {
    const { entityType, parts } = model.parseUrn(urn);
    const { keyFields } = model.getEntity(entityType);
    const free = keyFields.findIndex((field) => field.symbols === undefined && field.urnOf === undefined);
    if (free < 0) return undefined;
    return formatUrn(
      entityType,
      parts.map((part, index) => (index === free ? unique(part) : part)),
    );
  }

  it('is returned identically, byte for byte', async () => {
    const rows = everyUnruledAspect().flatMap(({ entityUrn, entityType, aspectName, aspect }) => {
      const { keyFor, kind } = model.getAspectOf(entityType, aspectName);
      // Only one structured property can be the badge of assets, and both forms would store one.
      if (aspectName === 'structuredPropertySettings') return [];
      const [byRest, byV3] = [renamed(entityUrn), renamed(entityUrn)];
      if (byRest === undefined || byV3 === undefined || keyFor !== undefined || kind === 'timeseries')
        return [];
      return [{ pair: [byRest, byV3] as const, entityType, aspectName, aspect }];
    });
    expect(rows.length).toBeGreaterThan(500);
    const { status } = await catalog.ingestBatch(
      rows.map(({ pair: [urn], aspectName, aspect }) =>
        proposal(urn, aspectName, aspect, { systemMetadata: SYSTEM_METADATA }),
      ),
    );
    expect(status).toBe(200);
    for (const type of new Set(rows.map(({ entityType }) => entityType))) {
      const items = rows
        .filter(({ entityType }) => entityType === type)
        .map(({ pair: [, urn], aspectName, aspect }) => ({
          urn,
          [aspectName]: { value: aspect, systemMetadata: SYSTEM_METADATA },
        }));
      expect([type, (await v3.put(type, items)).status]).toEqual([type, 200]);
    }
    for (let start = 0; start < rows.length; start += 20) {
      const some = rows.slice(start, start + 20);
      const [byRest, byV3] = await readBoth(
        some.map(({ pair }) => pair),
        [...new Set(some.map(({ aspectName }) => aspectName))],
      );
      expect(byV3).toBe(byRest);
      for (const row of some) expect(byV3).toContain(`"value":${JSON.stringify(storedPayload(row))},`);
      const pieces = byV3.split(`"systemMetadata":${JSON.stringify(SYSTEM_METADATA)}`);
      // Defaults are returned as well, if the test has written this aspect of another entity.
      const written = new Set(some.map(({ pair: [, urn], aspectName }) => `${urn} ${aspectName}`));
      const returned = Object.entries<any>(JSON.parse(byV3).results).flatMap(([place, { aspects }]) => {
        const [, urn] = some[Number(place.replace('URN ', ''))]!.pair;
        return Object.keys(aspects).map((name) => `${urn} ${name}`);
      });
      const made = returned.filter((each) => !written.has(each));
      expect(made.filter((each) => !/ (?:browsePathsV2|dataPlatformInstance)$/.test(each))).toEqual([]);
      expect(returned).toHaveLength(some.length + made.length);
      expect(pieces).toHaveLength(returned.length + 1);
    }
  });
});

it('numbers that a double cannot represent are kept digit by digit in both forms', async () => {
  const pair = [datasetUrn(unique('v3digits')), datasetUrn(unique('v3digits'))] as const;
  const value =
    '{"name":"digits","created":{"time":9007199254740993,"actor":"urn:li:corpuser:a"},' +
    '"lastModified":{"time":-9223372036854775807,"actor":"urn:li:corpuser:a"}}';
  const meta = '{"lastObserved":1,"runId":"digits","properties":{}}';
  const parts = { systemMetadata: JSON.parse(meta) as unknown };
  expect((await catalog.ingest(pair[0], 'datasetProperties', value, parts)).status).toBe(200);
  const item = `[{"urn":"${pair[1]}","datasetProperties":{"value":${value},"systemMetadata":${meta}}}]`;
  expect((await v3.put('dataset', item)).status).toBe(200);
  const [byRest, byV3] = await readBoth([pair], ['datasetProperties']);
  expect(byV3).toBe(byRest);
  expect(byV3).toContain(`"value":${value},`);
  for (const urn of pair) expect((await v3.on('GET', urn)).text).toContain(`"value":${value}`);
});

describeCorpus('every aspect of a dataset, written at once', () => {
  it('is returned identically by both forms', async () => {
    const rows = everyAspect().filter(({ entityType }) => entityType === 'dataset');
    const urn = datasetUrn(unique('v3all'));
    const items = rows.map(({ aspectName, aspect }) => ({ urn, [aspectName]: { value: aspect } }));
    const known = items.filter((item) => !('datasetKey' in item));
    expect((await v3.put('dataset', known)).status).toBe(200);
    const [plain, classic] = [(await v3.on('GET', urn)).json, (await catalog.entity(urn)).json];
    const { urn: shown, ...aspects } = plain;
    expect([shown, Object.keys(aspects)]).toEqual([urn, Object.keys(classic.aspects)]);
    for (const [name, { value }] of Object.entries<any>(aspects))
      expect(JSON.stringify(value)).toBe(JSON.stringify(classic.aspects[name].value));
  });
});

describe('any sequence of writes', () => {
  const text = fc.string({ unit: 'binary', maxLength: 12 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('put' as const), name: text, description: fc.option(text) }),
    fc.record({ kind: fc.constant('map' as const), entries: fc.dictionary(text, text, { maxKeys: 3 }) }),
    fc.record({
      kind: fc.constant('patch' as const),
      key: fc.constantFrom('a', 'b', 'c/d'),
      value: fc.option(text),
    }),
    fc.record({ kind: fc.constant('drop' as const) }),
  );
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
  const ASPECT = 'datasetProperties';

  /** Returns the aspect value or patch, and its change type. */
  function changeOf(one: Exclude<Step, { kind: 'drop' }>): { changeType: string; value: unknown } {
    if (one.kind === 'put')
      return {
        changeType: 'UPSERT',
        value: { name: one.name, ...(one.description !== null && { description: one.description }) },
      };
    if (one.kind === 'map') return { changeType: 'UPSERT', value: { customProperties: one.entries } };
    const path = `/customProperties/${one.key.replace('/', '~1')}`;
    return {
      changeType: 'PATCH',
      value: [one.value === null ? { op: 'remove', path } : { op: 'add', path, value: one.value }],
    };
  }

  async function byRest(urn: string, one: Step): Promise<number> {
    if (one.kind === 'drop')
      return (await catalog.ingest(urn, ASPECT, undefined, { changeType: 'DELETE' })).status;
    const { changeType, value } = changeOf(one);
    const contentType = changeType === 'PATCH' ? 'application/json-patch+json' : 'application/json';
    return (
      await catalog.ingest(urn, ASPECT, value, { changeType, contentType, systemMetadata: SYSTEM_METADATA })
    ).status;
  }

  async function byV3(urn: string, one: Step, single: boolean): Promise<number> {
    if (one.kind === 'drop')
      return (await v3.on('DELETE', urn, single ? `/${ASPECT}` : `?aspects=${ASPECT}`)).status;
    const { changeType, value } = changeOf(one);
    const entry = { value, systemMetadata: SYSTEM_METADATA };
    if (single) {
      // By default, a POST only creates the aspect.
      const [method, query] = changeType === 'PATCH' ? ['PATCH', ''] : ['POST', '?createIfNotExists=false'];
      return (await v3.on(method, urn, `/${ASPECT}${query}`, entry)).status;
    }
    return (await (changeType === 'PATCH' ? v3.patch : v3.put)('dataset', [{ urn, [ASPECT]: entry }])).status;
  }

  it('yields the same value, the same versions and the same answers in all three forms', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        const [rest, many, single] = ['a', 'b', 'c'].map(() => datasetUrn(unique('v3p'))) as [
          string,
          string,
          string,
        ];
        for (const one of steps) {
          const statuses = [
            await byRest(rest, one),
            await byV3(many, one, false),
            await byV3(single, one, true),
          ];
          expect(new Set(statuses).size).toBe(1);
        }
        const expected = await readText(rest, [ASPECT]);
        expect([await readText(many, [ASPECT]), await readText(single, [ASPECT])]).toEqual([
          expected,
          expected,
        ]);
        const versions = async (urn: string) =>
          (
            await catalog.get(`/aspects/${encodeURIComponent(urn)}?aspect=${ASPECT}&startVersion=0`)
          ).json.values?.map((row: any) => row.aspect);
        const history = await versions(rest);
        expect([await versions(many), await versions(single)]).toEqual([history, history]);
      }),
      { numRuns: 15 },
    );
  }, 120_000);

  it('of arbitrary JSON never causes a server error', async () => {
    const tree = fc.jsonValue({ maxDepth: 3 });
    const entry = fc.oneof(
      tree,
      fc.record({ value: tree, headers: tree, systemMetadata: tree }, { requiredKeys: [] }),
    );
    const item = fc.oneof(
      tree,
      fc.record(
        { urn: fc.oneof(tree, fc.constant('urn:li:tag:fuzz')), status: entry, tagProperties: entry },
        { requiredKeys: [] },
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(tree, fc.array(item, { maxLength: 3 })),
        fc.constantFrom('put', 'patch', 'batchGet'),
        async (body, form) => {
          const { status, json } = await v3[form]('tag', JSON.stringify(body));
          expect([
            body,
            status < 500,
            status < 300 ? Array.isArray(json) : typeof json?.message === 'string',
          ]).toEqual([body, true, true]);
        },
      ),
      { numRuns: 150 },
    );
  }, 120_000);
});

describe('several clients', () => {
  it('that write one aspect concurrently in both forms lose no version', async () => {
    const urn = datasetUrn(unique('v3mix'));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const value = { name: `n${index}` };
        if (index % 2 === 0) return catalog.ingestBatch([proposal(urn, 'datasetProperties', value)]);
        return v3.put('dataset', [{ urn, datasetProperties: { value } }]);
      }),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const versions = await catalog.get(
      `/aspects/${encodeURIComponent(urn)}?aspect=datasetProperties&startVersion=0`,
    );
    const names = versions.json.values.map((row: any) => Object.values<any>(row.aspect)[0].name);
    expect(names.sort()).toEqual(Array.from({ length: 20 }, (_, index) => `n${index}`).sort());
  });
});

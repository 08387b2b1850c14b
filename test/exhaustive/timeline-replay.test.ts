/** The timeline is consistent with the data: replaying its events, or its patches, yields the current state. */
import fc from 'fast-check';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { applyJsonPatch } from '../helpers/api/json-patch.js';
import { schema, timelinePath } from '../helpers/api/timeline.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const source = fc.option(fc.constantFrom('urn:li:platformResource:a', 'urn:li:platformResource:b'), {
  nil: undefined,
});
const attributed = (from: string | undefined) =>
  from === undefined ? {} : { attribution: { time: 1, actor: 'urn:li:corpuser:ann', source: from } };
const letter = fc.constantFrom('a', 'b', 'c');

const tagList = fc
  .uniqueArray(fc.tuple(letter, source), { maxLength: 4, selector: (pair) => pair.join() })
  .map((pairs) => ({
    tags: pairs.map(([name, from]) => ({ tag: `urn:li:tag:${name}`, ...attributed(from) })),
  }));
const termList = fc.uniqueArray(letter).map((names) => ({
  terms: names.map((name) => ({ urn: `urn:li:glossaryTerm:${name}` })),
  auditStamp: { time: 1, actor: 'urn:li:corpuser:ann' },
}));
const ownerList = fc
  .uniqueArray(fc.tuple(letter, fc.constantFrom('DATAOWNER', 'DEVELOPER')), {
    selector: (pair) => pair.join(),
  })
  .map((pairs) => ({
    owners: pairs.map(([name, type]) => ({ owner: `urn:li:corpuser:${name}`, type })),
  }));

/** Columns in both path notations, nested, with descriptions and tags. */
const field = fc
  .record({
    names: fc.constantFrom(['a'], ['b'], ['c'], ['a', 'x'], ['a', 'y'], ['b', 'x']),
    v2: fc.boolean(),
    native: fc.constantFrom('int', 'text'),
    nullable: fc.boolean(),
    description: fc.constantFrom(undefined, 'one', 'two'),
    globalTags: fc.option(tagList, { nil: undefined }),
  })
  .map(({ names, v2, native, ...rest }) => ({
    fieldPath: v2 ? `[version=2.0].[type=${native}].${names.join('.[type=struct].')}` : names.join('.'),
    nativeDataType: native,
    type: { type: { 'com.linkedin.schema.StringType': {} } },
    ...rest,
  }));
const schemas = fc
  .uniqueArray(field, { selector: ({ fieldPath }) => fieldPath, maxLength: 6 })
  .map((fields) => schema(fields));
const editedFields = fc
  .uniqueArray(fc.tuple(letter, tagList), { selector: ([path]) => path, maxLength: 3 })
  .map((pairs) => ({
    editableSchemaFieldInfo: pairs.map(([fieldPath, globalTags]) => ({ fieldPath, globalTags })),
  }));

const value: fc.Arbitrary<readonly [aspect: string, value: unknown]> = fc.oneof(
  tagList.map((tags) => ['globalTags', tags] as const),
  termList.map((terms) => ['glossaryTerms', terms] as const),
  ownerList.map((owners) => ['ownership', owners] as const),
  schemas.map((fields) => ['schemaMetadata', fields] as const),
  editedFields.map((fields) => ['editableSchemaMetadata', fields] as const),
);
const deletion = fc
  .constantFrom('globalTags', 'ownership', 'schemaMetadata', 'editableSchemaMetadata')
  .map((aspect) => [aspect, undefined] as const);
/** Each element is one request, which may write several aspects. */
const writes = fc.array(
  fc.array(fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: deletion }), {
    minLength: 1,
    maxLength: 3,
  }),
  { minLength: 1, maxLength: 8 },
);

async function send(urn: string, requests: readonly (readonly (readonly [string, unknown])[])[]) {
  for (const request of requests) {
    const proposals = request.map(([aspect, content]) =>
      proposal(urn, aspect, content, content === undefined ? { changeType: 'DELETE' } : {}),
    );
    const answer = await catalog.ingestBatch(proposals);
    expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
  }
}

async function aspectValue(urn: string, name: string): Promise<any> {
  const answer = await catalog.entity(urn, [name]);
  return answer.json.aspects[name]?.value;
}

interface Event {
  category: string;
  operation: string;
  aspect: string;
  entityUrn: string;
  parameters: any;
}

/** Replays events into sets of associations by aspect and entity, and columns by path. */
function replay(events: readonly Event[]) {
  const associations = new Set<string>();
  const fields = new Map<string, object>();
  for (const { category, operation, aspect, entityUrn, parameters } of events) {
    if (['TAG', 'GLOSSARY_TERM', 'OWNERSHIP'].includes(category)) {
      const text = JSON.stringify([aspect, entityUrn, parameters]);
      // Every event must change something, even if the final state would be right without it.
      expect([text, associations.has(text)]).toEqual([text, operation === 'REMOVE']);
      if (operation === 'ADD') associations.add(text);
      else associations.delete(text);
    } else if (category === 'TECHNICAL_SCHEMA') {
      const { fieldPath, nativeDataType, nullable, previous } = parameters;
      expect([fieldPath, fields.has(previous?.fieldPath ?? fieldPath)]).toEqual([
        fieldPath,
        operation !== 'ADD',
      ]);
      fields.delete(previous?.fieldPath ?? fieldPath);
      if (operation !== 'REMOVE') fields.set(fieldPath, { nativeDataType, nullable });
    }
  }
  return { associations: [...associations].sort(), fields: Object.fromEntries([...fields].sort()) };
}

/** Reads the same from the current aspects. */
async function current(urn: string) {
  const found: unknown[] = [];
  const attribution = (item: any) =>
    item.attribution === undefined ? {} : { source: item.attribution.source };
  const addTags = (aspect: string, entityUrn: string, list: any, more = {}) => {
    for (const item of list?.tags ?? [])
      found.push([aspect, entityUrn, { ...more, tagUrn: item.tag, ...attribution(item) }]);
  };
  addTags('globalTags', urn, await aspectValue(urn, 'globalTags'));
  for (const term of (await aspectValue(urn, 'glossaryTerms'))?.terms ?? [])
    found.push(['glossaryTerms', urn, { termUrn: term.urn }]);
  for (const { owner, type } of (await aspectValue(urn, 'ownership'))?.owners ?? [])
    found.push(['ownership', urn, { ownerUrn: owner, ownerType: type }]);
  const schemaFields = (await aspectValue(urn, 'schemaMetadata'))?.fields ?? [];
  const edited = (await aspectValue(urn, 'editableSchemaMetadata'))?.editableSchemaFieldInfo ?? [];
  for (const [aspect, list] of [
    ['schemaMetadata', schemaFields],
    ['editableSchemaMetadata', edited],
  ]) {
    for (const { fieldPath, globalTags } of list)
      addTags(aspect, `urn:li:schemaField:(${urn},${fieldPath})`, globalTags, { fieldPath });
  }
  const fields = schemaFields.map(({ fieldPath, nativeDataType, nullable }: any) => [
    fieldPath,
    { nativeDataType, nullable: nullable ?? false },
  ]);
  return {
    associations: found.map((item) => JSON.stringify(item)).sort(),
    fields: Object.fromEntries(fields.sort()),
  };
}

describe('the timeline', () => {
  it('yields the current state when replayed from the start', async () => {
    await fc.assert(
      fc.asyncProperty(writes, async (requests) => {
        const urn = datasetUrn(unique('replay.table'));
        // The timeline reports the last write, so that the patches cover everything.
        const last = { tags: [{ tag: `urn:li:tag:${unique('last')}` }] };
        await send(urn, [...requests, [['globalTags', last]]]);
        const answer = await catalog.get(timelinePath(urn, 'raw=true'));
        expect(answer.status).toBe(200);
        const transactions: any[] = answer.json;
        expect(replay(transactions.flatMap(({ changeEvents }) => changeEvents))).toEqual(await current(urn));
        const times = transactions.map(({ timestamp }) => timestamp);
        expect(times).toEqual([...new Set(times)].sort());
        const rebuilt = new Map<string, unknown>();
        for (const { aspect, patch } of transactions.flatMap(({ rawDiff }) => rawDiff))
          rebuilt.set(aspect, applyJsonPatch(rebuilt.get(aspect) ?? null, patch));
        for (const [aspect, tree] of rebuilt)
          expect([aspect, tree]).toEqual([aspect, (await aspectValue(urn, aspect)) ?? null]);
      }),
      { numRuns: 25 },
    );
  }, 240_000);
});

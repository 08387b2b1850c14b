/** GraphQL documents of existing clients, as they were recorded, against the served schema and a running catalog. */
import { join } from 'node:path';
import {
  Kind,
  OperationTypeNode,
  parse,
  print,
  validate,
  type DefinitionNode,
  type DocumentNode,
} from 'graphql';
import { buildCatalogSchema } from '../../src/graphql/build-schema.js';
import { readSdl } from '../../src/graphql/read-sdl.js';
import { loadModel } from '../../src/model/load-model.js';
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { describeRecordings, recordedRequests, type RecordedRequest } from './support/recorded-documents.js';

const FOLDER = join(import.meta.dirname, '..', '..', 'schemas');
const schema = buildCatalogSchema(readSdl(join(FOLDER, 'graphql')), loadModel([FOLDER]));

/** Root fields that clients ask for and that are not there, and why. */
const NOT_BUILT: Readonly<Record<string, string>> = {
  x: 'no field of any server: the recording shows how the client takes errors',
};

/** Recorded requests whose document is none. */
const NO_DOCUMENTS: Readonly<Record<string, string>> = {
  'cli-search.json#14': 'the client took its only field away, as the server did not have it',
  'cli-search.json#23': 'the recording ends after 3,000 characters',
  'errors-and-retries.json#47': 'the recording ends after 3,000 characters',
  'search-full-schema.json#2': 'the recording ends after 3,000 characters',
  'search-full-schema.json#5': 'the recording ends after 3,000 characters',
};

/** A filter by a field that the recording made up. */
const UNKNOWN_FIELD = 'graph-client-reads-and-graphql.json#10';

const requests = recordedRequests();
const documents = requests.flatMap((request) => {
  const document = parsed(request.body.query);
  return document === undefined ? [] : [{ ...request, document }];
});
const missing = documents.map((each) => rootFields(each.document).filter((name) => !isServed(name)));
const served = documents.filter((_, index) => missing[index]?.length === 0);

function parsed(query: string): DocumentNode | undefined {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}

function rootFields({ definitions }: DocumentNode): string[] {
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((each) =>
          each.kind === Kind.FIELD ? [each.name.value] : [],
        )
      : [],
  );
}

function isServed(name: string): boolean {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  return name.startsWith('__') || roots.some((type) => type?.getFields()[name] !== undefined);
}

function isQuery({ document, body }: (typeof served)[number]): boolean {
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const chosen = operations.find(({ name }) => name?.value === body.operationName) ?? operations[0];
  return chosen?.operation === OperationTypeNode.QUERY;
}

/** Later pages of a listing name the page before as the server of the recording named it. */
function isFirstPage({ body }: RecordedRequest): boolean {
  return !body.variables?.['scrollId'];
}

/** What stands before the cut, with all that is open closed behind the last thing that is whole. */
function upToTheCut(query: string): DocumentNode {
  const whole = query.slice(0, query.lastIndexOf('}') + 1);
  const open = whole.split('{').length - whole.split('}').length;
  return parse(whole + ' }'.repeat(open));
}

function nameOf(definition: DefinitionNode): string | undefined {
  return definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION
    ? definition.name?.value
    : undefined;
}

/** The cut document, and from another one of the same command what is missing of it. */
function completed({ body }: RecordedRequest): string {
  const { definitions } = upToTheCut(body.query);
  const there = definitions.map(nameOf);
  const other = documents.find(({ place }) => place === 'cli-search.json#2')?.document.definitions ?? [];
  const rest = other.filter((each) => !there.includes(nameOf(each)));
  return print({ kind: Kind.DOCUMENT, definitions: [...definitions, ...rest] });
}

describeRecordings('recorded documents', () => {
  it('there are many', () => {
    expect(served.length).toBeGreaterThan(80);
  });

  it('only those that are known not to be are no documents', () => {
    const places = requests.filter(({ body }) => parsed(body.query) === undefined).map(({ place }) => place);
    expect(places).toEqual(Object.keys(NO_DOCUMENTS));
  });

  it('ask for no root fields that are not there, but for those that are known not to be', () => {
    expect([...new Set(missing.flat())].sort()).toEqual(Object.keys(NOT_BUILT).sort());
  });

  it.each(served)('$place fits the schema', ({ document }) => {
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  });

  describe('sent as they are', () => {
    let catalog: TestCatalog;
    const table = datasetUrn('db.t1');
    const name = unique('users');
    const users = datasetUrn(name, 'snowflake');
    const properties = { name, description: 'Who buys' };
    const cut = requests.filter(({ body }) => body.query.length > 3_000);

    beforeAll(async () => {
      catalog = await startCatalog();
      const upstreams = [{ dataset: users, type: 'TRANSFORMED' }];
      const tag = 'urn:li:tag:recorded';
      for (const [urn, aspect, value] of [
        [users, 'datasetProperties', properties],
        [users, 'globalTags', { tags: [{ tag }] }],
        [table, 'upstreamLineage', { upstreams }],
        [tag, 'tagProperties', { name: 'Recorded' }],
        ['urn:li:corpuser:users', 'corpUserInfo', { active: true, displayName: 'Users' }],
      ] as const)
        expect((await catalog.ingest(urn, aspect, value)).status).toBe(200);
    }, 60_000);
    afterAll(() => catalog.stop());

    it.each(served.filter((each) => isQuery(each) && isFirstPage(each) && each.place !== UNKNOWN_FIELD))(
      '$place is answered without errors',
      async ({ body }) => {
        const { status, json } = await catalog.post('/api/graphql', body);
        expect({ status, errors: json.errors }).toEqual({ status: 200 });
        expect(json.data).toEqual(expect.any(Object));
      },
    );

    it('a filter by an unknown field is refused', async () => {
      const { json } = await catalog.post(
        '/api/graphql',
        served.find(({ place }) => place === UNKNOWN_FIELD)?.body,
      );
      expect(json.errors).toMatchObject([{ extensions: { code: 'INVALID_FILTER' } }]);
    });

    it('the search finds what is there', async () => {
      const body = served.find(({ place }) => place === 'cli-search.json#2')?.body;
      const variables = { ...body?.variables, query: name };
      const { searchAcrossEntities } = (await catalog.post('/api/graphql', { ...body, variables })).json.data;
      expect(searchAcrossEntities.searchResults).toContainEqual({
        entity: {
          urn: users,
          type: 'DATASET',
          name,
          properties,
          platform: { urn: 'urn:li:dataPlatform:snowflake', name: 'snowflake' },
        },
      });
    });

    it('an assertion is run, and says what is missing to tell how it turns out', async () => {
      const urn = `urn:li:assertion:${unique('recorded')}`;
      const rows = { operator: 'EQUAL_TO', parameters: { value: { value: '1', type: 'NUMBER' } } };
      const volumeAssertion = { type: 'ROW_COUNT_TOTAL', entity: users, rowCountTotal: rows };
      expect((await catalog.ingest(urn, 'assertionInfo', { type: 'VOLUME', volumeAssertion })).status).toBe(
        200,
      );
      const body = served.find(({ body: { query } }) => query.includes('mutation runAssertion('))?.body;
      const variables = { ...body?.variables, assertionUrn: urn };
      const { json } = await catalog.post('/api/graphql', { ...body, variables });
      expect(json.errors).toBeUndefined();
      expect(json.data.runAssertion).toMatchObject({ type: 'ERROR', error: { type: 'INSUFFICIENT_DATA' } });
    });

    it('a scroll goes on where the page before ended', async () => {
      const [first, next] = served.filter(({ place }) => place.startsWith('cli-container.json'));
      const send = async (body: RecordedRequest['body'] | undefined, variables: object) => {
        const page = {
          ...body,
          variables: { ...body?.variables, ...variables, batchSize: 1, orFilters: null },
        };
        return (await catalog.post('/api/graphql', page)).json.data.scrollAcrossEntities;
      };
      const page = await send(first?.body, {});
      expect(isFirstPage(next!)).toBe(false);
      const nextPage = await send(next?.body, { scrollId: page.nextScrollId });
      expect(nextPage.searchResults).toHaveLength(1);
      expect(nextPage.searchResults).not.toEqual(page.searchResults);
    });

    it('lineage leads to what was written, with the way there', async () => {
      const body = served.find(({ place }) => place === 'cli-lineage.json#1')?.body;
      const { searchResults } = (await catalog.post('/api/graphql', body)).json.data.scrollAcrossLineage;
      expect(searchResults).toContainEqual({
        degree: 1,
        entity: expect.objectContaining({ urn: users, type: 'DATASET', platform: { name: 'snowflake' } }),
        paths: [{ path: [table, users].map((urn) => ({ urn, type: 'DATASET' })) }],
      });
    });

    it('there are searches that were cut', () => {
      expect(cut.map(({ place }) => place)).toEqual(
        Object.entries(NO_DOCUMENTS).flatMap(([place, why]) => (why.includes('ends after') ? [place] : [])),
      );
    });

    it.each(cut)('$place is answered as far as it was recorded', async (request) => {
      const query = completed(request);
      expect(query).toMatch(/on Dashboard/);
      const variables = { ...request.body.variables, query: name };
      const body = { query, variables, operationName: 'search' };
      const { status, json } = await catalog.post('/api/graphql', body);
      expect({ status, errors: json.errors }).toEqual({ status: 200 });
      const found = json.data.searchAcrossEntities.searchResults.map(({ entity }: any) => entity);
      expect(found).toContainEqual(
        expect.objectContaining({
          urn: users,
          tags: { tags: [{ tag: expect.objectContaining({ urn: 'urn:li:tag:recorded' }) }] },
        }),
      );
    });
  });
});

/**
 * Replays every recorded REST request of the Python client: no route is missing and no answer is broken. Writes through OpenAPI v3 are
 * stored at once and reported by their trace; deleted aspects are gone.
 */
import { openapiV3, type V3 } from '../helpers/api/openapi-v3.js';
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { restRequests, type RestRequest } from '../helpers/api/recorded-requests.js';
import { describeRecordings } from '../helpers/recordings.js';

let catalog: TestCatalog;
let v3: V3;
beforeAll(async () => {
  catalog = await startCatalog();
  v3 = openapiV3(catalog);
});
afterAll(() => catalog.stop());

interface Outcome {
  readonly request: RestRequest;
  readonly status: number;
  readonly json: any;
  readonly text: string;
  readonly headers: Headers;
}

async function send(request: RestRequest): Promise<Outcome> {
  const { method, target, headers, body } = request;
  const response = await fetch(`${catalog.url}${target}`, {
    method,
    // The client sends this with every request, even without a body.
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const json = text === '' ? undefined : JSON.parse(text);
  return { request, status: response.status, text, json, headers: response.headers };
}

/** Requests that must be refused, with the status. */
const REFUSED: readonly (readonly [place: string, status: number, why: string])[] = [
  ['ingest-sink-async-batch.json#3 ', 400, 'the recording holds only the beginning of the report in it'],
  ['ingest-stateful.json#10 ', 400, 'the same'],
  ['ingest-stateful.json#22 ', 400, 'the same'],
  ['sdk-openapi.json#13 ', 412, 'If-Version-Match says that there is no status, but one was just written'],
  ['cli-timeline.json#1 ', 404, 'of a dataset that only the recording’s server had'],
];

/** Creations of aspects that exist. They are accepted and store nothing, so no trace knows them. */
const SKIPPED: readonly string[] = ['unicode-and-headers.json#2 '];

/** What clients read in answers: a required member, or a check of the whole answer. */
const SHAPES: readonly (readonly [request: RegExp, shape: (json: any) => void])[] = [
  [
    /^GET \/config/,
    ({ noCode }) => {
      expect(noCode).toBe('true');
    },
  ],
  [
    /^GET \/aspects\/urn/,
    ({ aspect }) => {
      expect(Object.keys(aspect)).toEqual([expect.stringMatching(/^com\./)]);
    },
  ],
  [
    /^GET \/entitiesV2\/urn/,
    ({ urn, aspects }) => {
      expect(urn).toMatch(/^urn:li:/);
      for (const [name, aspect] of Object.entries(aspects))
        expect(aspect).toMatchObject({ name, type: 'VERSIONED', version: 0, value: expect.any(Object) });
    },
  ],
  [
    /action=getTimeseriesAspectValues/,
    ({ value }) => {
      expect(value.values).toEqual(expect.any(Array));
    },
  ],
  [
    /action=getCount/,
    ({ value }) => {
      expect(value).toEqual(expect.any(Number));
    },
  ],
  [
    /action=listUrns/,
    ({ value }) => {
      expect(value.entities).toEqual(expect.any(Array));
    },
  ],
  [
    /action=search/,
    ({ value }) => {
      expect(value).toMatchObject({ numEntities: expect.any(Number), entities: expect.any(Array) });
    },
  ],
  [
    /entities\?action=delete$/,
    ({ value }) => {
      expect(value.rows).toEqual(expect.any(Number));
    },
  ],
  [
    /action=deleteReferences/,
    ({ value }) => {
      expect(value).toMatchObject({ total: expect.any(Number), relatedAspects: expect.any(Array) });
    },
  ],
  [
    /action=deleteAll/,
    ({ value }) => {
      expect(value.aspectRowSummaries).toEqual([]);
    },
  ],
  [
    /runs\?action=(list|describe)/,
    ({ value }) => {
      expect(value).toEqual(expect.any(Array));
    },
  ],
  [
    /runs\?action=rollback/,
    ({ value }) => {
      expect(value.aspectRowSummaries).toEqual(expect.any(Array));
    },
  ],
  [
    /^GET \/openapi\/relationships/,
    ({ count, entities }) => {
      expect([count, entities]).toEqual([entities.length, expect.any(Array)]);
    },
  ],
  [
    /^(POST|PATCH) \/openapi\/v3\/entity\/(?!scroll)\w+(\?|\/batchGet|$)/,
    (json) => {
      expect(json).toEqual(expect.any(Array));
    },
  ],
  [
    /entity\/scroll|^GET \/openapi\/v3\/entity/,
    ({ entities }) => {
      expect(entities).toEqual(expect.any(Array));
    },
  ],
  [
    /(relationship|lineage)\/scroll/,
    ({ results }) => {
      expect(results).toEqual(expect.any(Array));
    },
  ],
  [
    /v2\/entity\/batch/,
    ({ entities }) => {
      expect(entities).toEqual(expect.any(Array));
    },
  ],
  [
    /timeline\/v1/,
    (json) => {
      expect(json).toEqual(expect.any(Array));
    },
  ],
  [
    /entity\/specifications/,
    ({ elements }) => {
      expect(elements.length).toBeGreaterThan(10);
    },
  ],
  [
    /trace\/write\/\w+\?onlyIncludeErrors=false/,
    (json) => {
      const [aspects] = Object.values<any>(json);
      expect(aspects.status).toMatchObject({
        success: true,
        primaryStorage: { writeStatus: expect.any(String) },
      });
    },
  ],
];

function storesNothing({ place }: RestRequest): boolean {
  return [...REFUSED.map(([known]) => known), ...SKIPPED].some((known) => place.startsWith(known));
}

/** Returns what is wrong with the answer, or undefined. */
function fault({ request, status, json, text }: Outcome): unknown {
  const refused = REFUSED.find(([place]) => request.place.startsWith(place));
  const said = [request.place, status, text.slice(0, 300)];
  if (text.includes('There is no endpoint')) return said;
  if (refused !== undefined) return status === refused[1] ? undefined : said;
  // An absent aspect is no error.
  if (status === 404 && request.method === 'GET' && request.target.startsWith('/aspects/urn'))
    return undefined;
  if (status < 200 || status > 299) return said;
  const shapes = SHAPES.filter(([pattern]) => pattern.test(`${request.method} ${request.target}`));
  try {
    for (const [, shape] of shapes) shape(json);
    return undefined;
  } catch (error) {
    return [...said, String(error).slice(0, 300)];
  }
}

const WRITTEN = /^(POST|PATCH) \/openapi\/v3\/entity\/\w+\?async=(true|false)$/;

/** What a trace reports about a value that was stored, that was stored already, or that is a point of a timeseries. */
const STORED = /^(ACTIVE_STATE|NO_OP|TRACE_NOT_IMPLEMENTED)$/;

/** Expects that a write through v3, sync or async, is stored once it is answered, and that its trace reports it. */
async function expectStored({ request, status, json, headers }: Outcome): Promise<void> {
  const { place, target } = request;
  expect([place, status]).toEqual([place, target.endsWith('true') ? 202 : 200]);
  const traced: Record<string, string[]> = {};
  for (const { urn, ...aspects } of json as { urn: string }[])
    for (const name of Object.keys(aspects)) {
      traced[urn] = [...new Set([...(traced[urn] ?? []), name])];
      expect([place, (await v3.on('HEAD', urn, `/${name}`)).status]).toEqual([place, 204]);
    }
  const [, traceId] = headers.get('traceparent')!.split('-');
  const trace = await v3.send(
    'POST',
    `/openapi/v1/trace/write/${traceId}?onlyIncludeErrors=false&detailed=true`,
    traced,
  );
  const stored = {
    success: true,
    primaryStorage: { writeStatus: expect.stringMatching(STORED) },
    searchStorage: { writeStatus: expect.stringMatching(STORED) },
  };
  const expected = Object.entries(traced).map(([urn, names]) => [
    urn,
    Object.fromEntries(names.map((name) => [name, stored])),
  ]);
  expect([place, trace.json]).toEqual([place, Object.fromEntries(expected)]);
}

/**
 * Creates the entity, so that it can be deleted.
 * @returns its URN
 */
async function makeDeletable({ target }: RestRequest): Promise<string> {
  const [, entityType = '', raw = ''] = /entity\/(\w+)\/([^?]*)/.exec(target)!;
  const urn = decodeURIComponent(raw);
  await v3.put(entityType, [{ urn, status: { value: { removed: false } } }]);
  expect((await v3.on('HEAD', urn)).status).toBe(204);
  return urn;
}

describeRecordings('requests of the Python client', () => {
  it('get the answers that the client needs, one after the other', async () => {
    const requests = restRequests(unique('rec'));
    expect(requests.length).toBeGreaterThan(400);
    const wrong: unknown[] = [];
    const counts = { written: 0, deleted: 0 };
    for (const request of requests) {
      const isDeleted = request.method === 'DELETE';
      const urn = isDeleted ? await makeDeletable(request) : '';
      const outcome = await send(request);
      const problem = fault(outcome);
      if (problem !== undefined) wrong.push(problem);
      if (isDeleted) {
        counts.deleted += 1;
        expect([request.place, (await v3.on('HEAD', urn)).status]).toEqual([request.place, 404]);
      }
      if (!WRITTEN.test(`${request.method} ${request.target}`) || storesNothing(request)) continue;
      counts.written += 1;
      await expectStored(outcome);
    }
    expect(wrong).toEqual([]);
    expect(counts.written).toBeGreaterThan(14);
    expect(counts.deleted).toBeGreaterThan(1);
  }, 240_000);
});

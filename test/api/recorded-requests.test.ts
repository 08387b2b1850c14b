/** Every REST request that the Python client was recorded with, sent again: no route is missing and nothing breaks. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { describeRecordings, restRequests, type RestRequest } from './support/recorded-requests.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

interface Outcome {
  readonly request: RestRequest;
  readonly status: number;
  readonly json: any;
  readonly text: string;
}

async function send(request: RestRequest): Promise<Outcome> {
  const { method, target, headers, body } = request;
  const response = await fetch(`${catalog.url}${target}`, {
    method,
    // The client sends this with every request, those without a body included.
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  return { request, status: response.status, text, json: text === '' ? undefined : JSON.parse(text) };
}

/** Requests that must be refused, with the status. */
const REFUSED: readonly (readonly [place: string, status: number, why: string])[] = [
  ['ingest-sink-async-batch.json#3 ', 400, 'the recording holds only the beginning of the report in it'],
  ['ingest-stateful.json#10 ', 400, 'the same'],
  ['ingest-stateful.json#22 ', 400, 'the same'],
  ['sdk-openapi.json#13 ', 409, 'If-Version-Match says that there is no status, but one was just written'],
  ['cli-timeline.json#1 ', 404, 'of a dataset that only the recording’s server had'],
];

/** What clients read of answers: a member that must be there, or a check of all. */
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

/** What is wrong with the answer, or undefined. */
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

describeRecordings('requests of the Python client', () => {
  it('are answered as it wants them, one after the other', async () => {
    const requests = restRequests(unique('rec'));
    expect(requests.length).toBeGreaterThan(400);
    const wrong: unknown[] = [];
    for (const request of requests) {
      const problem = fault(await send(request));
      if (problem !== undefined) wrong.push(problem);
    }
    expect(wrong).toEqual([]);
  }, 240_000);
});

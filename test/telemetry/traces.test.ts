/** Traces as a collector receives them when the service stops. */
import { datasetUrn, proposal, send, startFreshCatalog, unique } from '../helpers/catalog.js';
import { startCollector, type Collector, type ReceivedSpan } from './collector.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

let collector: Collector;
let answerId: string | null;
const urn = datasetUrn(unique('traced'));
const secret = unique('payload');

beforeAll(async () => {
  collector = await startCollector();
  const catalog = await startFreshCatalog({ otlpEndpoint: `${collector.url}/` });
  const headers = { 'content-type': 'application/json', traceparent: `00-${TRACE}-${CALLER}-01` };
  const body = JSON.stringify({ proposal: proposal(urn, 'datasetProperties', { description: secret }) });
  const written = await send(`${catalog.url}/aspects?action=ingestProposal`, {
    ...{ method: 'POST', headers, body },
  });
  expect(written.status).toBe(200);
  answerId = written.headers.get('x-request-id');
  const asset = datasetUrn(unique('together'));
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => catalog.ingest(asset, 'datasetProperties', { name })));
  await catalog.query('query ($urn: String!) { dataset(urn: $urn) { name } }', { urn });
  await catalog.get('/nothing/here');
  await catalog.stop();
});
afterAll(() => collector.close());

const named = (name: string) => collector.spans.filter((span) => span.name === name);
const inCallersTrace = (name: string): ReceivedSpan => {
  const [span, ...others] = named(name).filter(({ traceId }) => traceId === TRACE);
  expect([name, others]).toEqual([name, []]);
  return span!;
};

it('a request continues the trace of its client, with route, status and request id', () => {
  const span = inCallersTrace('POST /aspects?action=ingestProposal');
  expect(span.parentSpanId).toBe(CALLER);
  expect(span.attributes).toMatchObject({
    'http.route': '/aspects?action=ingestProposal',
    'http.request.method': 'POST',
    'http.response.status_code': 200,
    'trellis.request_id': answerId,
  });
  expect(collector.resource).toMatchObject({ 'service.name': 'trellis', 'service.version': '0.0.0-test' });
});

/** Spans start at whole milliseconds of the clock, so an end may be up to one millisecond too early. In nanoseconds. */
const MILLISECOND = 1_000_000n;

it('the group of a write is part of its request, and contains the transaction and its statements', () => {
  const request = inCallersTrace('POST /aspects?action=ingestProposal');
  const group = inCallersTrace('write group');
  expect(group.parentSpanId).toBe(request.spanId);
  const inside = [inCallersTrace('transaction writes'), inCallersTrace('writes/lock-entities')];
  expect(inside.map(({ parentSpanId }) => parentSpanId)).toEqual([group.spanId, group.spanId]);
  for (const { start, end } of [group, ...inside]) {
    expect(start).toBeGreaterThanOrEqual(request.start);
    expect(end).toBeLessThanOrEqual(request.end + MILLISECOND);
    expect(end).toBeGreaterThan(start);
  }
});

it('a group with several requests is part of the first one, and has links to the others', () => {
  const requests = named('POST /aspects?action=ingestProposal').map(({ spanId }) => spanId);
  const groups = named('write group');
  const reached = groups.flatMap(({ parentSpanId, links }) => [
    parentSpanId,
    ...links.map(({ spanId }) => spanId),
  ]);
  expect(reached.sort()).toEqual(requests.sort());
});

it('a GraphQL request contains its root field and its statements', () => {
  const [request] = named('POST /api/graphql');
  const [operation] = named('GraphQL query dataset');
  expect(operation!.parentSpanId).toBe(request!.spanId);
  const statements = collector.spans.filter(
    ({ parentSpanId, attributes }) =>
      parentSpanId === request!.spanId && attributes['db.system.name'] === 'neo4j',
  );
  expect(statements.length).toBeGreaterThan(0);
});

it('a request without a route has neither its path in a span nor an error of the service', () => {
  const [span] = named('GET other');
  expect(span).toMatchObject({ isError: false, attributes: { 'error.type': 'NOT_FOUND' } });
});

it('no span contains a URN or a payload', () => {
  const all = collector.spans.map(({ name, attributes }) => JSON.stringify([name, attributes])).join();
  expect(all).not.toContain('urn:li:');
  expect(all).not.toContain(secret);
});

it('a collector that is away costs spans, but no request and no stop, and the log tells it once', async () => {
  const away = await startCollector();
  await away.close();
  const catalog = await startFreshCatalog({ otlpEndpoint: away.url });
  expect((await catalog.get('/config')).status).toBe(200);
  await catalog.stop();
  const warnings = catalog.log.filter(({ level }) => level === 'warn').map(({ message }) => message);
  expect(warnings).toEqual(['traces cannot be sent; they are lost']);
});

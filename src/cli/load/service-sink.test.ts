import { ServiceSink } from './service-sink.js';
import { FakeCatalog, type Disturbance } from '../../../test/helpers/unit/fake-catalog.js';

const PROPOSAL = JSON.stringify({ entityUrn: 'urn:li:tag:a', aspectName: 'status', changeType: 'UPSERT' });

let catalog: FakeCatalog;
let server: string;
let pauses: number[];

beforeEach(async () => {
  catalog = new FakeCatalog();
  server = await catalog.start();
  pauses = [];
});
afterEach(() => catalog.stop());

function buildIntake(address = server): ServiceSink {
  return new ServiceSink({
    server: address,
    pause: (milliseconds) => Promise.resolve(pauses.push(milliseconds)),
  });
}

const BUSY: Disturbance = { status: 503, body: {} };

describe('the client', () => {
  it.each<[string, Disturbance]>([
    ['an overloaded service', { status: 429, body: {} }],
    ['a service whose database is away', BUSY],
    ['a gateway without its service', { status: 502, body: '<html>' }],
    ['a cut connection', 'reset'],
  ])('tries %s again', async (_, disturbance) => {
    catalog.disturbances = [disturbance, disturbance];
    expect(await buildIntake().ingestProposals([PROPOSAL])).toBeUndefined();
    expect(catalog.stored).toEqual(['urn:li:tag:a status']);
    expect(pauses).toEqual([250, 500]);
  });

  it('waits as long as the service requests, up to a limit', async () => {
    const after = (seconds: string): Disturbance => ({
      status: 429,
      body: {},
      headers: { 'retry-after': seconds },
    });
    catalog.disturbances = [after('2'), after('3600'), after('soon')];
    await buildIntake().ingestProposals([PROPOSAL]);
    expect(pauses).toEqual([2000, 15_000, 1000]);
  });

  it('gives up after eight attempts', async () => {
    catalog.disturbances = Array.from({ length: 20 }, () => BUSY);
    await expect(buildIntake().ingestProposals([PROPOSAL])).rejects.toThrow(/8 attempts \(status 503\)/);
    expect(catalog.writes).toHaveLength(8);
  });

  it('returns a refusal of the service without a retry', async () => {
    catalog.always = { status: 412, body: { code: 'PRECONDITION_FAILED', message: 'no', index: 3 } };
    expect(await buildIntake().ingestProposals([PROPOSAL])).toEqual({
      status: 412,
      code: 'PRECONDITION_FAILED',
      message: 'no',
      index: 3,
    });
    expect(catalog.writes).toHaveLength(1);
  });

  it('reports the unknown fields that the service stored, without their indices', async () => {
    const fields =
      'schemaMetadata.fields[3].flavour, schemaMetadata.fields[7].flavour, status["a\\u002c b"], and 12 more';
    catalog.always = { status: 200, body: {}, headers: { 'x-unknown-fields': fields } };
    const reported: (readonly string[])[] = [];
    const intake = new ServiceSink({ server, onUnknownFields: (each) => void reported.push(each) });
    await intake.ingestProposals([PROPOSAL]);
    expect(reported).toEqual([['schemaMetadata.fields[*].flavour', String.raw`status["a\u002c b"]`]]);
  });

  it('accepts a refusal without a message', async () => {
    catalog.always = { status: 500, body: 'oops' };
    expect(await buildIntake().ingestSnapshot('{}')).toEqual({ status: 500, message: 'status 500' });
  });

  it.each([
    [401, {}, 'access token'],
    [404, { message: 'no such route' }, 'is this the address of the service?'],
    [403, '<html>', 'is this the address of the service?'],
  ])('ends the load on %d, which no record can escape', async (status, body, message) => {
    catalog.always = { status, body };
    await expect(buildIntake().ingestProposals([PROPOSAL])).rejects.toThrow(message);
  });

  it('reports a missing service at once', async () => {
    await catalog.stop();
    const check = buildIntake().check();
    await expect(check).rejects.toThrow(`No service at ${server} (ECONNREFUSED)`);
    expect(pauses).toEqual([]);
    await catalog.start();
  });
});

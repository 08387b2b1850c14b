import fc from 'fast-check';
import { ServiceSink } from './service-sink.js';
import { LoadReport } from './load-report.js';
import { sendBatch } from './send-batch.js';
import type { Located, ProposalItem } from './read-record.js';
import { FakeCatalog } from '../../../test/helpers/unit/fake-catalog.js';

let catalog: FakeCatalog;
let intake: ServiceSink;

beforeEach(async () => {
  catalog = new FakeCatalog();
  intake = new ServiceSink({ server: await catalog.start() });
});
afterEach(() => catalog.stop());

function proposals(count: number): Located<ProposalItem>[] {
  return Array.from({ length: count }, (_, index) => {
    const urn = `urn:li:tag:t${index}`;
    const text = JSON.stringify({ entityUrn: urn, aspectName: 'status', changeType: 'UPSERT' });
    return { kind: 'proposal', urn, aspect: 'status', text, location: { file: 'f', record: index + 1 } };
  });
}

async function send(count: number, bad: readonly number[]): Promise<LoadReport> {
  for (const index of bad) catalog.bad.add(`urn:li:tag:t${index}`);
  const report = new LoadReport();
  await sendBatch({ snapshots: [], proposals: proposals(count) }, intake, report);
  return report;
}

describe('a batch with bad proposals', () => {
  it.each([false, true])(
    'gets all others in, in order, and names the bad ones (no index: %s)',
    async (silent) => {
      const selection = fc
        .integer({ min: 1, max: 12 })
        .chain((count) =>
          fc.tuple(fc.constant(count), fc.uniqueArray(fc.integer({ min: 0, max: count - 1 }))),
        );
      await fc.assert(
        fc.asyncProperty(selection, async ([count, bad]) => {
          catalog.bad.clear();
          catalog.stored.length = 0;
          catalog.silentAboutIndex = silent;
          const report = await send(count, bad);
          const good = [...Array(count).keys()].filter((index) => !bad.includes(index));
          expect(catalog.stored).toEqual(good.map((index) => `urn:li:tag:t${index} status`));
          expect(report.refusals.map((refusal) => refusal.record - 1)).toEqual(bad.toSorted((a, b) => a - b));
          expect(report.total).toMatchObject({ accepted: good.length, refused: bad.length });
        }),
        { numRuns: 20 },
      );
    },
  );

  it('costs four requests if one is bad', async () => {
    await send(100, [40]);
    expect(catalog.writes).toHaveLength(4);
  });

  it('costs a bounded number of requests for each bad one', async () => {
    await send(128, [...Array(128).keys()]);
    const sent = catalog.writes.reduce(
      (sum, call) => sum + (JSON.parse(call.body) as { proposals: [] }).proposals.length,
      0,
    );
    expect(catalog.writes).toHaveLength(128);
    expect(sent).toBeLessThan(128 * 8);
  });

  it('reports the message of the service', async () => {
    const report = await send(3, [1]);
    expect(report.refusals).toEqual([
      {
        file: 'f',
        record: 2,
        urn: 'urn:li:tag:t1',
        aspect: 'status',
        code: 'INVALID_ASPECT',
        message: 'urn:li:tag:t1 is bad',
        path: '/x',
      },
    ]);
  });
});

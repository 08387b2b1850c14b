import fc from 'fast-check';
import { Partition, type Batch } from './partition.js';
import type { Located } from './read-record.js';

const LIMITS = { size: 5, length: 100 };

interface Step {
  readonly snapshot: boolean;
  readonly urn: string;
  readonly length: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  snapshot: fc.boolean(),
  urn: fc.constantFrom('a', 'b', 'c'),
  length: fc.integer({ min: 1, max: 120 }),
});

function itemOf({ snapshot, urn, length }: Step, record: number): Located {
  const common = { urn, text: 'x'.repeat(length), location: { file: 'f', record } };
  return snapshot ? { kind: 'snapshot', ...common } : { kind: 'proposal', aspect: 'status', ...common };
}

async function sendAll(steps: readonly Step[]): Promise<Batch[]> {
  const batches: Batch[] = [];
  let onTheWay = 0;
  const lane = new Partition(async (batch) => {
    onTheWay += 1;
    expect(onTheWay).toBe(1);
    await Promise.resolve();
    batches.push(batch);
    onTheWay -= 1;
  }, LIMITS);
  for (const [index, one] of steps.entries()) await lane.add(itemOf(one, index));
  await lane.flush();
  return batches;
}

describe('a partition', () => {
  it('sends every record once, one batch at a time, with the records of each entity in order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const batches = await sendAll(steps);
        const sent = batches.flatMap((batch) => [...batch.snapshots, ...batch.proposals]);
        for (const urn of ['a', 'b', 'c']) {
          const given = [...steps.keys()].filter((index) => steps[index]!.urn === urn);
          expect(sent.filter((item) => item.urn === urn).map((item) => item.location.record)).toEqual(given);
        }
      }),
    );
  });

  it('keeps batches within both limits, except for a single item that is too large', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        for (const { snapshots, proposals } of await sendAll(steps)) {
          const items = [...snapshots, ...proposals];
          const length = items.reduce((sum, item) => sum + item.text.length, 0);
          expect(items.length).toBeLessThanOrEqual(LIMITS.size);
          expect(length <= LIMITS.length || items.length === 1).toBe(true);
        }
      }),
    );
  });

  it('passes on an error and sends nothing after it', async () => {
    let sendings = 0;
    const lane = new Partition(() => Promise.reject(new Error(`sending ${(sendings += 1)}`)), {
      size: 1,
      length: 10,
    });
    const item = itemOf({ snapshot: false, urn: 'a', length: 1 }, 0);
    await lane.add(item);
    await lane.add(item);
    await expect(lane.add(item)).rejects.toThrow('sending 1');
    await expect(lane.flush()).rejects.toThrow('sending 1');
    expect(sendings).toBe(1);
  });
});

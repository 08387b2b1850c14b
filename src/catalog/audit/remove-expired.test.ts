/** Tests when old audit events are deleted. */
import type { Database } from '../../neo4j/database.js';
import { TRACE_MILLIS } from '../../core/request-facts.js';
import { fakeRun } from '../../../test/helpers/unit/statement-runner.js';
import { beginRemovingExpired } from './remove-expired.js';

/** A database with a number of old nodes for each statement. */
function setUp(old: Record<string, number>, fail = false) {
  const sent: string[] = [];
  const failures: unknown[] = [];
  const write: Database['write'] = async (name, work) => {
    await Promise.resolve();
    if (fail) throw new Error('Neo4j is away');
    sent.push(name);
    const deleted = Math.min(old[name] ?? 0, 1_000);
    old[name] = (old[name] ?? 0) - deleted;
    return work(fakeRun(() => [{ deleted }]));
  };
  const removal = beginRemovingExpired({
    database: { write },
    load: (name) => name,
    clock: { now: () => 10 * TRACE_MILLIS },
    auditMillis: 5,
    usageMillis: 7,
    onFailure: (error) => failures.push(error),
  });
  return { removal, sent, failures };
}

/** Lets the promises of a removal that never waits for anything else settle. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
};

it('deletes at once, a bounded number in each transaction', async () => {
  const { removal, sent, failures } = setUp({ 'audit/delete-expired': 2_500 });
  await settled();
  await removal.stop();
  expect(sent).toEqual([
    'audit/delete-expired',
    'audit/delete-expired',
    'audit/delete-expired',
    'traces/delete-expired',
    'usage-events/delete-expired',
  ]);
  expect(failures).toEqual([]);
});

it('ends after the transaction under way when it is stopped', async () => {
  const { removal, sent } = setUp({ 'audit/delete-expired': 1_000_000 });
  await removal.stop();
  expect(sent).toEqual(['audit/delete-expired', 'traces/delete-expired', 'usage-events/delete-expired']);
});

it('reports a failure, and does not fail itself', async () => {
  const { removal, failures } = setUp({}, true);
  await settled();
  await removal.stop();
  expect(failures).toHaveLength(1);
});

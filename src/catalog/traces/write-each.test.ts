/** Tests what an asynchronous request stores if the catalog refuses a part of it. */
import { NO_REQUEST } from '../../core/request-facts.js';
import { CatalogError, type ErrorCode } from '../../core/errors.js';
import { DATASET, proposalOf, writeModel } from '../../../test/helpers/unit/write-model.js';
import type { Proposal, WriteResult } from '../writes/types.js';
import { writeEach, type RefusedProposal } from './write-each.js';

const context = { actor: 'urn:li:corpuser:a', facts: NO_REQUEST, traceId: '0'.repeat(32) };

/** A writer that stores a batch unless `problem` finds a reason against one of its proposals. */
function setUp(problem: (proposal: Proposal) => ErrorCode | undefined) {
  const written: string[][] = [];
  const remembered: RefusedProposal[] = [];
  const write = (proposals: readonly Proposal[]): Promise<WriteResult[]> => {
    for (const [index, proposal] of proposals.entries()) {
      const code = problem(proposal);
      if (code !== undefined) return Promise.reject(new CatalogError(code, 'refused', { index }));
    }
    written.push(proposals.map(({ aspectName }) => aspectName));
    return Promise.resolve(
      proposals.map(({ urn, aspectName }) => ({ urn, aspectName, changed: true, version: 1 })),
    );
  };
  const refusedWrites = {
    remember: (refused: readonly RefusedProposal[]) => {
      remembered.push(...refused);
      return Promise.resolve();
    },
  };
  const run = (proposals: readonly Proposal[]) =>
    writeEach({ model: writeModel, writer: { write }, refusedWrites }, proposals, context);
  return { run, written, remembered };
}

const status = proposalOf(DATASET, 'status', { removed: false });
const container = proposalOf(DATASET, 'container', { container: 'urn:li:container:c' });
const ownership = proposalOf(DATASET, 'ownership', { owners: [] });

it('stores everything in one transaction if nothing is refused', async () => {
  const { run, written, remembered } = setUp(() => undefined);
  await run([status, container]);
  expect([written, remembered]).toEqual([[['status', 'container']], []]);
});

it('stores the rest, repeats the refused value, and remembers the refusal', async () => {
  const { run, written, remembered } = setUp(({ aspectName }) =>
    aspectName === 'container' ? 'PRECONDITION_FAILED' : undefined,
  );
  const results = await run([status, container, ownership]);
  expect(written).toEqual([['status'], ['ownership']]);
  expect(results.map(({ aspectName, version }) => [aspectName, version])).toEqual([
    ['status', 1],
    ['container', 0],
    ['ownership', 1],
  ]);
  expect(results[1]?.aspect).toMatchObject({
    text: JSON.stringify(container.value),
    traceId: context.traceId,
  });
  expect(remembered.map(({ proposal, error }) => [proposal.aspectName, error.code])).toEqual([
    ['container', 'PRECONDITION_FAILED'],
  ]);
});

it('keeps together what creates one entity', async () => {
  const creating = [status, ownership].map((one) => ({ ...one, changeType: 'CREATE_ENTITY' as const }));
  const { run, written } = setUp(({ aspectName }) => (aspectName === 'container' ? 'CONFLICT' : undefined));
  await run([...creating, container]);
  expect(written).toEqual([['status', 'ownership']]);
});

it('stores what concerns one entity in the order of the request, however long the checks take', async () => {
  const written: unknown[] = [];
  const turns = [20, 10, 0];
  const write = async (proposals: readonly Proposal[]): Promise<WriteResult[]> => {
    if (proposals.length > 1) throw new CatalogError('CONFLICT', 'refused');
    for (let left = turns.shift() ?? 0; left > 0; left -= 1) await Promise.resolve();
    if (proposals[0]!.aspectName === 'container') throw new CatalogError('CONFLICT', 'refused');
    written.push(proposals[0]!.value);
    return proposals.map(({ urn, aspectName }) => ({ urn, aspectName, changed: true, version: 1 }));
  };
  const refusedWrites = { remember: () => Promise.resolve() };
  const removed = proposalOf(DATASET, 'status', { removed: true });
  await writeEach(
    { model: writeModel, writer: { write }, refusedWrites },
    [status, container, removed],
    context,
  );
  expect(written).toEqual([status.value, removed.value]);
});

it.each<ErrorCode>(['FORBIDDEN', 'OVERLOADED', 'UNAVAILABLE', 'UNAUTHENTICATED'])(
  'refuses the whole request at once with %s',
  async (code) => {
    const { run, remembered } = setUp(() => code);
    await expect(run([status])).rejects.toMatchObject({ code });
    expect(remembered).toEqual([]);
  },
);

it('refuses a request at once that is wrong whatever is stored', async () => {
  const { run, written } = setUp(() => 'INVALID_ASPECT');
  await expect(run([proposalOf(DATASET, 'ownership', { owners: 1 }), status])).rejects.toMatchObject({
    code: 'INVALID_ASPECT',
  });
  expect(written).toEqual([]);
});

/** Tests that writes that depend on a previous read are retried after concurrent changes, up to a limit. */
import { CatalogError } from '../../core/errors.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import type { Proposal } from '../writes/types.js';
import type { CommandContext } from './command-context.js';
import { requireUnchanged, storeUnchanged } from './store.js';

const proposal: Proposal = { urn: 'urn:li:tag:x', aspectName: 'status', changeType: 'UPSERT', value: '{}' };

/** A writer that refuses the first few writes. */
function writerThat(failures: number, error = new CatalogError('PRECONDITION_FAILED', 'changed')) {
  const count = { writes: 0, proposed: 0 };
  const write = () => {
    count.writes += 1;
    return count.writes <= failures ? Promise.reject(error) : Promise.resolve([]);
  };
  const context = {
    actor: 'urn:li:corpuser:a',
    services: { writer: { write } },
  } as unknown as CommandContext;
  const propose =
    (proposals: readonly Proposal[] = [proposal]) =>
    () => {
      count.proposed += 1;
      return Promise.resolve(proposals);
    };
  return { context, count, propose };
}

it('reads again before each further attempt', async () => {
  const { context, count, propose } = writerThat(3);
  await storeUnchanged(context, propose());
  expect(count).toEqual({ writes: 4, proposed: 4 });
});

it('sends no write without proposals', async () => {
  const { context, count, propose } = writerThat(0);
  await storeUnchanged(context, propose([]));
  expect(count).toMatchObject({ writes: 0, proposed: 1 });
});

it('gives up after 50 attempts with a conflict', async () => {
  const lastSucceeds = writerThat(49);
  await storeUnchanged(lastSucceeds.context, lastSucceeds.propose());
  expect(lastSucceeds.count.writes).toBe(50);
  const failing = writerThat(1_000);
  await expect(storeUnchanged(failing.context, failing.propose())).rejects.toThrow(refusal('CONFLICT'));
  expect(failing.count.writes).toBe(50);
});

it('does not retry after other errors', async () => {
  const { context, count, propose } = writerThat(1, new CatalogError('FORBIDDEN', 'no'));
  await expect(storeUnchanged(context, propose())).rejects.toThrow(refusal('FORBIDDEN'));
  expect(count).toMatchObject({ writes: 1 });
});

it('requires that a missing aspect is still missing, and that another one still has its version', () => {
  const target = { urn: 'urn:li:tag:x', aspectName: 'status' };
  expect(requireUnchanged(target, undefined)).toEqual({ ...target, changeType: 'DELETE', ifVersion: 0 });
  expect(requireUnchanged(target, { version: 7, systemMetadata: {} })).toMatchObject({
    ...target,
    ifVersion: 7,
  });
});

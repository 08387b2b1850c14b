/** Tests that a range of versions contains the value of an aspect that is deleted between its two reads. */
import { fakeRun } from '../../../test/helpers/unit/statement-runner.js';
import type { EntityReader } from './types.js';
import { createHistoryReader } from './history-reader.js';

it('a value that is archived after the older versions were read is found as an older version', async () => {
  const created = { time: 1, actor: 'urn:li:corpuser:ann' };
  const archived = { payload: '{"removed":false}', meta: JSON.stringify({ version: 1, created }) };
  const reads = [[], [archived]];
  const database = { read: fakeRun(() => reads.shift() ?? []) };
  const entities = { findEntities: () => Promise.resolve([undefined]) } as unknown as EntityReader;
  const reader = createHistoryReader({ database, load: (name) => name }, entities);
  const versions = await reader.listVersions('urn:li:tag:x', 'status', { start: 0, end: 10 });
  expect(versions.map(({ version }) => version)).toEqual([1]);
  expect(reads).toEqual([]);
});

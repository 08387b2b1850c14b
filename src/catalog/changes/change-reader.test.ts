/** Tests how much of the log one request scans. */
import { fakeRun } from '../../../test/helpers/unit/statement-runner.js';
import { listCatalogChanges, listChangedEntities, type LogDeps } from './change-reader.js';
import { writeSequenceCursor } from './paging.js';

/** A log with the changes 1 to `last`, all of them hidden. It records how many changes each statement scans. */
function hiddenLog(last: number) {
  const scanned: number[] = [];
  const read = fakeRun((name, parameters) => {
    const {
      below,
      above,
      most = 0,
      from,
    } = parameters as Record<'below' | 'above' | 'from', number> & {
      most?: number;
    };
    const floor = Math.min(below - 1, last) - most;
    if (name === 'changes/get-window')
      return [{ last, isWaiting: false, floor: floor > above ? floor : null }];
    scanned.push(Math.min(below, last + 1) - Math.max(from, 1));
    return [];
  });
  const numbering = {
    settle: () => Promise.resolve(),
    number: () => Promise.reject(new Error('all numbered')),
  };
  const parts: LogDeps = { database: { read }, load: (name) => name, numbering, isRestricted: true };
  return { scanned, parts };
}

it('a request scans at most 5,000 changes, and cursors lead to the rest of the log', async () => {
  const { scanned, parts } = hiddenLog(12_000);
  const page = await listCatalogChanges(parts, { count: 50 });
  expect(page).toEqual({
    changes: [],
    older: writeSequenceCursor('older', 7_001),
    newest: writeSequenceCursor('newest', 12_000),
  });
  for (let { older } = page; older !== undefined;)
    ({ older } = await listCatalogChanges(parts, { count: 50, before: older }));
  expect(scanned).toEqual([5_000, 5_000, 2_000]);
});

it('a request for newer changes scans only the changes after its cursor', async () => {
  const { scanned, parts } = hiddenLog(12_000);
  const page = await listCatalogChanges(parts, { count: 50, after: writeSequenceCursor('newest', 11_990) });
  expect([scanned, page.older]).toEqual([[10], writeSequenceCursor('older', 11_991)]);
});

it('the log of an empty catalog is empty', async () => {
  expect(await listCatalogChanges(hiddenLog(0).parts, { count: 50 })).toEqual({ changes: [] });
});

it('recently changed entities are searched among the last 20,000 changes', async () => {
  const { scanned, parts } = hiddenLog(30_000);
  expect(await listChangedEntities(parts, { count: 10 })).toEqual([]);
  expect(scanned).toEqual([5_000, 5_000, 5_000, 5_000]);
});

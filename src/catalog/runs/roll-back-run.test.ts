/** Tests the answer of a rollback, which is bounded for a rollback of any size. */
import { createSummary } from './roll-back-run.js';
import type { RollbackOutcome, RollbackRow } from '../writes/types.js';

const row = (urn: string, outcome: RollbackOutcome, aspect = 'status'): RollbackRow => ({
  ...{ urn, aspect, outcome, time: 1, version: 1, keyAspect: false },
});
const urns = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

it('the summary lists the first 10,000 rows, undone ones first, and counts all', () => {
  const summary = createSummary();
  for (let group = 0; group < 5; group += 1) {
    const [undone, kept] = [urns(`undone${group}_`, 1_800), urns(`kept${group}_`, 2_200)];
    summary.add({
      rows: [...kept.map((urn) => row(urn, 'KEPT')), ...undone.map((urn) => row(urn, 'RESTORED'))],
      deleted: undone.slice(0, 10),
      unsafe: kept,
      othersDeleted: 2,
    });
  }
  const { rows, unsafeUrns, ...counts } = summary.result();
  expect(counts).toEqual({
    reverted: 9_000,
    affected: 9_000,
    deleted: 50,
    unsafe: 11_000,
    othersDeleted: 10,
  });
  expect(rows.map(({ outcome }) => outcome)).toEqual([
    ...Array.from({ length: 9_000 }, () => 'RESTORED'),
    ...Array.from({ length: 1_000 }, () => 'KEPT'),
  ]);
  expect([rows[0]?.urn, rows[9_000]?.urn]).toEqual(['undone0_0', 'kept0_0']);
  expect([unsafeUrns.length, unsafeUrns[0], unsafeUrns.at(-1)]).toEqual([11_000, 'kept0_0', 'kept4_2199']);
});

it('the summary lists up to 100,000 entities with kept writes, because clients write them to a file', () => {
  const summary = createSummary();
  for (let group = 0; group < 3; group += 1)
    summary.add({ rows: [], deleted: [], unsafe: urns(`kept${group}_`, 40_000), othersDeleted: 0 });
  const { unsafe, unsafeUrns } = summary.result();
  expect([unsafe, unsafeUrns.length, unsafeUrns.at(-1)]).toEqual([120_000, 100_000, 'kept2_19999']);
});

it('the summary counts an entity once, regardless of the number of undone writes', () => {
  const summary = createSummary();
  const rows = [row('a', 'RESTORED'), row('a', 'REMOVED', 'ownership'), row('b', 'KEPT'), row('c', 'FINAL')];
  summary.add({ rows, deleted: ['a', 'd'], unsafe: ['b'], othersDeleted: 0 });
  expect(summary.result()).toMatchObject({ reverted: 2, affected: 2, deleted: 2 });
});

it('the summary does not reveal that a secret aspect was undone', () => {
  const summary = createSummary();
  const rows = [row('a', 'RESTORED'), row('b', 'REMOVED', 'dataHubSecretValue')];
  summary.add({ rows, deleted: [], unsafe: [], othersDeleted: 0 });
  expect(summary.result()).toMatchObject({ reverted: 1, rows: [{ urn: 'a' }] });
});

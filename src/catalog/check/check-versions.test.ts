/** Tests which histories of an aspect are complete. */
import fc from 'fast-check';
import type { StoredMeta } from '../entities/stored-aspect.js';
import { checkVersions, type VersionSpan } from './check-versions.js';

const URN = 'urn:li:tag:x';
const metaOf = (version: number, deleted = false): StoredMeta => ({
  ...{ version, created: { time: version * 10, actor: 'urn:li:corpuser:ann' } },
  ...(deleted && { deleted }),
});
const spansOf = (count: number): VersionSpan[] =>
  Array.from({ length: count }, (_, index) => [index + 1, (index + 1) * 10, (index + 2) * 10]);
const numbersOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function messagesOf(
  meta: StoredMeta,
  spans: readonly VersionSpan[],
  logged = numbersOf(meta.version),
): string[] {
  const [metas, older] = [new Map([['status', meta]]), new Map([['status', spans]])];
  const violations = checkVersions({ urn: URN, metas, older, logged: new Map([['status', logged]]) });
  return violations.map(({ kind, message }) => `${kind} ${message}`);
}

it('accepts all versions before the latest one, and all of a deleted aspect', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.boolean(), (version, deleted) => {
      const spans = spansOf(deleted ? version : version - 1);
      expect(messagesOf(metaOf(version, deleted), spans)).toEqual([]);
    }),
  );
});

it('names each version that is missing', () => {
  fc.assert(
    fc.property(fc.subarray(numbersOf(6), { minLength: 1, maxLength: 4 }), (lost) => {
      const spans = spansOf(6).filter(([version]) => !lost.includes(version));
      const word = lost.length === 1 ? 'version' : 'versions';
      expect(messagesOf(metaOf(7), spans)).toEqual([`VERSION lacks ${word} ${lost.join(', ')} of 7`]);
    }),
  );
});

it('names the first versions if many are missing', () => {
  expect(messagesOf(metaOf(100), [])).toEqual(['VERSION lacks versions 1, 2, 3, 4, 5, … of 100']);
});

it('accepts a pause between two versions, in which the aspect was deleted, but no overlap', () => {
  expect(
    messagesOf(metaOf(3), [
      [1, 10, 15],
      [2, 20, 30],
    ]),
  ).toEqual([]);
  expect(
    messagesOf(metaOf(3), [
      [1, 10, 21],
      [2, 20, 31],
    ]),
  ).toEqual(['VERSION has wrong times in versions 1, 2: it does not end before the next']);
  expect(messagesOf(metaOf(2), [[1, null, 20]])).toHaveLength(1);
});

it('reports versions beside the latest one, versions without an aspect, and versions without a log entry', () => {
  expect(messagesOf(metaOf(2), spansOf(2))).toEqual(['VERSION has version 2 beside the latest 2']);
  expect(messagesOf(metaOf(3), spansOf(2), [3, 1])).toEqual(['LOG has no log entry for version 2']);
  const orphans = { urn: URN, metas: new Map(), older: new Map([['status', spansOf(1)]]), logged: new Map() };
  expect(checkVersions(orphans)).toMatchObject([{ kind: 'VERSION', aspect: 'status' }]);
});

/** Tests which pairs of payload and metadata can belong together. */
import fc from 'fast-check';
import { checksum } from '../../core/texts.js';
import type { StoredMeta } from '../entities/stored-aspect.js';
import { checkAspects, checkVersions, type VersionSpan } from './check-aspects.js';

const TEXT = '{"removed":true}';
const stamp = { version: 1, created: { time: 1, actor: 'urn:li:corpuser:ann' } };
const meta = (more: object = {}) => JSON.stringify({ ...stamp, checksum: checksum(TEXT), ...more });

function check(text: string | undefined, metaText: string | undefined): [string[], boolean] {
  const stored = new Map<string, unknown>();
  if (text !== undefined) stored.set('aspect_status', text);
  if (metaText !== undefined) stored.set('meta_status', metaText);
  const { violations, isBroken } = checkAspects('urn:li:tag:x', stored);
  return [violations.map(({ aspect, message }) => `${aspect} ${message}`), isBroken];
}

it.each<[string, string | undefined, string | undefined]>([
  ['a payload with its metadata', TEXT, meta()],
  ['metadata from before there were checksums', TEXT, meta({ checksum: undefined })],
  ['a deleted aspect', undefined, meta({ deleted: true, checksum: undefined })],
  ['a deleted default', undefined, meta({ version: 0, deleted: true, checksum: undefined })],
])('accepts %s', (_what, text, metaText) => {
  expect(check(text, metaText)).toEqual([[], false]);
});

it.each<[string, string | undefined, string | undefined, string, boolean]>([
  ['no metadata', TEXT, undefined, 'has no readable metadata', true],
  ['metadata that are not JSON', TEXT, '{', 'has no readable metadata', true],
  ['metadata without a version', TEXT, meta({ version: 0 }), 'has no readable metadata', true],
  ['no payload', undefined, meta(), 'has metadata, but no payload', true],
  ['a payload that is not JSON', '{', meta(), 'has a payload that is no JSON object', true],
  ['a payload that is a list', '[]', meta(), 'has a payload that is no JSON object', true],
  [
    'another checksum',
    TEXT,
    meta({ checksum: 1 }),
    'has a payload that does not match the checksum in its metadata',
    false,
  ],
  [
    'a deleted payload',
    TEXT,
    meta({ deleted: true }),
    'has a payload, but its metadata mark it as deleted',
    true,
  ],
])('reports %s', (_what, text, metaText, message, isBroken) => {
  expect(check(text, metaText)).toEqual([[`status ${message}`], isBroken]);
});

// Tests which histories of an aspect are complete.

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

/** Tests which pairs of payload and metadata can belong together. */
import { checksum } from '../../core/checksum.js';
import { checkAspects } from './check-aspects.js';

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

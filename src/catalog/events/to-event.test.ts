/** Rows of the log as events. */
import { checksum } from '../../core/texts.js';
import { lacksValue, toEvents, type EventRow } from './to-event.js';

const metaOf = (version: number, text: string, systemMetadata?: object) =>
  JSON.stringify({ version, created: { time: 1, actor: 'ann' }, checksum: checksum(text), systemMetadata });
const pair = (text: string, version = 1, systemMetadata?: object) =>
  [text, metaOf(version, text, systemMetadata)] as const;

const row = (parts: Partial<EventRow> = {}): EventRow => ({
  ...{ sequence: 1, position: 0, urn: 'urn:li:tag:x', at: 5, actor: 'urn:li:corpuser:ann' },
  ...{ operation: 'UPSERT', aspect: 'status', version: 2, payload: null, meta: null },
  ...{ versions: [], before: [], point: null },
  ...parts,
});
const latest = (version = 2, text = '"now"') => ({ payload: text, meta: metaOf(version, text) });

it('returns the written value if it is the latest, and the previous one', () => {
  const systemMetadata = { runId: 'r' };
  expect(toEvents(row({ ...latest(), before: [pair('"was"', 1, systemMetadata)] }))).toEqual([
    {
      ...{ urn: 'urn:li:tag:x', aspectName: 'status', changeType: 'UPSERT' },
      created: { time: 5, actor: 'urn:li:corpuser:ann' },
      value: { text: '"now"' },
      previous: { text: '"was"', systemMetadata },
    },
  ]);
});

it('returns the value that was written then, not a later one', () => {
  const [event] = toEvents(row({ ...latest(3), versions: [pair('"then"', 2)] }));
  expect(event?.value).toEqual({ text: '"then"' });
});

it.each<[string, Partial<EventRow>, string]>([
  ['UPSERT', latest(), 'UPSERT'],
  ['CREATE', latest(), 'CREATE'],
  ['CREATE_ENTITY', latest(), 'CREATE_ENTITY'],
  ['UPDATE', latest(), 'UPDATE'],
  ['RESTATE', latest(), 'RESTATE'],
  ['PATCH', latest(), 'UPSERT'],
  ['HANDOVER', latest(), 'UPSERT'],
  ['ROLLBACK', latest(), 'UPSERT'],
  ['ROLLBACK', { version: 0 }, 'DELETE'],
  ['POINT', { version: 0, point: pair('{}') }, 'UPSERT'],
  ['DELETE', { version: 0 }, 'DELETE'],
  ['DELETE_POINTS', { version: 0 }, 'DELETE'],
  ['DELETE_ENTITY', { version: 0, aspect: null }, 'DELETE'],
])('turns %s with %j into %s', (operation, parts, changeType) => {
  const given = row({ operation, ...parts });
  const [event, ...others] = toEvents(given);
  expect([event?.changeType, others, lacksValue(given)]).toEqual([changeType, [], false]);
  expect(event === undefined || 'value' in event).toBe(changeType !== 'DELETE');
  expect(event === undefined || 'aspectName' in event).toBe(given.aspect !== null);
});

it.each<[string, Partial<EventRow>]>([
  ['nothing is stored', {}],
  ['a later value is stored', latest(3)],
  ['an earlier value is stored', latest(1)],
  ['payload and meta are of two writes', { ...latest(), payload: '"other"' }],
  ['the payload is being deleted', { ...latest(), payload: null }],
  ['the older value is being deleted', { versions: [[null, null]] }],
  ['the point is being deleted', { operation: 'POINT', version: 0, point: [null, null] }],
])('lacks its value and returns no event if %s', (_, parts) => {
  expect([lacksValue(row(parts)), toEvents(row(parts))]).toEqual([true, []]);
});

it('accepts payload and meta that were read under a lock as one value', () => {
  const torn = row({ ...latest(), payload: '"other"', isSure: true });
  expect([lacksValue(torn), toEvents(torn)[0]?.value]).toEqual([false, { text: '"other"' }]);
});

it('leaves out a previous value that is being deleted', () => {
  const [event] = toEvents(row({ ...latest(), before: [[null, metaOf(1, '')]] }));
  expect(event).not.toHaveProperty('previous');
});

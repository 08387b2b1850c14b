import fc from 'fast-check';
import { readRecord } from './read-record.js';
import { CatalogError } from '../../core/errors.js';
import { parseKeepingDigits, stringifyKeepingDigits } from '../../core/json.js';

const URN = 'urn:li:tag:a';
const payload = fc.dictionary(fc.string(), fc.jsonValue()) as fc.Arbitrary<Record<string, unknown>>;
const envelope = { entityType: 'tag', entityUrn: URN, changeType: 'UPSERT', aspectName: 'tagProperties' };

function valueOf(tree: unknown): { value: string; contentType: string } {
  return (JSON.parse(readRecord(tree).text) as { aspect: { value: string; contentType: string } }).aspect;
}

describe('a proposal record', () => {
  it('has the same value as json, as text or without an envelope', () => {
    fc.assert(
      fc.property(payload, (value) => {
        fc.pre(!['json', 'value'].some((key) => key in value));
        const text = JSON.stringify(value);
        const expected = { value: text, contentType: 'application/json' };
        expect(valueOf({ ...envelope, aspect: { json: value } })).toEqual(expected);
        expect(valueOf({ ...envelope, aspect: { value: text, contentType: 'application/json' } })).toEqual(
          expected,
        );
        expect(valueOf({ ...envelope, aspect: value })).toEqual(expected);
      }),
    );
  });

  it('keeps numbers that a double cannot hold', () => {
    const text = `{"entityUrn":"${URN}","aspectName":"x","aspect":{"json":{"rows":9007199254740993123}}}`;
    expect(valueOf(parseKeepingDigits(text)).value).toBe('{"rows":9007199254740993123}');
  });

  it('treats an aspect with a text `value` as its only member as the plain aspect', () => {
    expect(valueOf({ ...envelope, aspect: { value: 'x' } }).value).toBe('{"value":"x"}');
  });

  it('sends patches as patches and keeps the content type', () => {
    const patch = { ...envelope, changeType: 'PATCH' };
    const operations = [{ op: 'add', path: '/x', value: 1 }];
    const expected = { value: JSON.stringify(operations), contentType: 'application/json-patch+json' };
    expect(valueOf({ ...patch, aspect: { json: operations } })).toEqual(expected);
    expect(valueOf({ ...patch, aspect: operations })).toEqual(expected);
    const given = { value: '{}', contentType: 'text/x' };
    expect(valueOf({ ...patch, aspect: given })).toEqual(given);
  });

  it('keeps system metadata and headers, omits nulls and defaults to UPSERT', () => {
    const extras = { systemMetadata: { runId: 'r' }, headers: { 'If-None-Match': '*' } };
    const item = readRecord({
      entityUrn: URN,
      aspectName: 'status',
      aspect: {},
      auditHeader: null,
      ...extras,
    });
    expect(JSON.parse(item.text)).toEqual({
      entityUrn: URN,
      aspectName: 'status',
      changeType: 'UPSERT',
      aspect: { value: '{}', contentType: 'application/json' },
      ...extras,
    });
    expect(readRecord({ ...envelope, changeType: 'DELETE', aspect: null, systemMetadata: null }).text).toBe(
      JSON.stringify({
        entityType: 'tag',
        entityUrn: URN,
        changeType: 'DELETE',
        aspectName: 'tagProperties',
      }),
    );
  });
});

describe('a snapshot record', () => {
  it('becomes a legacy ingest request with every aspect unchanged', () => {
    fc.assert(
      fc.property(fc.array(payload), (aspects) => {
        const snapshot = { 'com.linkedin.pegasus2avro.metadata.snapshot.TagSnapshot': { urn: URN, aspects } };
        const record = {
          auditHeader: null,
          proposedSnapshot: snapshot,
          proposedDelta: null,
          systemMetadata: { runId: 'r' },
        };
        expect(readRecord(record)).toEqual({
          kind: 'snapshot',
          urn: URN,
          text: stringifyKeepingDigits({ entity: { value: snapshot }, systemMetadata: { runId: 'r' } }),
        });
      }),
    );
  });
});

it.each([
  [null, 'found null'],
  [[], 'found an array'],
  [7, 'found a number'],
  [parseKeepingDigits('12345678901234567890'), 'found a number'],
  [{}, 'no members at all'],
  [{ bucket: 1, resource: 2 }, 'it has bucket, resource'],
  [{ proposedSnapshot: null }, 'it has proposedSnapshot'],
  [{ proposedSnapshot: { a: { urn: URN }, b: {} } }, 'must have one member'],
  [{ proposedSnapshot: { a: { aspects: [] } } }, 'urn must be a text, found nothing'],
  [{ entityUrn: URN, aspect: {} }, 'aspectName must be a text, found nothing'],
  [{ entityUrn: '', aspectName: 'x' }, 'entityUrn must be a text, found an empty text'],
  [{ entityUrn: URN, aspectName: 'x', aspect: 'y' }, 'aspect must be a JSON object, found a text'],
  [{ entityUrn: URN, aspectName: 'x', aspect: [] }, 'aspect must be a JSON object, found an array'],
])('%j is refused with the reason', (tree, reason) => {
  expect(() => readRecord(tree)).toThrow(CatalogError);
  expect(() => readRecord(tree)).toThrow(reason);
});

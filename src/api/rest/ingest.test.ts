import { parseJsonBody } from '../http/parse-json-body.js';
import { presentSnapshot } from './get-entities.js';
import { readSnapshot, type IngestBody } from './ingest.js';
import { renderJson, stringifyKeepingDigits } from '../../core/json.js';
import { smallModel } from '../../../test/helpers/unit/small-http-model.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';

const URN = 'urn:li:glossaryTerm:a.b';
const RECORD = 'com.linkedin.metadata.snapshot.GlossaryTermSnapshot';

const read = (text: string) =>
  readSnapshot(parseJsonBody(text, { keepDigits: true }) as IngestBody, smallModel);
const snapshot = (members: object, record = RECORD) =>
  JSON.stringify({ entity: { value: { [record]: { urn: URN, ...members } } } });

describe('legacy snapshots', () => {
  it('become one proposal per aspect, in order, with all digits', () => {
    const text = snapshot({}).replace(
      `"urn":"${URN}"`,
      `"urn":"${URN}","aspects":[{"com.linkedin.common.Status":{"n":12345678901234567890}},` +
        '{"com.linkedin.pegasus2avro.common.Ownership":{}}]',
    );
    const proposals = read(text);
    expect(proposals.map(({ aspectName, changeType, urn }) => [aspectName, changeType, urn])).toEqual([
      ['status', 'UPSERT', URN],
      ['ownership', 'UPSERT', URN],
    ]);
    expect(stringifyKeepingDigits(proposals[0]?.value)).toBe('{"n":12345678901234567890}');
  });

  it('are also recognized by their names in files and events', () => {
    const record = RECORD.replace('linkedin.', 'linkedin.pegasus2avro.');
    expect(read(snapshot({ aspects: [{ 'com.linkedin.common.Status': {} }] }, record))).toHaveLength(1);
  });

  it('write the key if they contain no aspect', () => {
    expect(read(snapshot({ aspects: [] }))).toEqual([
      {
        urn: URN,
        entityType: 'glossaryTerm',
        changeType: 'UPSERT',
        aspectName: 'glossaryTermKey',
        value: '{"name":"a.b"}',
      },
    ]);
  });

  it('pass their system metadata to each proposal', () => {
    const body = { ...(JSON.parse(snapshot({})) as object), systemMetadata: { runId: 'r', big: 1 } };
    expect(read(JSON.stringify(body))[0]?.systemMetadata).toEqual({ runId: 'r', big: 1 });
  });

  it('can be written as they were read', () => {
    const stamp = { created: { time: 1, actor: 'urn:li:corpuser:x' }, version: 1 };
    const aspects = [
      { name: 'glossaryTermKey', text: '{"name":"a.b"}', ...stamp },
      { name: 'glossaryTermInfo', text: '{"definition":"d","n":12345678901234567890}', ...stamp },
      { name: 'ownership', text: '{"owners":[]}', ...stamp },
      { name: 'status', text: '{"removed":false}', ...stamp },
    ];
    const answer = renderJson(presentSnapshot({ urn: URN, type: 'glossaryTerm', aspects }, smallModel));
    const proposals = read(`{"entity":${answer}}`);
    expect(proposals.map(({ aspectName, value }) => [aspectName, stringifyKeepingDigits(value)])).toEqual(
      aspects.map(({ name, text }) => [name, text]),
    );
  });

  it.each([
    ['an unknown snapshot', snapshot({}, 'com.linkedin.metadata.snapshot.NoSnapshot'), 'UNKNOWN_ENTITY'],
    ['an unknown aspect', snapshot({ aspects: [{ 'com.linkedin.No': {} }] }), 'UNKNOWN_ASPECT'],
    ['two names for one aspect', snapshot({ aspects: [{ a: {}, b: {} }] }), 'INVALID_REQUEST'],
    ['no snapshot', '{"entity":{"value":{}}}', 'INVALID_REQUEST'],
  ] as const)('are refused for %s', (_what, text, code) => {
    expect(() => read(text)).toThrow(refusal(code));
  });
});

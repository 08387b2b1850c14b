import fc from 'fast-check';
import { readPreconditions } from '../../catalog/writes/preconditions.js';
import { readEntityKey, readProposal, type ProposalBody } from './ingest-proposal.js';
import { smallModel } from '../../../test/helpers/unit/small-http-model.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';

const context = { model: smallModel, path: '/proposal' };
const keyed: ProposalBody = {
  entityType: 'tag',
  changeType: 'UPSERT',
  aspectName: 'tagProperties',
  aspect: { value: '{"name":"x"}', contentType: 'application/json' },
};
const body: ProposalBody = { ...keyed, entityUrn: 'urn:li:tag:x' };
const invalid = (path: string) => refusal('INVALID_REQUEST', { path });

describe('proposals', () => {
  it('keep the payload text unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(readProposal({ ...body, aspect: { value } }, context).value).toBe(value);
      }),
    );
  });

  it('have no members that the request does not have', () => {
    const bare = { entityUrn: 'urn:li:tag:x', changeType: 'DELETE', aspectName: 'status' } as const;
    expect(readProposal(bare, context)).toEqual({
      urn: 'urn:li:tag:x',
      changeType: 'DELETE',
      aspectName: 'status',
    });
  });

  it('ignore the payload of a DELETE', () => {
    expect(readProposal({ ...body, changeType: 'DELETE' }, context)).not.toHaveProperty('value');
  });

  it('accept system metadata as an object or a text, and treat null as absent', () => {
    const systemMetadata = { runId: 'r1', lastObserved: 0 };
    for (const given of [systemMetadata, JSON.stringify(systemMetadata)]) {
      expect(readProposal({ ...body, systemMetadata: given }, context).systemMetadata).toEqual(
        systemMetadata,
      );
    }
    expect(readProposal({ ...body, systemMetadata: null }, context)).not.toHaveProperty('systemMetadata');
    expect(readProposal({ ...body, systemMetadata: 'null' }, context)).not.toHaveProperty('systemMetadata');
  });

  it.each(['[]', '1', '{', '"x"'])('refuse %s as system metadata', (systemMetadata) => {
    expect(() => readProposal({ ...body, systemMetadata }, context)).toThrow(
      invalid('/proposal/systemMetadata'),
    );
  });

  it('refuse system metadata that cannot be rendered', () => {
    const systemMetadata = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    expect(() => readProposal({ ...body, systemMetadata }, context)).toThrow(
      invalid('/proposal/systemMetadata'),
    );
  });

  it('undo the escaping of one client on request', () => {
    const entityUrn = 'urn:li:tag:\\u00e9';
    expect(readProposal({ ...body, entityUrn }, { ...context, unescape: true }).urn).toBe('urn:li:tag:é');
    expect(readProposal({ ...body, entityUrn }, context).urn).toBe(entityUrn);
  });

  it('find the URN in a key aspect', () => {
    const value = '{"platform":"urn:li:dataPlatform:hive","name":"db.t","origin":"PROD"}';
    const proposal = readProposal({ ...keyed, entityType: 'dataset', entityKeyAspect: { value } }, context);
    expect(proposal.urn).toBe('urn:li:dataset:(urn:li:dataPlatform:hive,db.t,PROD)');
  });

  it('need a URN or a key', () => {
    expect(() => readProposal(keyed, context)).toThrow(invalid('/proposal/entityUrn'));
  });

  it.each([
    ['UPSERT', 'application/json; charset=utf-8', true],
    ['UPSERT', 'application/json-patch+json', false],
    ['UPSERT', 'text/plain', false],
    ['PATCH', 'application/json-patch+json', true],
    ['PATCH', 'application/json', true],
  ] as const)('of %s with content type %s: accepted is %s', (changeType, contentType, accepted) => {
    const read = () => readProposal({ ...body, changeType, aspect: { value: '[]', contentType } }, context);
    if (accepted) expect(read().value).toBe('[]');
    else expect(read).toThrow(invalid('/proposal/aspect/contentType'));
  });

  it('prefer conditions in their own headers to those of the request', () => {
    const proposal = readProposal(
      { ...body, headers: { 'if-version-match': '3' } },
      { ...context, preconditions: { ifAbsent: true, ifVersion: 1 } },
    );
    expect(proposal).toMatchObject({ ifAbsent: true, ifVersion: 3 });
  });
});

describe('preconditions', () => {
  it('are read case-insensitively, as text or number', () => {
    expect(readPreconditions({ 'IF-NONE-MATCH': ' * ', 'If-Version-Match': 7, other: 'x' }, '')).toEqual({
      ifAbsent: true,
      ifVersion: 7,
    });
    expect(readPreconditions({ 'if-version-match': '-1' }, '')).toEqual({ ifVersion: -1 });
  });

  it.each([
    { 'If-None-Match': '"abc"' },
    { 'If-Version-Match': 'x' },
    { 'If-Version-Match': '1.5' },
    { 'If-Version-Match': '-2' },
    { 'If-Version-Match': '' },
    { 'If-Version-Match': { toString: false } },
    { 'If-None-Match': [{ toString: false }] },
  ])('are refused when they mean nothing: %j', (headers) => {
    expect(() => readPreconditions(headers, '/headers')).toThrow(refusal('INVALID_REQUEST'));
  });
});

describe('a key aspect', () => {
  it.each([
    [
      'dataset',
      '{"platform":"urn:li:dataPlatform:hive","name":"a.b","origin":"PROD"}',
      'urn:li:dataset:(urn:li:dataPlatform:hive,a.b,PROD)',
    ],
    ['tag', '{"name":"x"}', 'urn:li:tag:x'],
  ])('of a %s names the entity', (entityType, key, urn) => {
    expect(readEntityKey(entityType, key, smallModel)).toBe(urn);
  });

  it('gives the URN that it was made from', () => {
    for (const urn of ['urn:li:tag:a b', 'urn:li:dataset:(urn:li:dataPlatform:hive,x.y,DEV)']) {
      const parsed = smallModel.parseUrn(urn);
      expect(readEntityKey(parsed.entityType, smallModel.keyPayload(parsed).text, smallModel)).toBe(urn);
    }
  });

  it('of an unknown type, or with a comma that would split a part, is refused', () => {
    expect(() => readEntityKey('nothing', '{}', smallModel)).toThrow(refusal('UNKNOWN_ENTITY'));
    const key = '{"platform":"urn:li:dataPlatform:hive","name":"a,b","origin":"PROD"}';
    expect(() => readEntityKey('dataset', key, smallModel)).toThrow(refusal('INVALID_URN'));
  });
});

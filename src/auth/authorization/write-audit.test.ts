import fc from 'fast-check';
import { accessModel } from '../../../test/helpers/unit/small-access-model.js';
import type { Proposal, WriteResult } from '../../catalog/writes/types.js';
import { createWriteAudit } from './write-audit.js';

const actor = 'urn:li:corpuser:admin';
const user = 'urn:li:corpuser:a';

function audit() {
  const lines: unknown[] = [];
  const info = (fields: unknown) => {
    lines.push(fields);
  };
  return { lines, told: createWriteAudit(accessModel, { info }) };
}

interface Written {
  readonly urn: string;
  readonly aspect: string;
  readonly value?: unknown;
  readonly changeType?: Proposal['changeType'];
  readonly changed?: boolean;
  readonly version?: number;
}

function linesOf(...all: Written[]): unknown[] {
  const { lines, told } = audit();
  const results = all.map(({ urn, aspect, changed = true, version = 1 }): WriteResult => {
    return { urn, aspectName: aspect, changed, version };
  });
  const proposals = all.map(({ urn, aspect, value = {}, changeType = 'UPSERT' }): Proposal => {
    return { urn, aspectName: aspect, changeType, value: JSON.stringify(value) };
  });
  told.written(results, proposals, actor);
  return lines;
}

const line = (urn: string, aspect: string) => ({ event: 'access changed', actor, urn, aspect });

describe('what was written', () => {
  it.each<[string, Written]>([
    ['a policy', { urn: 'urn:li:dataHubPolicy:p', aspect: 'dataHubPolicyInfo' }],
    ['a secret', { urn: 'urn:li:dataHubSecret:s', aspect: 'dataHubSecretValue' }],
    ['a role of somebody', { urn: user, aspect: 'roleMembership' }],
    ['a role of a group', { urn: 'urn:li:corpGroup:g', aspect: 'roleMembership' }],
    ['a group of somebody', { urn: user, aspect: 'groupMembership' }],
    ['a password', { urn: user, aspect: 'corpUserCredentials' }],
    ['a suspension', { urn: user, aspect: 'corpUserStatus' }],
    ['a soft deletion', { urn: user, aspect: 'status', value: { removed: true } }],
    ['somebody who is there again', { urn: user, aspect: 'status', value: { removed: false }, version: 3 }],
    ['a deleted user', { urn: user, aspect: 'corpUserKey', changeType: 'DELETE', version: 0 }],
    ['what the model does not know any more', { urn: 'urn:li:spoon:s', aspect: 'roleMembership' }],
  ])('stands in the log where it decides over access: %s', (_, written) => {
    expect(linesOf(written)).toEqual([line(written.urn, written.aspect)]);
  });

  it.each<[string, Written]>([
    ['metadata', { urn: 'urn:li:dataset:d', aspect: 'datasetProperties' }],
    ['a status of metadata', { urn: 'urn:li:dataset:d', aspect: 'status', value: { removed: true } }],
    ['a profile', { urn: user, aspect: 'corpUserInfo' }],
    ['somebody new', { urn: user, aspect: 'corpUserKey' }],
    ['somebody new who is there', { urn: user, aspect: 'status', value: { removed: false } }],
    ['what was the same before', { urn: user, aspect: 'roleMembership', changed: false }],
  ])('does not where it does not: %s', (_, written) => {
    expect(linesOf(written)).toEqual([]);
  });

  it('is told in its order, each result by its own proposal', () => {
    const [there, gone] = [{ removed: false }, { removed: true }];
    expect(
      linesOf(
        { urn: user, aspect: 'status', value: there },
        { urn: actor, aspect: 'status', value: gone },
        { urn: user, aspect: 'roleMembership' },
      ),
    ).toEqual([line(actor, 'status'), line(user, 'roleMembership')]);
  });

  it('is never told by its value', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 12 }), (secret) => {
        const text = JSON.stringify(linesOf({ urn: user, aspect: 'corpUserCredentials', value: { secret } }));
        expect(text).toBe(JSON.stringify([line(user, 'corpUserCredentials')]));
      }),
    );
  });
});

describe('what was deleted', () => {
  const linesOfDeletion = (urn: string, rows: number): unknown[] => {
    const { lines, told } = audit();
    told.deleted(urn, { rows, timeseriesRows: 0 }, actor);
    return lines;
  };

  it('stands in the log by its key, where it was there', () => {
    expect(linesOfDeletion(user, 3)).toEqual([line(user, 'corpUserKey')]);
    expect(linesOfDeletion('urn:li:dataHubRole:r', 1)).toEqual([
      line('urn:li:dataHubRole:r', 'dataHubRoleKey'),
    ]);
    expect(linesOfDeletion(user, 0)).toEqual([]);
    expect(linesOfDeletion('urn:li:tag:t', 3)).toEqual([]);
  });
});

it('what was changed otherwise stands in the log, too', () => {
  const { lines, told } = audit();
  const aspects = [
    { urn: user, aspectName: 'status' },
    { urn: user, aspectName: 'corpUserInfo' },
    { urn: 'urn:li:tag:t', aspectName: 'tagProperties' },
  ];
  told.changed(aspects, actor);
  expect(lines).toEqual([line(user, 'status')]);
});

import fc from 'fast-check';
import { accessModel } from '../../../test/helpers/unit/small-access-model.js';
import type { WriteResult } from '../../catalog/writes/types.js';
import type { Change } from './policies/types.js';
import { createWriteAudit } from './write-audit.js';

const actor = 'urn:li:corpuser:admin';
const user = 'urn:li:corpuser:a';

function audit() {
  const lines: unknown[] = [];
  const info = (fields: unknown) => {
    lines.push(fields);
  };
  return { lines, log: createWriteAudit(accessModel, { info }) };
}

interface Written {
  readonly urn: string;
  readonly aspect: string;
  readonly value?: unknown;
  readonly changeType?: Change['changeType'];
  readonly changed?: boolean;
  readonly version?: number;
}

function linesOf(...writes: Written[]): unknown[] {
  const { lines, log } = audit();
  const results = writes.map(({ urn, aspect, changed = true, version = 1 }): WriteResult => {
    return { urn, aspectName: aspect, changed, version };
  });
  const changes = writes.map(({ urn, aspect, value = {}, changeType = 'UPSERT' }): Change => {
    return { urn, aspectName: aspect, changeType, value };
  });
  log.written(results, changes, actor);
  return lines;
}

const line = (urn: string, aspect: string) => ({ event: 'access changed', actor, urn, aspect });

describe('a write', () => {
  it.each<[string, Written]>([
    ['a policy', { urn: 'urn:li:dataHubPolicy:p', aspect: 'dataHubPolicyInfo' }],
    ['a secret', { urn: 'urn:li:dataHubSecret:s', aspect: 'dataHubSecretValue' }],
    ['a role of a user', { urn: user, aspect: 'roleMembership' }],
    ['a role of a group', { urn: 'urn:li:corpGroup:g', aspect: 'roleMembership' }],
    ['a group of a user', { urn: user, aspect: 'groupMembership' }],
    ['a password', { urn: user, aspect: 'corpUserCredentials' }],
    ['a suspension', { urn: user, aspect: 'corpUserStatus' }],
    ['a soft deletion', { urn: user, aspect: 'status', value: { removed: true } }],
    ['a restored user', { urn: user, aspect: 'status', value: { removed: false }, version: 3 }],
    ['a deleted user', { urn: user, aspect: 'corpUserKey', changeType: 'DELETE', version: 0 }],
    ['an entity type that the model no longer has', { urn: 'urn:li:spoon:s', aspect: 'roleMembership' }],
  ])('is logged if it controls access: %s', (_, written) => {
    expect(linesOf(written)).toEqual([line(written.urn, written.aspect)]);
  });

  it.each<[string, Written]>([
    ['metadata', { urn: 'urn:li:dataset:d', aspect: 'datasetProperties' }],
    ['a status of metadata', { urn: 'urn:li:dataset:d', aspect: 'status', value: { removed: true } }],
    ['a profile', { urn: user, aspect: 'corpUserInfo' }],
    ['a new user', { urn: user, aspect: 'corpUserKey' }],
    ['a new user with a status', { urn: user, aspect: 'status', value: { removed: false } }],
    ['an unchanged value', { urn: user, aspect: 'roleMembership', changed: false }],
  ])('is not logged otherwise: %s', (_, written) => {
    expect(linesOf(written)).toEqual([]);
  });

  it('is logged in order, each result with its own change', () => {
    const [kept, deleted] = [{ removed: false }, { removed: true }];
    expect(
      linesOf(
        { urn: user, aspect: 'status', value: kept },
        { urn: actor, aspect: 'status', value: deleted },
        { urn: user, aspect: 'roleMembership' },
      ),
    ).toEqual([line(actor, 'status'), line(user, 'roleMembership')]);
  });

  it('is logged without its value', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 12 }), (secret) => {
        const text = JSON.stringify(linesOf({ urn: user, aspect: 'corpUserCredentials', value: { secret } }));
        expect(text).toBe(JSON.stringify([line(user, 'corpUserCredentials')]));
      }),
    );
  });
});

describe('a hard deletion', () => {
  const linesOfDeletion = (urn: string, rows: number): unknown[] => {
    const { lines, log } = audit();
    log.deleted(urn, { rows, timeseriesRows: 0 }, actor);
    return lines;
  };

  it('is logged with the key aspect if the entity existed', () => {
    expect(linesOfDeletion(user, 3)).toEqual([line(user, 'corpUserKey')]);
    expect(linesOfDeletion('urn:li:dataHubRole:r', 1)).toEqual([
      line('urn:li:dataHubRole:r', 'dataHubRoleKey'),
    ]);
    expect(linesOfDeletion(user, 0)).toEqual([]);
    expect(linesOfDeletion('urn:li:tag:t', 3)).toEqual([]);
  });
});

it('changes by other methods are logged too', () => {
  const { lines, log } = audit();
  const aspects = [
    { urn: user, aspectName: 'status' },
    { urn: user, aspectName: 'corpUserInfo' },
    { urn: 'urn:li:tag:t', aspectName: 'tagProperties' },
  ];
  log.changed(aspects, actor);
  expect(lines).toEqual([line(user, 'status')]);
});

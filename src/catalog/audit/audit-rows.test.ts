/** Tests the audit events of a transaction. */
import { absentEntity, DATASET } from '../../../test/helpers/unit/write-model.js';
import type { ChangeEntry, EntityState } from '../writes/entity-state.js';
import { auditRows, auditEventType } from './audit-rows.js';

const change = (parts: Partial<ChangeEntry>): ChangeEntry => ({
  ...{ job: 'j', actor: 'urn:li:corpuser:a', aspect: 'ownership', operation: 'UPSERT', version: 1 },
  ...{ runId: undefined, traceId: undefined },
  ...parts,
});
const rowsOf = (
  state: Partial<EntityState>,
  auditedAspects = new Set(['ownership', 'datasetKey', 'status']),
) => auditRows([{ ...absentEntity(DATASET), ...state }], { at: 5, transaction: 't', auditedAspects });

it('derives one event for each aspect that a job changed, with what is known of the request', () => {
  const facts = { eventSource: 'RESTLI', sourceIP: '10.0.0.7', userAgent: 'u'.repeat(900) } as const;
  const changes = [
    change({ facts }),
    change({ version: 2, facts }),
    change({ aspect: 'status', facts }),
    change({ job: 'other', actor: 'urn:li:corpuser:b' }),
  ];
  const rows = rowsOf({ changes });
  const common = { at: 5, type: 'UpdateAspectEvent', urn: DATASET, entityType: 'dataset' };
  const a = { ...common, actor: 'urn:li:corpuser:a', ...facts, userAgent: 'u'.repeat(500) };
  expect(rows).toEqual([
    { ...a, id: 't-000000', aspect: 'ownership' },
    { ...a, id: 't-000001', aspect: 'status' },
    { ...common, id: 't-000002', actor: 'urn:li:corpuser:b', aspect: 'ownership' },
  ]);
});

it('reports a permanent deletion as one event, and what is written after it', () => {
  const hardDeleted = { actor: 'urn:li:corpuser:a' };
  const changes = [change({ aspect: 'datasetKey' })];
  expect(rowsOf({ hardDeleted, changes }).map(({ type, aspect }) => [type, aspect])).toEqual([
    ['DeleteEntityEvent', 'datasetKey'],
    ['UpdateAspectEvent', 'datasetKey'],
  ]);
});

it.each([
  ['DELETE', 0, ['EntityEvent']],
  ['ROLLBACK', 0, ['EntityEvent']],
  ['ROLLBACK', 3, ['UpdateAspectEvent']],
  ['HANDOVER', 1, []],
])('reports %s with the version %d as %j', (operation, version, types) => {
  expect(rowsOf({ changes: [change({ operation, version })] }).map(({ type }) => type)).toEqual(types);
});

it('derives nothing for other aspects', () => {
  expect(rowsOf({ changes: [change({})] }, new Set())).toEqual([]);
});

const typeOf = (
  entityType: string,
  aspect: string,
  { isDeleted = false, further = [] as string[] } = {},
): string | undefined =>
  auditEventType({ entityType, aspect, isKey: aspect.endsWith('Key'), isDeleted }, new Set(further));

it.each([
  ['dataHubAccessToken', 'dataHubAccessTokenKey', 'CreateAccessTokenEvent', 'RevokeAccessTokenEvent'],
  ['dataHubPolicy', 'dataHubPolicyKey', 'CreatePolicyEvent', 'DeletePolicyEvent'],
  ['dataHubPolicy', 'dataHubPolicyInfo', 'UpdatePolicyEvent', 'UpdatePolicyEvent'],
  ['dataHubIngestionSource', 'dataHubIngestionSourceKey', 'CreateIngestionSourceEvent', 'DeleteEntityEvent'],
  [
    'dataHubIngestionSource',
    'dataHubIngestionSourceInfo',
    'UpdateIngestionSourceEvent',
    'UpdateIngestionSourceEvent',
  ],
  ['corpuser', 'corpUserKey', 'CreateUserEvent', 'DeleteEntityEvent'],
  ['corpuser', 'corpUserCredentials', 'UpdateUserEvent', 'UpdateUserEvent'],
  ['corpuser', 'roleMembership', 'UpdateUserEvent', 'UpdateUserEvent'],
])('%s: %s gives %s when written, and %s when deleted', (entityType, aspect, written, deleted) => {
  expect([typeOf(entityType, aspect), typeOf(entityType, aspect, { isDeleted: true })]).toEqual([
    written,
    deleted,
  ]);
});

it.each([
  ['dataset', 'datasetKey'],
  ['dataset', 'ownership'],
  ['corpuser', 'status'],
  ['corpGroup', 'roleMembership'],
  ['dataHubAccessToken', 'dataHubAccessTokenInfo'],
])('%s: %s gives none, unless the setting names the aspect', (entityType, aspect) => {
  expect(typeOf(entityType, aspect)).toBeUndefined();
  const further = [aspect];
  expect(typeOf(entityType, aspect, { further })).toBe('UpdateAspectEvent');
  expect(typeOf(entityType, aspect, { further, isDeleted: true })).toBe(
    aspect.endsWith('Key') ? 'DeleteEntityEvent' : 'EntityEvent',
  );
});

it('keeps the type of an audited aspect that the setting names, too', () => {
  expect(typeOf('dataHubPolicy', 'dataHubPolicyInfo', { further: ['dataHubPolicyInfo'] })).toBe(
    'UpdatePolicyEvent',
  );
});

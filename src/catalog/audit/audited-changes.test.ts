/** Tests which changes give audit events. */
import { auditEventType } from './audited-changes.js';

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

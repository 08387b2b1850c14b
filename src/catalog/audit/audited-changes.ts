/** Which changes give an audit event, and of which type. Pure. */
import type { AuditEventType } from './types.js';

/** How one aspect of an entity changed; a key aspect stands for the entity. */
export interface AuditedChange {
  readonly entityType: string;
  readonly aspect: string;
  /** The aspect identifies the entity. */
  readonly isKey: boolean;
  readonly isDeleted: boolean;
}

/** Types of the events when an entity of these types is created and permanently deleted. */
const LIVES = new Map<string, readonly [created: AuditEventType, deleted: AuditEventType]>([
  ['dataHubAccessToken', ['CreateAccessTokenEvent', 'RevokeAccessTokenEvent']],
  ['dataHubPolicy', ['CreatePolicyEvent', 'DeletePolicyEvent']],
  ['dataHubIngestionSource', ['CreateIngestionSourceEvent', 'DeleteEntityEvent']],
  ['corpuser', ['CreateUserEvent', 'DeleteEntityEvent']],
]);

/** Aspects by entity type, with the type of the event for any change of them. */
const UPDATES = new Map<string, readonly [type: AuditEventType, aspects: readonly string[]]>([
  ['dataHubPolicy', ['UpdatePolicyEvent', ['dataHubPolicyInfo']]],
  ['dataHubIngestionSource', ['UpdateIngestionSourceEvent', ['dataHubIngestionSourceInfo']]],
  [
    'corpuser',
    [
      'UpdateUserEvent',
      [
        'corpUserInfo',
        'corpUserEditableInfo',
        'corpUserStatus',
        'corpUserCredentials',
        'corpUserSettings',
        'groupMembership',
        'nativeGroupMembership',
        'roleMembership',
        'signInIdentity',
      ],
    ],
  ],
]);

/**
 * Returns the type of the event for a change; undefined if it gives none.
 * @param further names of aspects whose changes give an event as well, whatever the entity type
 */
export function auditEventType(
  change: AuditedChange,
  further: ReadonlySet<string>,
): AuditEventType | undefined {
  const { entityType, aspect, isKey, isDeleted } = change;
  const [created, deleted] = LIVES.get(entityType) ?? [];
  if (isKey && created !== undefined) return isDeleted ? deleted : created;
  const [update, aspects] = UPDATES.get(entityType) ?? [];
  if (aspects?.includes(aspect) === true) return update;
  if (!further.has(aspect)) return undefined;
  if (!isDeleted) return 'UpdateAspectEvent';
  return isKey ? 'DeleteEntityEvent' : 'EntityEvent';
}

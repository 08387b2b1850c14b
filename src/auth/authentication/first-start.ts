/** Creates what a new catalog needs: the roles, the default policies and the first user. */
import type { StoredAspect, StoredEntity } from '../../catalog/entities/types.js';
import {
  UNCHANGED_DEFAULT,
  isUnchangedDefault,
  readCreatedDefaults,
  storeCreatedDefaults,
} from '../../catalog/writes/built-ins.js';
import { createIfAbsent, unchangedProposal } from '../../catalog/commands/proposals.js';
import type { Proposal } from '../../catalog/writes/types.js';
import { DEFAULT_ADMIN_PASSWORD } from '../../core/compatibility.js';
import { CatalogError, hasCode } from '../../core/errors.js';
import { NO_REQUEST } from '../../core/request-facts.js';
import {
  ADMIN_ROLE,
  EDITOR_ROLE,
  READER_ROLE,
  ROOT_USER,
  wasUnchanged,
  type AuthDeps,
} from '../auth-deps.js';
import { DEFAULT_POLICIES, type DefaultPolicy } from '../authorization/policies/default-policies.js';
import {
  POLICY_ASPECT,
  POLICY_KEY,
  policyPayload,
  readPolicy,
} from '../authorization/policies/stored-policy.js';
import type { Policy } from '../authorization/policies/types.js';
import {
  CREDENTIALS,
  credentialsOf,
  credentialsProposal,
  hashPassword,
  verifyPassword,
} from './passwords.js';
import { createSessions } from './sessions.js';

const ROLES: Readonly<Record<string, string>> = {
  [ADMIN_ROLE]: 'May do everything.',
  [EDITOR_ROLE]: 'May read and change metadata.',
  [READER_ROLE]: 'May read metadata.',
};

/**
 * Creates what is missing and leaves the rest. A changed password stays; only the well-known default password
 * is replaced when another one is configured. Services may start concurrently.
 */
export async function prepareFirstStart(deps: AuthDeps, adminPassword: string | undefined): Promise<void> {
  if (adminPassword?.trim() === '')
    throw new CatalogError('INVALID_REQUEST', 'The initial password is blank');
  const { entities, writer, audit } = deps;
  const urns = [...Object.keys(ROLES), ROOT_USER, ...defaultPolicyUrns(DEFAULT_POLICIES)];
  const aspects = ['dataHubRoleInfo', 'corpUserInfo', 'roleMembership', CREDENTIALS, POLICY_ASPECT];
  const reading = entities.findEntities(urns, aspects);
  await keepDefaultPolicies(deps, DEFAULT_POLICIES, reading);
  const found = await reading;
  const stored = new Map(found.flatMap((entity) => (entity === undefined ? [] : [[entity.urn, entity]])));
  const isMissing = ({ urn, aspectName }: Pick<Proposal, 'urn' | 'aspectName'>): boolean =>
    stored.get(urn)?.aspects.has(aspectName) !== true;
  const missing = roleProposals().filter(isMissing);
  await markSystemUser(deps, stored.get(ROOT_USER));
  if (adminPassword !== undefined) {
    await replaceKnownPassword(deps, stored.get(ROOT_USER), adminPassword);
    missing.push(...rootProposals().filter(isMissing));
    // Hashing is slow, so only the first start does it.
    if (isMissing({ urn: ROOT_USER, aspectName: CREDENTIALS }))
      missing.push(createIfAbsent(ROOT_USER, CREDENTIALS, { ...(await hashPassword(adminPassword)) }));
  }
  if (missing.length === 0) return;
  await writer.write(missing, { actor: ROOT_USER, facts: NO_REQUEST });
  const isFirst = missing.some(({ aspectName }) => aspectName === CREDENTIALS);
  if (isFirst) audit.info({ event: 'first user created', user: ROOT_USER }, 'access');
}

/** Replaces the default password of a catalog that was used on one machine and is now opened to others. */
async function replaceKnownPassword(
  deps: AuthDeps,
  root: StoredEntity | undefined,
  password: string,
): Promise<void> {
  const stored = root?.aspects.get(CREDENTIALS);
  if (stored === undefined || password === DEFAULT_ADMIN_PASSWORD) return;
  if (!(await verifyPassword(DEFAULT_ADMIN_PASSWORD, credentialsOf(root)))) return;
  const sessions = createSessions(deps);
  // Ends sessions before the change too: once the password has changed, no later start looks for them.
  await sessions.closeAll(ROOT_USER);
  const proposal = credentialsProposal(ROOT_USER, await hashPassword(password));
  const written = deps.writer.write([{ ...proposal, ifVersion: stored.version }], {
    actor: ROOT_USER,
    facts: NO_REQUEST,
  });
  // Otherwise a concurrent start has replaced it.
  if (!(await wasUnchanged(written))) return;
  await sessions.closeAll(ROOT_USER);
  deps.audit.info({ event: 'password of the first user set', user: ROOT_USER }, 'access');
}

/** Marks the first user of a catalog that an earlier version created. */
async function markSystemUser({ writer }: AuthDeps, root: StoredEntity | undefined): Promise<void> {
  const stored = root?.aspects.get('corpUserInfo');
  if (stored === undefined || (JSON.parse(stored.text) as { system?: boolean }).system === true) return;
  const value = JSON.stringify([{ op: 'add', path: '/system', value: true }]);
  const target = { urn: ROOT_USER, aspectName: 'corpUserInfo', changeType: 'PATCH', value } as const;
  await wasUnchanged(
    writer.write([{ ...target, ifVersion: stored.version }], { actor: ROOT_USER, facts: NO_REQUEST }),
  );
}

function roleProposals(): Proposal[] {
  return Object.entries(ROLES).map(([urn, description]) => {
    const name = urn.slice(urn.lastIndexOf(':') + 1);
    return createIfAbsent(urn, 'dataHubRoleInfo', { name, description, editable: false });
  });
}

function rootProposals(): Proposal[] {
  return [
    createIfAbsent(ROOT_USER, 'corpUserInfo', {
      active: true,
      displayName: 'DataHub',
      title: 'DataHub',
      system: true,
    }),
    createIfAbsent(ROOT_USER, 'roleMembership', { roles: [ADMIN_ROLE] }),
  ];
}

type DefaultsDeps = Pick<AuthDeps, 'entities' | 'writer' | 'database' | 'load' | 'clock'>;

/**
 * Creates the default policies, once. A default policy that was changed or deleted stays so. An unchanged one is updated to this version of
 * Trellis, so that administrators get new privileges. Policies of earlier versions with another URN are moved, with the changes of
 * administrators.
 * @param reading resolves with the stored policies of `defaultPolicyUrns`. Absent: they are read.
 */
export async function keepDefaultPolicies(
  deps: DefaultsDeps,
  defaults: readonly DefaultPolicy[],
  reading: Promise<Found> = deps.entities.findEntities(defaultPolicyUrns(defaults), [POLICY_ASPECT]),
): Promise<void> {
  const { writer, clock } = deps;
  const urns = defaults.map(({ urn }) => urn);
  const [found, made] = await Promise.all([reading, readCreatedDefaults(deps, 'policies')]);
  const stored = new Map(
    found.flatMap((entity) => {
      const aspect = entity?.aspects.get(POLICY_ASPECT);
      return entity === undefined || aspect === undefined ? [] : [[entity.urn, aspect] as const];
    }),
  );
  const known: Known = { stored, made, at: clock.now() };
  const proposals = defaults.flatMap((policy) => proposalsFor(policy, known));
  // An interrupted start may have created policies without remembering them.
  const isForgotten = urns.some((urn) => stored.has(urn) && !made.has(urn));
  if (proposals.length === 0 && !isForgotten) return;
  try {
    if (proposals.length > 0) await writer.write(proposals, { actor: ROOT_USER, facts: NO_REQUEST });
  } catch (error) {
    // A concurrent start or an administrator changed one of them. The next start updates the others.
    if (!hasCode(error, 'PRECONDITION_FAILED')) throw error;
    return;
  }
  await storeCreatedDefaults(deps, 'policies', urns);
}

type Found = readonly (StoredEntity | undefined)[];

/** Returns the URNs of default policies of this version and of earlier ones. */
function defaultPolicyUrns(defaults: readonly DefaultPolicy[]): string[] {
  return defaults.flatMap(({ urn, formerUrn }) => (formerUrn === undefined ? [urn] : [urn, formerUrn]));
}

interface Known {
  /** The stored policies by URN. */
  readonly stored: ReadonlyMap<string, StoredAspect>;
  /** URNs that an earlier start created. */
  readonly made: ReadonlySet<string>;
  /** Epoch milliseconds. */
  readonly at: number;
}

function proposalsFor(policy: DefaultPolicy, { stored, made, at }: Known): Proposal[] {
  const { urn, formerUrn = '', splitFrom } = policy;
  const kept = stored.get(urn);
  const value = policyPayload(policy, at);
  const unchanged = { urn, aspectName: POLICY_ASPECT, value, systemMetadata: UNCHANGED_DEFAULT };
  if (kept !== undefined)
    return isOutdated(policy, kept) ? [{ ...unchanged, changeType: 'UPSERT', ifVersion: kept.version }] : [];
  const moving = stored.get(formerUrn);
  if (made.has(urn) || (made.has(formerUrn) && moving === undefined)) return [];
  const created = { ...unchanged, changeType: 'CREATE', ifAbsent: true } as const;
  if (moving !== undefined) return move({ urn: formerUrn, stored: moving }, created);
  const source = stored.get(splitFrom ?? '');
  const isRestricted =
    splitFrom !== undefined && made.has(splitFrom) && (source === undefined || !isUnchangedDefault(source));
  if (!isRestricted) return [created];
  // Otherwise the start would grant again what an administrator took away.
  const { systemMetadata: _, ...others } = created;
  return [{ ...others, value: policyPayload({ ...policy, state: 'INACTIVE' }, at) }];
}

/** Creates the policy under its new URN and deletes it under the former one, unless it is changed in the meantime. */
function move(former: { urn: string; stored: StoredAspect }, created: Proposal): Proposal[] {
  const { urn, stored } = former;
  const { systemMetadata, ...others } = created;
  return [
    unchangedProposal({ urn, aspectName: POLICY_ASPECT }, stored),
    isUnchangedDefault(stored) && systemMetadata !== undefined ? created : { ...others, value: stored.text },
    { urn, aspectName: POLICY_KEY, changeType: 'DELETE' },
  ];
}

function isOutdated(policy: Policy, kept: StoredAspect): boolean {
  const wanted = readPolicy(policy.urn, policyPayload(policy, 0));
  const isSame = JSON.stringify(readPolicy(policy.urn, kept.text)) === JSON.stringify(wanted);
  return isUnchangedDefault(kept) && !isSame;
}

/** Creates the default policies, once. */
import { NO_REQUEST } from '../../../core/request-facts.js';
import { hasCode } from '../../../core/errors.js';
import type { StoredAspect, StoredEntity } from '../../../catalog/entities/types.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import { isUntouched, readMade, rememberMade, UNTOUCHED } from '../../../catalog/writes/made-defaults.js';
import { unchangedProposal } from '../../../catalog/writes/unchanged-proposal.js';
import { ROOT_USER } from '../../authentication/names.js';
import type { AuthDeps } from '../../auth-deps.js';
import type { DefaultPolicy } from './default-policies.js';
import { POLICY_ASPECT, POLICY_KEY, policyPayload, readPolicy } from './stored-policy.js';
import type { Policy } from './types.js';

type DefaultsDeps = Pick<AuthDeps, 'entities' | 'writer' | 'database' | 'load' | 'clock'>;

/**
 * A default policy that was changed or deleted stays so. An unchanged one is updated to this version of Trellis, so that administrators
 * get new privileges. Policies of earlier versions with another URN are moved, with the changes of administrators.
 * @param reading resolves with the stored policies of `defaultPolicyUrns`. Absent: they are read.
 */
export async function keepDefaultPolicies(
  deps: DefaultsDeps,
  defaults: readonly DefaultPolicy[],
  reading: Promise<Found> = deps.entities.findEntities(defaultPolicyUrns(defaults), [POLICY_ASPECT]),
): Promise<void> {
  const { writer, clock } = deps;
  const urns = defaults.map(({ urn }) => urn);
  const [found, made] = await Promise.all([reading, readMade(deps, 'policies')]);
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
  await rememberMade(deps, 'policies', urns);
}

type Found = readonly (StoredEntity | undefined)[];

/** Returns the URNs of default policies of this version and of earlier ones. */
export function defaultPolicyUrns(defaults: readonly DefaultPolicy[]): string[] {
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
  const unchanged = { urn, aspectName: POLICY_ASPECT, value, systemMetadata: UNTOUCHED };
  if (kept !== undefined)
    return isOutdated(policy, kept) ? [{ ...unchanged, changeType: 'UPSERT', ifVersion: kept.version }] : [];
  const moving = stored.get(formerUrn);
  if (made.has(urn) || (made.has(formerUrn) && moving === undefined)) return [];
  const created = { ...unchanged, changeType: 'CREATE', ifAbsent: true } as const;
  if (moving !== undefined) return move({ urn: formerUrn, stored: moving }, created);
  const source = stored.get(splitFrom ?? '');
  const isRestricted =
    splitFrom !== undefined && made.has(splitFrom) && (source === undefined || !isUntouched(source));
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
    isUntouched(stored) && systemMetadata !== undefined ? created : { ...others, value: stored.text },
    { urn, aspectName: POLICY_KEY, changeType: 'DELETE' },
  ];
}

function isOutdated(policy: Policy, kept: StoredAspect): boolean {
  const wanted = readPolicy(policy.urn, policyPayload(policy, 0));
  const isSame = JSON.stringify(readPolicy(policy.urn, kept.text)) === JSON.stringify(wanted);
  return isUntouched(kept) && !isSame;
}

/** Creates the default policies, once. */
import { hasCode } from '../../../core/errors.js';
import type { StoredAspect } from '../../../catalog/entities/types.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import { ROOT_USER } from '../../authentication/names.js';
import type { AuthDeps } from '../../auth-deps.js';
import { POLICY_ASPECT, policyPayload, readPolicy } from './stored-policy.js';
import type { Policy } from './types.js';

/** Marks a default policy that nobody has changed. A client that changes the policy does not send this metadata. */
const UNTOUCHED = { properties: { 'trellis.default': 'true' } };

type DefaultsDeps = Pick<AuthDeps, 'entities' | 'writer' | 'database' | 'load' | 'clock'>;

/**
 * A default policy that was changed or deleted stays so. An unchanged one is updated to this version of Trellis, so that administrators
 * get new privileges.
 */
export async function keepDefaultPolicies(deps: DefaultsDeps, defaults: readonly Policy[]): Promise<void> {
  const { entities, writer, clock } = deps;
  const urns = defaults.map(({ urn }) => urn);
  const [found, made] = await Promise.all([
    entities.findEntities(urns, [POLICY_ASPECT]),
    readRemembered(deps),
  ]);
  const stored = found.map((entity) => entity?.aspects.get(POLICY_ASPECT));
  const proposals = defaults.flatMap((policy, index): Proposal[] => {
    const kept = stored[index];
    const isGone = kept === undefined && made.has(policy.urn);
    if (isGone || (kept !== undefined && !isOutdated(policy, kept))) return [];
    const value = policyPayload(policy, clock.now());
    const proposal = { urn: policy.urn, aspectName: POLICY_ASPECT, value, systemMetadata: UNTOUCHED };
    return kept === undefined
      ? [{ ...proposal, changeType: 'CREATE', ifAbsent: true }]
      : [{ ...proposal, changeType: 'UPSERT', ifVersion: kept.version }];
  });
  // An interrupted start may have created policies without remembering them.
  const isForgotten = urns.some((urn, index) => stored[index] !== undefined && !made.has(urn));
  if (proposals.length === 0 && !isForgotten) return;
  try {
    if (proposals.length > 0) await writer.write(proposals, { actor: ROOT_USER });
  } catch (error) {
    // A concurrent start or an administrator changed one of them. The next start updates the others.
    if (!hasCode(error, 'PRECONDITION_FAILED')) throw error;
    return;
  }
  await remember(deps, urns);
}

function isOutdated(policy: Policy, { text, systemMetadata }: StoredAspect): boolean {
  const properties = systemMetadata?.['properties'] as Record<string, unknown> | undefined;
  if (properties?.['trellis.default'] !== 'true') return false;
  const wanted = readPolicy(policy.urn, policyPayload(policy, 0));
  return JSON.stringify(readPolicy(policy.urn, text)) !== JSON.stringify(wanted);
}

/** @returns the URNs that an earlier start created */
async function readRemembered({ database, load }: DefaultsDeps): Promise<ReadonlySet<string>> {
  const [row] = await database.read(load('authorization/read-made-defaults'));
  return new Set(row?.['made'] as string[] | undefined);
}

async function remember({ database, load, clock }: DefaultsDeps, urns: readonly string[]): Promise<void> {
  const parameters = { urns, at: clock.now() };
  await database.write('authorization/remember-defaults', (run) =>
    run(load('authorization/remember-defaults'), parameters),
  );
}

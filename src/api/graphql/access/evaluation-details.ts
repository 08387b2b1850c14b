/** The field `evaluationDetails`: the policies that grant a user nothing. */
import type { GrantQuestion, Mismatch } from '../../../auth/authorization/policies/types.js';
import type { GraphqlContext } from '../context.js';
import type { PolicyEvaluationDetail } from '../generated/schema-types.js';

const REASONS: Readonly<Record<Mismatch, string>> = {
  INACTIVE: 'The policy is not active',
  ACTOR: 'The policy does not match the actor',
  RESOURCE: 'The policy does not match the resource',
  LABELS: 'The policy does not allow the sub-resource',
};

interface Parent {
  readonly question: GrantQuestion;
  readonly isDetailed: boolean;
}

/** Of several policies with the same name, the first one by URN counts. */
export async function evaluationDetails(
  { question, isDetailed }: Parent,
  _: unknown,
  { services, actor }: GraphqlContext,
): Promise<PolicyEvaluationDetail[] | null> {
  if (!isDetailed) return null;
  const unapplied = await services.access.policies.unappliedTo(question, actor);
  if (unapplied === undefined) return null;
  const isVisible = await services.findVisible(unapplied.map(({ policy }) => policy));
  const reasons = new Map<string, string>();
  for (const { policy, name, mismatch } of unapplied)
    if (isVisible(policy) && !reasons.has(name)) reasons.set(name, REASONS[mismatch]);
  return [...reasons].map(([policyName, reason]) => ({ policyName, reason }));
}

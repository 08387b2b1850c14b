/** What `applyJobs` needs besides the jobs and the states. */
import type { AspectRule } from '../../../src/catalog/writes/aspect-rule.js';
import { indexRules } from '../../../src/catalog/writes/apply-rules.js';
import type { MetadataModel } from '../../../src/model/types.js';

/** @param rules with what each of them knows @param at epoch milliseconds */
export function applyContext(
  model: MetadataModel,
  rules: readonly (readonly [rule: AspectRule, known: unknown])[] = [],
  at = 1,
) {
  const known = new Map(rules);
  return { model, at, rounds: new Map<string, number>(), rules: indexRules([...known.keys()]), known };
}

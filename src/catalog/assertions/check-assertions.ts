/** Checks assertions with the data of the catalog. */
import { mapYielding } from '../../core/map-yielding.js';
import type { JsonObject } from '../../core/json.js';
import { evaluateAssertion, failed } from './rules/evaluate-assertion.js';
import { fillIn } from './rules/std-parameters.js';
import { Inconclusive, type Outcome } from './rules/types.js';
import { gatherEvidence, type LoadedAssertion, type AssertionReaders } from './gather-evidence.js';

export interface CheckOptions {
  /** Values for `${name}` in the parameters of assertions. */
  readonly given: ReadonlyMap<string, string>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Returns one outcome per assertion, in order, with a fixed number of statements for all. */
export async function checkAssertions(
  readers: AssertionReaders,
  assertions: readonly LoadedAssertion[],
  { given, now }: CheckOptions,
): Promise<Outcome[]> {
  const infos = assertions.map(({ info }) => fillIn(info, given));
  const asked = assertions.map((assertion, index) => {
    const info = infos[index];
    return info === undefined || info instanceof Inconclusive ? assertion : { ...assertion, info };
  });
  const gathered = await gatherEvidence(readers, asked, now);
  return mapYielding(asked, ({ info }, index) => {
    const filled: JsonObject | Inconclusive = infos[index] ?? info;
    const { fault, evidence = {}, window } = gathered[index] ?? {};
    const inconclusive = filled instanceof Inconclusive ? filled : fault;
    return inconclusive === undefined ? evaluateAssertion(info, evidence, window) : failed(inconclusive);
  });
}

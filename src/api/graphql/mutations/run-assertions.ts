/** Runs assertions: checks them, and stores how they turned out. */
import { CatalogError } from '../../../core/errors.js';
import { newId } from '../../../core/ids.js';
import type { JsonObject } from '../../../core/json.js';
import type { Outcome } from '../../../catalog/assertions/rules/types.js';
import { checkAssertions, type CheckOptions } from '../../../catalog/assertions/check-assertions.js';
import type { AskedAssertion } from '../../../catalog/assertions/gather-evidence.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import type { GraphqlContext } from '../context.js';
import { asserteeOf } from './custom-assertion.js';
import { requireEntities } from '../../../catalog/commands/require-entities.js';
import { store } from '../../../catalog/commands/store.js';

/** Assertions that one request runs. */
export const MAX_RUNS = 1_000;

export interface RunOptions {
  /** Whether results become run events. */
  readonly isSaved: boolean;
  /** What `${name}` stands for in the parameters of assertions. */
  readonly given: Readonly<Record<string, string>>;
}

export interface AssertionRun {
  readonly urn: string;
  /** The record `AssertionResult`. */
  readonly result: JsonObject;
}

/** All at one moment, and stored together. @param urns none twice @throws NOT_FOUND, LIMIT_EXCEEDED */
export async function runAssertions(
  context: GraphqlContext,
  urns: readonly string[],
  { isSaved, given }: RunOptions,
): Promise<AssertionRun[]> {
  checkCount(urns.length);
  const assertions = await readAssertions(context, urns);
  const { services, clock } = context;
  const options = { given: new Map(Object.entries(given)), now: clock.now() };
  const check = isSaved && services.isScoped ? checkWithinScope : checkAssertions;
  const outcomes = await check(services, assertions, options);
  const runs = assertions.map(({ urn, info }, index) => ({ urn, result: toResult(info, outcomes[index]) }));
  if (isSaved && runs.length > 0)
    await store(
      context,
      assertions.map(({ urn, asserted }, index) =>
        toEvent(
          {
            timestampMillis: options.now,
            assertionUrn: urn,
            asserteeUrn: asserted,
            result: runs[index]?.result,
          },
          given,
        ),
      ),
    );
  return runs;
}

/**
 * What is saved is said to everybody, so it rests on all that is known; who does not see all of that neither says it nor is told it in this
 * way. Whether there is what an assertion is about, is no reason to those only who see everything; points have privileges of their own.
 * @throws FORBIDDEN
 */
async function checkWithinScope(
  { entities, timeseries, unscoped, requireFullScope }: GraphqlContext['services'],
  assertions: readonly AskedAssertion[],
  options: CheckOptions,
): Promise<Outcome[]> {
  const deed = 'save the result of an assertion that rests on what you do not see';
  const urns = [...new Set(assertions.map(({ asserted }) => asserted))];
  const seen = await entities.findNames(urns);
  if (!urns.every((urn) => seen.has(urn))) await requireFullScope(deed);
  // Once more: what is written between the two checks makes them differ, too.
  for (let tried = 0; tried < 2; tried += 1) {
    const ofAll = await checkAssertions(unscoped, assertions, options);
    const outcomes = await checkAssertions({ entities, timeseries }, assertions, options);
    if (JSON.stringify(outcomes) === JSON.stringify(ofAll)) return outcomes;
  }
  throw new CatalogError('FORBIDDEN', `You may not ${deed}`, { rule: 'to see what it rests on' });
}

export function checkCount(count: number): void {
  if (count <= MAX_RUNS) return;
  throw new CatalogError('LIMIT_EXCEEDED', `${count} assertions; one request runs at most ${MAX_RUNS}`, {
    rule: `at most ${MAX_RUNS}`,
  });
}

async function readAssertions(context: GraphqlContext, urns: readonly string[]): Promise<AskedAssertion[]> {
  const found = await requireEntities(
    context,
    urns.map((urn) => ({ urn, aspects: ['assertionInfo'] })),
  );
  return urns.map((urn) => {
    const text = found.get(urn)?.aspects.get('assertionInfo')?.text;
    const asserted = asserteeOf(text);
    if (text === undefined || asserted === undefined)
      throw new CatalogError('NOT_FOUND', `${urn} does not say what it is about`, { rule: 'assertionInfo' });
    return { urn, asserted, info: JSON.parse(text) as JsonObject };
  });
}

/** Errors stand in the result as those do that others report. */
function toResult({ externalUrl }: JsonObject, outcome: Outcome | undefined): JsonObject {
  const { error, ...found } = outcome ?? { type: 'ERROR' };
  return {
    ...(typeof externalUrl === 'string' && { externalUrl }),
    ...(found as JsonObject),
    ...(error !== undefined && { error: { type: error.type, properties: { message: error.message } } }),
  };
}

interface CheckEvent {
  readonly timestampMillis: number;
  readonly assertionUrn: string;
  readonly asserteeUrn: string;
  readonly result: JsonObject | undefined;
}

function toEvent(event: CheckEvent, given: RunOptions['given']): Proposal {
  const runtimeContext = Object.keys(given).length > 0 ? { runtimeContext: given } : {};
  const value = { ...event, runId: newId(), status: 'COMPLETE', ...runtimeContext };
  return {
    urn: event.assertionUrn,
    aspectName: 'assertionRunEvent',
    changeType: 'UPSERT',
    value: JSON.stringify(value),
  };
}

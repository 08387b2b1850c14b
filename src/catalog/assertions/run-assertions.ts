/** Runs assertions that the catalog checks itself with its own data, and stores their results. */
import type { Optional } from '../commands/command-input.js';
import { CatalogError } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import type { JsonObject } from '../../core/json.js';
import { mapYielding } from '../../core/async.js';
import { assertedEntity } from '../../model/search/assertions.js';
import { payloadOf } from '../entities/stored-aspect.js';
import type { Proposal } from '../writes/types.js';
import type { CommandContext } from '../commands/command-context.js';
import { readUrn, requireEntities, requireEntity, namesNoEntity } from '../commands/require-entities.js';
import { store } from '../commands/store.js';
import { type Outcome, Inconclusive } from './rules/evidence.js';
import { type LoadedAssertion, gatherEvidence, type AssertionReaders } from './gather-evidence.js';
import { evaluateAssertion, failed } from './rules/evaluate-assertion.js';
import { fillIn } from './rules/compare.js';

/** Maximum number of assertions that one request runs. */
const MAX_RUNS = 1_000;

export interface RunOptions {
  /** Whether results are stored as run events. */
  readonly isSaved: boolean;
  /** Values for `${name}` in the parameters of assertions. */
  readonly given: Readonly<Record<string, string>>;
}

export interface AssertionRun {
  readonly urn: string;
  /** The record `AssertionResult`. */
  readonly result: JsonObject;
}

/**
 * Checks all assertions at one point in time and stores the results in one transaction.
 * @param urns in their stored form, without duplicates
 * @throws NOT_FOUND; LIMIT_EXCEEDED for more than 1,000 assertions; FORBIDDEN, see `checkWithinScope`
 */
export async function runAssertions(
  context: CommandContext,
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
 * All users can read a stored result, so it must be based on the whole catalog. An actor whose scope leads to another result may neither
 * store it nor learn it this way. The asserted entities must be within the scope; points need privileges of their own.
 * @throws FORBIDDEN
 */
async function checkWithinScope(
  { entities, timeseries, unscoped, requireFullScope }: CommandContext['services'],
  assertions: readonly LoadedAssertion[],
  options: CheckOptions,
): Promise<Outcome[]> {
  const action = 'save the result of an assertion that depends on entities outside your scope';
  const urns = [...new Set(assertions.map(({ asserted }) => asserted))];
  const visible = await entities.findNames(urns);
  if (!urns.every((urn) => visible.has(urn))) await requireFullScope(action);
  // Tried twice, because a write between the two checks makes them differ as well.
  for (let tried = 0; tried < 2; tried += 1) {
    const ofAll = await checkAssertions(unscoped, assertions, options);
    const outcomes = await checkAssertions({ entities, timeseries }, assertions, options);
    if (JSON.stringify(outcomes) === JSON.stringify(ofAll)) return outcomes;
  }
  throw new CatalogError('FORBIDDEN', `You may not ${action}`, {
    rule: 'view of the entities that the result depends on',
  });
}

/** Runs the assertions about an asset, all of them or those with one of the tags. @throws the errors of `runAssertions` */
export async function runAssertionsOf(
  context: CommandContext,
  { asset: text, tags: tagUrns }: { readonly asset: string; readonly tags?: Optional<readonly string[]> },
  options: RunOptions,
): Promise<AssertionRun[]> {
  const asset = await requireEntity(context, text);
  const tags = tagUrns?.map((tag) => readUrn(context, tag, 'tag'));
  const [page] = await context.services.relationships.listReferrers([
    {
      urn: asset,
      types: ['Asserts'],
      entityType: 'assertion',
      where: tags === undefined ? [] : [{ field: 'tags', values: tags }],
      includeSoftDeleted: false,
      start: 0,
      count: MAX_RUNS,
    },
  ]);
  checkCount(page?.total ?? 0);
  return runAssertions(context, page?.urns ?? [], options);
}

function checkCount(count: number): void {
  if (count <= MAX_RUNS) return;
  throw new CatalogError('LIMIT_EXCEEDED', `${count} assertions; one request runs at most ${MAX_RUNS}`, {
    rule: `at most ${MAX_RUNS}`,
  });
}

async function readAssertions(context: CommandContext, urns: readonly string[]): Promise<LoadedAssertion[]> {
  const found = await requireEntities(
    context,
    urns.map((urn) => ({ urn, aspects: ['assertionInfo'] })),
  );
  return urns.map((urn) => {
    const info = payloadOf(found.get(urn), 'assertionInfo') ?? {};
    const asserted = assertedEntity(info);
    if (asserted === undefined) throw namesNoEntity(urn, 'assertionInfo');
    return { urn, asserted, info };
  });
}

/** Converts an outcome to the form in which other tools report results. */
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

interface CheckOptions {
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
  const prepared = assertions.map((assertion, index) => {
    const info = infos[index];
    return info === undefined || info instanceof Inconclusive ? assertion : { ...assertion, info };
  });
  const gathered = await gatherEvidence(readers, prepared, now);
  return mapYielding(prepared, ({ info }, index) => {
    const filled: JsonObject | Inconclusive = infos[index] ?? info;
    const { fault, evidence = {}, window } = gathered[index] ?? {};
    const inconclusive = filled instanceof Inconclusive ? filled : fault;
    return inconclusive === undefined ? evaluateAssertion(info, evidence, window) : failed(inconclusive);
  });
}

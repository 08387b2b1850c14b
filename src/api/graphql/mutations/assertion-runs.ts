/** `runAssertion` and its relatives: assertions that the catalog checks itself. */
import { CatalogError } from '../../../core/errors.js';
import type { GraphqlContext } from '../context.js';
import type { MutationResolvers, MutationRunAssertionArgs } from '../generated/schema-types.js';
import { EntityRef } from '../mapping/entity-ref.js';
import { StoredRecord } from '../mapping/record.js';
import { readUrn, requireEntities } from '../../../catalog/commands/require-entities.js';
import { checkCount, MAX_RUNS, runAssertions, type AssertionRun } from './run-assertions.js';
import { toStringMap } from './string-map.js';

export const assertionRuns = {
  runAssertion: async (_, { urn, ...options }, context) => {
    const [run] = await runAll(context, [readUrn(context, urn, 'assertion')], options);
    return run && !options.async ? resultOf(run, context) : null;
  },
  runAssertions: async (_, { urns, saveResults, ...options }, context) => {
    const distinct = [...new Set(urns.map((urn) => readUrn(context, urn, 'assertion')))];
    return summaryOf(
      await runAll(context, distinct, { ...options, saveResult: saveResults ?? true }),
      options,
      context,
    );
  },
  runAssertionsForAsset: async (_, { urn: text, tagUrns, ...options }, context) => {
    const urn = readUrn(context, text);
    await requireEntities(context, [{ urn }]);
    const tags = tagUrns?.map((tag) => readUrn(context, tag, 'tag'));
    const { total, urns } = await context.referrers.load({
      urn,
      types: ['Asserts'],
      entityType: 'assertion',
      where: tags === undefined ? [] : [{ field: 'tags', values: tags }],
      includeRemoved: false,
      start: 0,
      count: MAX_RUNS,
    });
    checkCount(total);
    return summaryOf(await runAll(context, urns, options), options, context);
  },
} satisfies MutationResolvers;

type Options = Omit<MutationRunAssertionArgs, 'urn'>;

/** Whether the answer waits for results or not, they are there when it comes: checking by what is known takes no longer than asking. */
function runAll(
  context: GraphqlContext,
  urns: readonly string[],
  { saveResult, parameters, async }: Options,
): Promise<AssertionRun[]> {
  const isSaved = saveResult !== false;
  if (async && !isSaved)
    throw new CatalogError('INVALID_REQUEST', 'A result that is neither answered nor saved tells nobody', {
      path: '/async',
      rule: 'false where results are not saved',
    });
  return runAssertions(context, urns, { isSaved, given: toStringMap(parameters ?? []) });
}

function resultOf({ urn, result }: AssertionRun, { services }: GraphqlContext): StoredRecord {
  return new StoredRecord(result, services.model.parseUrn(urn));
}

function summaryOf(runs: readonly AssertionRun[], { async }: Options, context: GraphqlContext) {
  const told = async ? [] : runs;
  const countOf = (type: string): number => told.filter(({ result }) => result['type'] === type).length;
  return {
    passingCount: countOf('SUCCESS'),
    failingCount: countOf('FAILURE'),
    errorCount: countOf('ERROR'),
    results: runs.map((run) => ({
      assertion: new EntityRef(context.services.model.parseUrn(run.urn)),
      result: async ? null : resultOf(run, context),
    })),
  };
}

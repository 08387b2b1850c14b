/** Fields that report events: operations, incidents, results of assertions and the contracts that rely on them. They also run assertions. */
import {
  reportAssertionResult,
  upsertCustomAssertion,
} from '../../../catalog/assertions/report-assertion.js';
import {
  runAssertions,
  runAssertionsOf,
  type AssertionRun,
  type RunOptions,
} from '../../../catalog/assertions/run-assertions.js';
import { toStringMap } from '../../../catalog/commands/command-input.js';
import { deleteEntityIfExists } from '../../../catalog/commands/entity-commands.js';
import { readUrn } from '../../../catalog/commands/require-entities.js';
import { upsertContract } from '../../../catalog/data-contracts/contract-commands.js';
import { reportOperation } from '../../../catalog/dataset-operations.js';
import {
  raiseIncident,
  updateIncident,
  updateIncidentStatus,
} from '../../../catalog/incidents/incident-commands.js';
import { invalidRequest } from '../../../core/errors.js';
import type { GraphqlContext } from '../context.js';
import type { MutationResolvers, MutationRunAssertionArgs } from '../generated/schema-types.js';
import { EntityRef, storedEntityRef } from '../mapping/entity-ref.js';
import { StoredRecord } from '../mapping/record.js';

export const reportMutations = {
  // Operations
  reportOperation: async (_, { input }, context) => {
    await reportOperation(context, input);
    return 'true';
  },

  // Incidents
  raiseIncident: (_, { input }, context) => raiseIncident(context, input),
  updateIncident: (_, { urn, input }, context) => updateIncident(context, urn, input),
  updateIncidentStatus: (_, { urn, input }, context) => updateIncidentStatus(context, urn, input),

  // Assertions and data contracts
  upsertCustomAssertion: async (_, { urn, input }, context) =>
    storedEntityRef(await upsertCustomAssertion(context, urn, input)),
  upsertDataContract: async (_, { urn, input }, context) =>
    storedEntityRef(await upsertContract(context, urn, input)),
  deleteAssertion: (_, { urn }, context) => deleteEntityIfExists(context, urn, 'assertion'),
  reportAssertionResult: (_, { urn, result }, context) => reportAssertionResult(context, urn, result),

  // Runs of the assertions that the catalog evaluates itself
  runAssertion: async (_, { urn, ...options }, context) => {
    const [run] = await runAssertions(context, [readUrn(context, urn, 'assertion')], readOptions(options));
    return run && !options.async ? resultOf(run, context) : null;
  },
  runAssertions: async (_, { urns, saveResults, ...options }, context) => {
    const distinct = [...new Set(urns.map((urn) => readUrn(context, urn, 'assertion')))];
    const runOptions = readOptions({ ...options, saveResult: saveResults ?? true });
    return summaryOf(await runAssertions(context, distinct, runOptions), options, context);
  },
  runAssertionsForAsset: async (_, { urn: asset, tagUrns: tags, ...options }, context) =>
    summaryOf(await runAssertionsOf(context, { asset, tags }, readOptions(options)), options, context),
} satisfies MutationResolvers;

type Options = Omit<MutationRunAssertionArgs, 'urn'>;

/** With `async`, the results are stored before the response too, because the evaluation is fast. */
function readOptions({ saveResult, parameters, async }: Options): RunOptions {
  const isSaved = saveResult !== false;
  if (async && !isSaved)
    throw invalidRequest(
      '/async',
      'A result that is neither returned nor saved has no effect',
      'false if results are not saved',
    );
  return { isSaved, given: toStringMap(parameters ?? []) };
}

function resultOf({ urn, result }: AssertionRun, { services }: GraphqlContext): StoredRecord {
  return new StoredRecord(result, services.model.parseUrn(urn));
}

function summaryOf(runs: readonly AssertionRun[], { async }: Options, context: GraphqlContext) {
  const shown = async ? [] : runs;
  const countOf = (type: string): number => shown.filter(({ result }) => result['type'] === type).length;
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

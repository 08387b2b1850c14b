/** Requests to executors: who requested them and for which source, and the mutations that create and stop them. */
import {
  cancelRun,
  requestConnectionTest,
  requestRun,
} from '../../../catalog/ingestion/execution-request-commands.js';
import { REQUEST_INPUT } from '../../../catalog/ingestion/request-input.js';
import { rollBackRequestedRun } from '../../../catalog/ingestion/roll-back-requested-run.js';
import { visibleActor } from '../changes/visible-actor.js';
import type { GraphqlContext } from '../context.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { memberAt, type StoredRecord } from '../mapping/record.js';
import { findNamedSource } from './find-source.js';

type Context = Pick<GraphqlContext, 'aspects' | 'visible'>;

export const executionRequestMutations = {
  createIngestionExecutionRequest: (_, { input }, context) =>
    requestRun(context, input.ingestionSourceUrn, context.services.facts),
  cancelIngestionExecutionRequest: (_, { input }, context) => cancelRun(context, input),
  createTestConnectionRequest: (_, { input }, context) =>
    requestConnectionTest(context, input, context.services.facts),
  rollbackIngestion: async (_, { input }, context) => {
    await rollBackRequestedRun(context, input.runId);
    return 'true';
  },
} satisfies MutationResolvers;

/** The user in the request, else the user who stored it. */
async function actorUrn(
  { value, owner }: StoredRecord,
  _: unknown,
  { aspects }: Context,
): Promise<string | null> {
  const named = memberAt(value, ['actorUrn']);
  if (typeof named === 'string') return named;
  return (await aspects.load(owner.text, REQUEST_INPUT))?.created.actor ?? null;
}

export const executionRequests = {
  ExecutionRequest: {
    source: async ({ urn }: EntityRef, _: unknown, context: Context) => {
      const input = await context.aspects.load(urn.text, REQUEST_INPUT);
      return findNamedSource(memberAt(input?.value, ['source', 'ingestionSource']), context);
    },
  },
  ExecutionRequestInput: {
    actorUrn,
    actor: async (input: StoredRecord, _: unknown, context: Context) =>
      visibleActor((await actorUrn(input, _, context)) ?? undefined, context),
  },
} as const;

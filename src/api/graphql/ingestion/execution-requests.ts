/** Who requested a run. */
import { visibleActor } from '../changes/visible-actor.js';
import type { GraphqlContext } from '../context.js';
import { memberAt, type StoredRecord } from '../mapping/record.js';

type Context = Pick<GraphqlContext, 'aspects' | 'visible'>;

/** The user in the request, else the user who stored it. */
async function actorUrn(
  { value, owner }: StoredRecord,
  _: unknown,
  { aspects }: Context,
): Promise<string | null> {
  const named = memberAt(value, ['actorUrn']);
  if (typeof named === 'string') return named;
  return (await aspects.load(owner.text, 'dataHubExecutionRequestInput'))?.created.actor ?? null;
}

export const executionRequests = {
  ExecutionRequestInput: {
    actorUrn,
    actor: async (input: StoredRecord, _: unknown, context: Context) =>
      visibleActor((await actorUrn(input, _, context)) ?? undefined, context),
  },
} as const;

/** The field `changeHistory` of documents. */
import { CatalogError } from '../../../core/errors.js';
import { documentChanges, type DocumentChange } from '../../../catalog/documents/document-changes.js';
import type { GraphqlContext } from '../context.js';
import type { DocumentChangeHistoryArgs } from '../generated/schema-types.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { visibleActor } from '../changes/visible-actor.js';

const DEFAULT_DAYS = 30;
const MILLIS_PER_DAY = 86_400_000;
const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 1_000;

/** @throws FORBIDDEN unless the actor may view the document; INVALID_REQUEST for a limit or a time that is not possible */
export async function changeHistory(
  { urn }: EntityRef,
  args: Partial<DocumentChangeHistoryArgs>,
  context: GraphqlContext,
): Promise<object[]> {
  const { from, until, limit } = readArguments(args, context.now);
  if (!(await context.visible.load(urn.text)))
    throw new CatalogError('FORBIDDEN', `You may not view the changes of ${urn.text}`, {
      urn: urn.text,
      rule: 'view of the document',
    });
  const steps = await context.documentSteps.load(urn.text, { until });
  const changes = documentChanges(urn.text, steps).filter(({ at }) => at >= from);
  return Promise.all(changes.slice(0, limit).map((change) => present(change, context)));
}

function readArguments(
  { startTimeMillis, endTimeMillis, limit }: Partial<DocumentChangeHistoryArgs>,
  now: number,
): { readonly from: number; readonly until: number; readonly limit: number } {
  const until = endTimeMillis ?? now;
  const from = startTimeMillis ?? until - DEFAULT_DAYS * MILLIS_PER_DAY;
  const most = limit ?? DEFAULT_LIMIT;
  if (until < 0) throw refusal('endTimeMillis', 'epoch milliseconds');
  if (from > until) throw refusal('startTimeMillis', 'not after endTimeMillis');
  if (most < 1 || most > MAX_LIMIT) throw refusal('limit', `from 1 to ${MAX_LIMIT}`);
  return { from, until, limit: most };
}

function refusal(name: string, rule: string): CatalogError {
  return new CatalogError('INVALID_REQUEST', `${name} is invalid: ${rule}`, { path: `/${name}`, rule });
}

async function present(
  { changeType, description, actor, at, details }: DocumentChange,
  context: GraphqlContext,
): Promise<object> {
  const entries = Object.entries(details).map(([key, value]) => ({ key, value }));
  return {
    ...{ changeType, description, timestamp: at },
    actor: await visibleActor(actor, context),
    details: entries.length > 0 ? entries : null,
  };
}

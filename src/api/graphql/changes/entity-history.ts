/** The change history of an entity (`docs/timeline.md`). */
import { WITHHELD_FROM_GRAPH } from '../../../model/secret-aspects.js';
import type { AspectChange } from '../../../catalog/changes/types.js';
import type { GraphqlContext } from '../context.js';
import type { HistoryInput } from '../generated/schema-types.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { visibleActor } from './visible-actor.js';

const DEFAULT_COUNT = 20;

/** @throws UNKNOWN_ASPECT for a name that the model does not define; INVALID_REQUEST, LIMIT_EXCEEDED */
export async function historyOf(
  { urn }: EntityRef,
  { aspectNames, count, cursor }: HistoryInput,
  { histories, services }: Pick<GraphqlContext, 'histories' | 'services'>,
) {
  const names = aspectNames?.map((name) => services.model.getAspect(name).name);
  const page = await histories.load({
    urn: urn.text,
    count: count ?? DEFAULT_COUNT,
    ...(names && { aspectNames: names }),
    ...(typeof cursor === 'string' && { cursor }),
  });
  return { changes: page.changes, nextCursor: page.nextCursor ?? null };
}

/** Reads values only if the request selects them. */
export const entityHistory = {
  EntityChange: {
    actor: ({ actor }: AspectChange, _: unknown, context: GraphqlContext) => visibleActor(actor, context),
    before: ({ urn, aspectName, versionBefore }: AspectChange, _: unknown, context: GraphqlContext) =>
      valueOf(context, { urn, aspectName, version: versionBefore }),
    after: ({ urn, aspectName, version }: AspectChange, _: unknown, context: GraphqlContext) =>
      valueOf(context, { urn, aspectName, version }),
  },
} as const;

interface ValueRequest {
  readonly urn: string;
  readonly aspectName: string | undefined;
  readonly version: number | undefined;
}

async function valueOf(
  { writtenValues }: GraphqlContext,
  { urn, aspectName, version }: ValueRequest,
): Promise<string | null> {
  if (aspectName === undefined || version === undefined) return null;
  if (WITHHELD_FROM_GRAPH.has(aspectName)) return null;
  return (await writtenValues.load({ urn, aspectName, version })) ?? null;
}

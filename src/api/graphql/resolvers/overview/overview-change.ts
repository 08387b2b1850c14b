/** The latest change of any aspect of an entity. */
import { visibleActor } from '../../changes/visible-actor.js';
import type { EntityRef } from '../../mapping/entity-ref.js';
import type { OverviewContext } from './overview-values.js';

interface OverviewChange {
  /** Epoch milliseconds. */
  readonly time: number;
  readonly actor?: EntityRef;
  readonly runId?: string;
}

export async function lastChange(
  { urn }: EntityRef,
  _: unknown,
  { changes, visible: seen }: OverviewContext,
): Promise<OverviewChange | undefined> {
  const stamp = await changes.load(urn.text);
  if (stamp === undefined) return undefined;
  const actor = await visibleActor(stamp.actor, { visible: seen });
  return {
    time: stamp.time,
    ...(actor && { actor }),
    ...(stamp.runId !== undefined && { runId: stamp.runId }),
  };
}

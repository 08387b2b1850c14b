/** The timeline of an entity for an actor. */
import { CatalogError } from '../../core/errors.js';
import type { TimelineReader } from '../../catalog/timeline/types.js';
import type { Decisions, Privilege } from './policies/types.js';

/** It permits reading the timeline of an entity that the actor may not view otherwise. */
const READ_TIMELINE = ['GET_TIMELINE_PRIVILEGE'] as const satisfies readonly Privilege[];

export interface TimelineRights {
  readonly decisions: Pick<Decisions, 'allows'>;
  readonly actor: string;
  /** Tells which of the URNs the policies let the actor view. They decide also if view authorization is off. */
  readonly findVisible: (urns: readonly string[]) => Promise<(urn: string) => boolean>;
  /** Reads what the actor may view. */
  readonly scoped: TimelineReader;
}

/**
 * Requires that the actor may view or change the entity, or has the privilege. The refusal is the same for an entity that nobody has
 * written, so it does not reveal a hidden one. Lists of several entities leave out those that the actor may not view.
 * @param unscoped reads the whole catalog
 */
export function authorizedTimeline(
  unscoped: TimelineReader,
  { decisions, actor, findVisible, scoped }: TimelineRights,
): TimelineReader {
  return {
    getTimeline: async (query) => {
      const urn = query.urn.text;
      const isVisible = (await findVisible([urn]))(urn);
      const [isAllowed] = isVisible ? [true] : await decisions.allows(actor, [{ urn, anyOf: READ_TIMELINE }]);
      if (isAllowed === true) return unscoped.getTimeline(query);
      throw new CatalogError('FORBIDDEN', `${actor} is unauthorized to read the timeline of ${urn}`, {
        urn,
        rule: 'view of the entity, or GET_TIMELINE_PRIVILEGE',
      });
    },
    listSteps: (query) => scoped.listSteps(query),
  };
}

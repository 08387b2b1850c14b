/** Updates the entities whose assertions begin or cease to fail. */
import { ASSERTS_EDGE, RUN_ASPECT } from '../../model/search/assertion-health.js';
import { FAILING_TERM } from '../../model/search/derive-search-document.js';
import type { EdgeChanges } from '../writes/edge-rows.js';
import type { EntityChange, Properties } from '../writes/entity-properties.js';
import type { EntityState } from '../writes/entity-state.js';

/** Parameters of `writes/mark-failing`; without URNs the statement is not needed. */
export interface FailingChanges {
  /** Assertions that fail or failed before. */
  readonly urns: readonly string[];
  /** The entities that such assertions are or were about. */
  readonly ends: readonly string[];
  readonly term: string;
}

/** @param states all changed entities, including deleted ones */
export function failingChanges(
  states: readonly EntityState[],
  changed: readonly EntityChange[],
  { removed, added }: Pick<EdgeChanges, 'removed' | 'added'>,
): FailingChanges {
  const changes = new Map(changed.map(({ state, properties }) => [state.urn.text, properties]));
  const edges = [...removed, ...added].filter(({ type }) => type === ASSERTS_EDGE);
  const owners = new Set(edges.map(({ owner }) => owner));
  const assertions = states.filter(({ definition }) => definition.aspects.includes(RUN_ASPECT));
  const failing = assertions.filter((state) => {
    const properties = changes.get(state.urn.text);
    const concerns =
      properties === undefined ||
      'field_assertionStatus' in properties ||
      'removed' in properties ||
      owners.has(state.urn.text);
    return concerns && (state.health?.isFailing === true || isFailing(properties));
  });
  const urns = new Set(failing.map(({ urn }) => urn.text));
  const ends = edges.filter(({ owner }) => urns.has(owner)).map(({ target }) => target);
  return { urns: [...urns], ends: [...new Set(ends)], term: FAILING_TERM };
}

function isFailing(properties: Properties | undefined): boolean {
  const status = properties?.['field_assertionStatus'];
  return Array.isArray(status) && status[0] === 'FAILING';
}

import type { ImpactState } from '../state/impact-state.js';
import type { ImpactPageQueryVariables } from './impact.graphql.js';

type Input = ImpactPageQueryVariables['input'];

/** Input of the lineage search: the entities that the start reaches and that pass the filters. */
export function impactInput(
  urn: string,
  { direction, query, filters, startTime, endTime }: ImpactState,
): Input {
  const and = Object.entries(filters).map(([field, values]) => ({ field, values }));
  return {
    urn,
    direction,
    ...(query.trim() !== '' && { query: query.trim() }),
    ...(and.length > 0 && { orFilters: [{ and }] }),
    ...(startTime !== undefined && { startTimeMillis: startTime }),
    ...(endTime !== undefined && { endTimeMillis: endTime }),
  };
}

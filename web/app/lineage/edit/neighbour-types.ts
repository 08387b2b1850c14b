/** Pairs of entity types between which lineage can be edited, according to the service. */
import type { Direction } from '../state/graph-state.js';

/** Possible upstream types of each type, as in URNs. */
const UPSTREAM: Readonly<Record<string, readonly string[]>> = {
  dataset: ['dataset', 'dataJob'],
  dataJob: ['dataset', 'dataJob'],
  chart: ['dataset', 'chart'],
  dashboard: ['chart', 'dataset'],
};

/** @param type of the entity, as in URNs @returns types of its editable neighbours, possibly none */
export function neighbourTypes(type: string, direction: Direction): readonly string[] {
  if (direction === 'UPSTREAM') return UPSTREAM[type] ?? [];
  return Object.keys(UPSTREAM).filter((downstream) => UPSTREAM[downstream]?.includes(type));
}

/** True if the lineage of entities of this type can be edited on at least one side. */
export function hasEditableLineage(type: string): boolean {
  return neighbourTypes(type, 'UPSTREAM').length > 0 || neighbourTypes(type, 'DOWNSTREAM').length > 0;
}

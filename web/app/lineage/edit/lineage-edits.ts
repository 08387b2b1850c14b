/** Adds and removes lineage edges by hand. */
import { request } from '../../api/request.js';
import type { EntityLinkFragment } from '../../api/fragments.graphql.js';
import type { Edit } from '../../edit/edit.js';
import type { Direction } from '../graph/graph-state.js';
import { UpdateLineage } from './edit-lineage.graphql.js';

interface Neighbour {
  readonly entity: EntityLinkFragment;
  /** Direction from the entity to the neighbour. */
  readonly direction: Direction;
}

export function addNeighbour(urn: string, neighbour: Neighbour): Edit {
  return {
    ...change(urn, neighbour, 'edgesToAdd'),
    undo: change(urn, neighbour, 'edgesToRemove'),
  };
}

/** Undo is not offered, because an edge from a connector can have more properties than its two ends. */
export function removeNeighbour(urn: string, neighbour: Neighbour): Edit {
  return change(urn, neighbour, 'edgesToRemove');
}

function change(urn: string, { entity, direction }: Neighbour, list: 'edgesToAdd' | 'edgesToRemove'): Edit {
  const isUpstream = direction === 'UPSTREAM';
  const edge = isUpstream
    ? { downstreamUrn: urn, upstreamUrn: entity.urn }
    : { downstreamUrn: entity.urn, upstreamUrn: urn };
  const place = isUpstream ? 'upstream' : 'downstream';
  return {
    done: `${list === 'edgesToAdd' ? 'Added' : 'Removed'} ${entity.overview.name} ${place}.`,
    send: () => request(UpdateLineage, { input: { edgesToAdd: [], edgesToRemove: [], [list]: [edge] } }),
  };
}

// Pairs of entity types between which lineage can be edited, according to the service.

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

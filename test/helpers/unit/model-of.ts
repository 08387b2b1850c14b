/** A small model, written by hand, for tests of what is derived from payloads. */
import type { AspectDefinition, MetadataModel, RelationshipField } from '../../../src/model/types.js';

export function aspectOf(name: string, parts: Partial<AspectDefinition> = {}): AspectDefinition {
  const none = { searchable: [], relationships: [], columnLineage: [], references: [], timeseriesFields: [] };
  return { name, record: `com.example.${name}`, kind: 'versioned', ...none, ...parts };
}

export function relationship(
  path: string,
  name: string,
  parts: Partial<RelationshipField> = {},
): RelationshipField {
  return { path, name, entityTypes: [], isLineage: false, isUpstream: true, ...parts };
}

/** Builds a model that has only aspects and no exceptions, because deriving edges needs nothing else. */
export function modelOf(...aspects: AspectDefinition[]): MetadataModel {
  return {
    aspects: new Map(aspects.map((aspect) => [aspect.name, aspect])),
    platformsWithoutColumnEdges: new Set(),
  } as unknown as MetadataModel;
}

export const lineageModel = modelOf(
  aspectOf('upstreamLineage', {
    relationships: [
      relationship('/upstreams/*/dataset', 'DownstreamOf', {
        isLineage: true,
        createdOn: 'upstreams/*/created/time',
        createdActor: 'upstreams/*/created/actor',
        updatedOn: 'upstreams/*/auditStamp/time',
        updatedActor: 'upstreams/*/auditStamp/actor',
        properties: 'upstreams/*/properties',
        via: 'upstreams/*/query',
      }),
    ],
    columnLineage: [
      {
        path: '/fineGrainedLineages/*',
        relationship: 'DownstreamOf',
        upstreams: 'upstreams',
        downstreams: 'downstreams',
        via: 'query',
      },
    ],
  }),
  aspectOf('mlModelProperties', {
    relationships: [
      relationship('/groups/*', 'MemberOf', { isLineage: true, isUpstream: false }),
      relationship('/mlFeatures/*', 'Consumes', { isLineage: true }),
    ],
  }),
  aspectOf('chartInfo', {
    relationships: [relationship('/inputs/*/string', 'Consumes', { isLineage: true })],
  }),
);

/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { EntityType, LineageDirection } from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';
import type { EntityLinkFragment } from '../../api/fragments.graphql.js';

export type LineageGraphInput = {
  readonly urn: string;
  /** Hops to follow upstream, 0 to 5. Default: 1. */
  readonly upstreamHops?: number | null | undefined;
  /** Hops to follow downstream, 0 to 5. Default: 1. */
  readonly downstreamHops?: number | null | undefined;
  /** Entities of the graph from which lineage is followed further, in this order. Entities that are not in the graph are skipped. At most 200. */
  readonly growth?: ReadonlyArray<LineageGrowthInput> | null | undefined;
  /** Also draw the shortest paths between `urn` and this entity, at any distance and in either direction. */
  readonly pathTo?: string | null | undefined;
  /** Neighbours to draw even if they would be folded into a group. At most 1,000. */
  readonly unfold?: ReadonlyArray<string> | null | undefined;
  /** Datasets whose columns are drawn, together with the lineage between the drawn columns. At most 50. */
  readonly openColumns?: ReadonlyArray<string> | null | undefined;
  /** Draw only entities of these types. Lineage through the others is joined. */
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  /** Draw only entities of these platforms (URNs or names) and entities without a platform. Lineage through the others is joined. */
  readonly platforms?: ReadonlyArray<string> | null | undefined;
  /** Hide jobs, flows and their runs. Lineage through them is joined. */
  readonly hideProcesses?: boolean | null | undefined;
  /** Start of the time range, epoch milliseconds. Edges whose last update is earlier are ignored. */
  readonly startTimeMillis?: number | null | undefined;
  /** End of the time range, epoch milliseconds. Edges that were created later are ignored. */
  readonly endTimeMillis?: number | null | undefined;
  /** Neighbours to draw per side of an entity before the rest are folded, 1 to 100. Default: 10. */
  readonly maxNeighbours?: number | null | undefined;
  /** Maximum number of boxes, 10 to 1,000. Default: 120. */
  readonly maxNodes?: number | null | undefined;
};
export type LineageGrowthInput = {
  readonly urn: string;
  readonly direction: LineageDirection;
  /** 1 to 5. Default: 1. */
  readonly hops?: number | null | undefined;
};

export type LineageGraphQuery = {
  readonly lineageGraph: {
    readonly width: number;
    readonly height: number;
    readonly cuts: ReadonlyArray<{ readonly bound: string; readonly limit: number }>;
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly degree: number;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly upstreamCount: number;
      readonly downstreamCount: number;
      readonly hiddenUpstream: number;
      readonly hiddenDownstream: number;
      readonly entity:
        | ({
            readonly exists: boolean | null;
            readonly overview: {
              readonly removed: boolean;
              readonly openIncidents: number;
              readonly path: ReadonlyArray<{ readonly name: string }>;
              readonly deprecation: { readonly deprecated: boolean } | null;
            };
          } & EntityLinkFragment)
        | null;
      readonly group: {
        readonly of: string;
        readonly direction: LineageDirection;
        readonly count: number;
        readonly types: ReadonlyArray<{ readonly value: string; readonly count: number }>;
        readonly platforms: ReadonlyArray<{ readonly value: string; readonly count: number }>;
      } | null;
      readonly columns: ReadonlyArray<{
        readonly fieldPath: string;
        readonly urn: string;
        readonly type: string | null;
      }> | null;
    }>;
    readonly edges: ReadonlyArray<{
      readonly from: string;
      readonly to: string;
      readonly isManual: boolean;
      readonly through: number;
      readonly points: ReadonlyArray<{ readonly x: number; readonly y: number }>;
    }>;
    readonly columnEdges: ReadonlyArray<{
      readonly fromUrn: string;
      readonly fromField: string;
      readonly toUrn: string;
      readonly toField: string;
    }>;
  };
};

export const LineageGraph: Operation<LineageGraphQuery, { input: LineageGraphInput }> =
  'query LineageGraph($input: LineageGraphInput!) {\n  lineageGraph(input: $input) {\n    width\n    height\n    cuts {\n      bound\n      limit\n    }\n    nodes {\n      id\n      degree\n      x\n      y\n      width\n      height\n      upstreamCount\n      downstreamCount\n      hiddenUpstream\n      hiddenDownstream\n      entity {\n        ...EntityLink\n        exists\n        overview {\n          removed\n          openIncidents\n          path {\n            name\n          }\n          deprecation {\n            deprecated\n          }\n        }\n      }\n      group {\n        of\n        direction\n        count\n        types {\n          value\n          count\n        }\n        platforms {\n          value\n          count\n        }\n      }\n      columns {\n        fieldPath\n        urn\n        type\n      }\n    }\n    edges {\n      from\n      to\n      isManual\n      through\n      points {\n        x\n        y\n      }\n    }\n    columnEdges {\n      fromUrn\n      fromField\n      toUrn\n      toField\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';

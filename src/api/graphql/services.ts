/** The readers and the writer that resolvers call. */
import type { Access } from '../../auth/types.js';
import type { MetadataModel } from '../../model/types.js';
import type { ChangeReader } from '../../catalog/changes/types.js';
import type { LineageReader } from '../../catalog/lineage/types.js';
import type { RunReader } from '../../catalog/runs/types.js';
import type {
  EntityReader,
  HistoryReader,
  RelationshipReader,
  SearchReader,
  TimeseriesReader,
} from '../../catalog/types.js';
import type { TimelineReader } from '../../catalog/timeline/types.js';
import type { CatalogWriter } from '../../catalog/writes/types.js';

export interface Services {
  readonly model: MetadataModel;
  /** Of the Neo4j that the process started, on the loopback interface. */
  readonly neo4jBrowserUrl?: string;
  readonly entities: EntityReader;
  readonly history: HistoryReader;
  readonly timeline: TimelineReader;
  readonly changes: ChangeReader;
  readonly runs: RunReader;
  readonly relationships: RelationshipReader;
  readonly timeseries: TimeseriesReader;
  readonly search: SearchReader;
  readonly lineage: LineageReader;
  /** Of the whole catalog, also what who acts does not see: to decide by, never to answer from. */
  readonly unscoped: Pick<Services, 'entities' | 'relationships' | 'search' | 'timeseries'>;
  readonly writer: CatalogWriter;
  /** @throws FORBIDDEN for who does not see everything. @param deed completes "you may not …" */
  readonly requireFullView: (deed: string) => Promise<void>;
  /** @returns the URNs that the actor may see. An entity that does not exist is visible only to an actor with full view. At most one statement. */
  readonly findSeen: (urns: readonly string[]) => Promise<(urn: string) => boolean>;
  readonly access: Pick<
    Access,
    'decisions' | 'people' | 'policies' | 'roles' | 'secrets' | 'tokens' | 'users'
  >;
}

/** The readers that front doors get, of the whole catalog or of a part of it. What nobody reads is left out of both. */
import type { MetadataModel } from '../../../model/types.js';
import { createChangeReader } from '../../../catalog/changes/change-reader.js';
import type { ChangeReader } from '../../../catalog/changes/types.js';
import { createEdgeReader } from '../../../catalog/relationships/edges/edge-reader.js';
import type { EdgeReader } from '../../../catalog/relationships/edges/types.js';
import { createEntityReader } from '../../../catalog/entities/entity-reader.js';
import type { Numbering } from '../../../catalog/events/number-changes.js';
import { createHistoryReader } from '../../../catalog/versions/history-reader.js';
import { createLineageReader } from '../../../catalog/lineage/lineage-reader.js';
import type { LineageReader } from '../../../catalog/lineage/types.js';
import { createRelationshipReader } from '../../../catalog/relationships/relationship-reader.js';
import { createSearchReader } from '../../../catalog/search/search-reader.js';
import { createTimelineReader } from '../../../catalog/timeline/timeline-reader.js';
import type { TimelineReader } from '../../../catalog/timeline/types.js';
import { createTimeseriesReader } from '../../../catalog/timeseries/timeseries-reader.js';
import { createTraceReader, type TraceReader } from '../../../catalog/writes/trace-reader.js';
import type {
  EntityReader,
  HistoryReader,
  RelationshipReader,
  SearchReader,
  TimeseriesReader,
} from '../../../catalog/types.js';
import type { CompiledView } from '../../../catalog/scope/compiled-view.js';
import type { Database } from '../../../neo4j/database.js';
import type { LoadStatement } from '../../../neo4j/statements.js';
import { sealEntities, sealHistory } from '../hide-secret-aspects.js';

export interface Readers {
  readonly entities: EntityReader;
  readonly history: HistoryReader;
  readonly timeline: TimelineReader;
  readonly changes: ChangeReader;
  readonly relationships: RelationshipReader;
  readonly timeseries: TimeseriesReader;
  readonly lineage: LineageReader;
  readonly edges: EdgeReader;
  readonly search: SearchReader;
  readonly traces: TraceReader;
}

export interface ReaderSource {
  readonly model: MetadataModel;
  readonly database: Pick<Database, 'read'>;
  readonly load: LoadStatement;
  /** Numbers the changes of the log. */
  readonly numbering: Numbering;
  /** Search asks the index by it; statements of other readers come with it filled in. */
  readonly view?: CompiledView;
}

export function createReaders(source: ReaderSource): Readers {
  const { model, database, load, view } = source;
  const searchParts = { model, runRead: database.read, loadStatement: load, ...(view && { view }) };
  const entities = createEntityReader(source);
  return {
    entities: sealEntities(entities),
    history: sealHistory(createHistoryReader(source, entities)),
    timeline: createTimelineReader(source),
    changes: createChangeReader({ ...source, isRestricted: view !== undefined }),
    relationships: createRelationshipReader(source),
    timeseries: createTimeseriesReader(source),
    lineage: createLineageReader(searchParts),
    edges: createEdgeReader(searchParts),
    search: createSearchReader(searchParts),
    traces: createTraceReader(source),
  };
}

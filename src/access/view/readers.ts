/** The readers that front doors get, of the whole catalog or of a part of it. What nobody reads is left out of both. */
import type { MetadataModel } from '../../model/types.js';
import { createChangeReader } from '../../read/changes/change-reader.js';
import type { ChangeReader } from '../../read/changes/types.js';
import { createEdgeReader } from '../../read/edges/edge-reader.js';
import type { EdgeReader } from '../../read/edges/types.js';
import { createEntityReader } from '../../read/entity-reader.js';
import type { Numbering } from '../../read/events/number-changes.js';
import { createHistoryReader } from '../../read/history-reader.js';
import { createLineageReader } from '../../read/lineage/lineage-reader.js';
import type { LineageReader } from '../../read/lineage/types.js';
import { createRelationshipReader } from '../../read/relationship-reader.js';
import { createSearchReader } from '../../read/search/search-reader.js';
import { createTimelineReader } from '../../read/timeline/timeline-reader.js';
import type { TimelineReader } from '../../read/timeline/types.js';
import { createTimeseriesReader } from '../../read/timeseries-reader.js';
import { createTraceReader, type TraceReader } from '../../read/trace-reader.js';
import type {
  EntityReader,
  HistoryReader,
  RelationshipReader,
  SearchReader,
  TimeseriesReader,
} from '../../read/types.js';
import type { CompiledView } from '../../read/view/compiled-view.js';
import type { Database } from '../../store/database.js';
import type { LoadStatement } from '../../store/statements.js';
import { sealEntities, sealHistory } from '../sealed-readers.js';

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

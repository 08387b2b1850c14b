/** The readers of the APIs, over the whole catalog or over a scope. Both hide aspects that hold credentials. */
import type { MetadataModel } from '../../../model/types.js';
import { createChangeReader } from '../../../catalog/changes/change-reader.js';
import type { CensusReader } from '../../../catalog/census/follow-census.js';
import type { ChangeReader } from '../../../catalog/changes/types.js';
import { createEdgeReader } from '../../../catalog/relationships/edges/edge-reader.js';
import type { EdgeReader } from '../../../catalog/relationships/edges/types.js';
import { createEntityReader } from '../../../catalog/entities/entity-reader.js';
import type { Numbering } from '../../../catalog/events/number-changes.js';
import { createHistoryReader } from '../../../catalog/versions/history-reader.js';
import { createLineageReader } from '../../../catalog/lineage/lineage-reader.js';
import type { LineageReader } from '../../../catalog/lineage/types.js';
import { createRelationshipReader } from '../../../catalog/relationships/relationship-reader.js';
import type { CountCache } from '../../../catalog/search/count-cache.js';
import { createSearchReader } from '../../../catalog/search/search-reader.js';
import {
  hideRemovedProperties,
  hideRemovedPropertyVersions,
} from '../../../catalog/structured-properties/hide-removed-properties.js';
import { createListRemoved } from '../../../catalog/structured-properties/removed-properties.js';
import { createTimelineReader } from '../../../catalog/timeline/timeline-reader.js';
import type { TimelineReader } from '../../../catalog/timeline/types.js';
import { createTimeseriesReader } from '../../../catalog/timeseries/timeseries-reader.js';
import { createTraceReader, type TraceReader } from '../../../catalog/traces/trace-reader.js';
import type { UsageEventReader } from '../../../catalog/usage-events/types.js';
import {
  createUsageEventReader,
  type UsageReaderDeps,
} from '../../../catalog/usage-events/usage-event-reader.js';
import type { EntityReader } from '../../../catalog/entities/types.js';
import type { HistoryReader } from '../../../catalog/versions/types.js';
import type { RelationshipReader } from '../../../catalog/relationships/types.js';
import type { SearchReader } from '../../../catalog/search/types.js';
import type { TimeseriesReader } from '../../../catalog/timeseries/types.js';
import type { CompiledScope } from '../../../catalog/scope/compiled-scope.js';
import type { Database } from '../../../neo4j/database.js';
import type { LoadStatement } from '../../../neo4j/statements.js';
import { hideSecretAspects, hideSecretVersions } from '../hide-secret-aspects.js';

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
  readonly usageEvents: UsageEventReader;
}

export interface ReaderSource {
  readonly model: MetadataModel;
  readonly database: Pick<Database, 'read'>;
  readonly load: LoadStatement;
  /** Numbers the changes of the log. */
  readonly numbering: Numbering;
  readonly keptCounts?: CountCache | undefined;
  readonly census?: CensusReader | undefined;
  readonly usage?: UsageReaderDeps['usage'];
  /** Search readers add it to their queries; statements of other readers contain it already. Absent: the whole catalog. */
  readonly scope?: CompiledScope;
}

export function createReaders(source: ReaderSource): Readers {
  const { model, database, load, keptCounts, census, scope } = source;
  const searchParts = {
    model,
    keptCounts,
    census,
    runRead: database.read,
    loadStatement: load,
    ...(scope && { scope }),
  };
  const listRemoved = createListRemoved(source);
  const stored = createEntityReader(source);
  return {
    entities: hideSecretAspects(hideRemovedProperties(stored, listRemoved)),
    history: hideSecretVersions(
      hideRemovedPropertyVersions(createHistoryReader(source, stored), listRemoved),
    ),
    timeline: createTimelineReader(source),
    changes: createChangeReader({ ...source, isRestricted: scope !== undefined }),
    relationships: createRelationshipReader(source),
    timeseries: createTimeseriesReader(source),
    lineage: createLineageReader(searchParts),
    edges: createEdgeReader(searchParts),
    search: createSearchReader(searchParts),
    traces: createTraceReader(source),
    usageEvents: createUsageEventReader(source),
  };
}

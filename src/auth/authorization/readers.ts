/** The readers of the APIs, over the whole catalog or over a scope. Both hide aspects that hold credentials. */
import { createChangeReader } from '../../catalog/changes/change-reader.js';
import { createEntityReader } from '../../catalog/entities/entity-reader.js';
import { createHistoryReader, type HistoryReader } from '../../catalog/entities/history-reader.js';
import type { EntityReader, StoredEntity } from '../../catalog/entities/types.js';
import type { Numbering } from '../../catalog/events/number-changes.js';
import type { EventReader } from '../../catalog/events/types.js';
import type { HiddenStages } from '../../catalog/lifecycle/hidden-stages.js';
import { createLineageReader } from '../../catalog/lineage/lineage-reader.js';
import { createEdgeReader } from '../../catalog/relationships/edge-reader.js';
import { createRelationshipReader } from '../../catalog/relationships/relationship-reader.js';
import type { Filter } from '../../catalog/search/filter.js';
import { compileScope, scopeSlots } from '../../catalog/search/scope.js';
import type { CompiledScope, KeptCounts } from '../../catalog/search/search-deps.js';
import { createSearchReader } from '../../catalog/search/search-reader.js';
import type { SearchReader } from '../../catalog/search/types.js';
import {
  createListRemoved,
  hideRemovedProperties,
  hideRemovedPropertyVersions,
} from '../../catalog/structured-properties/hide-removed-properties.js';
import { createTimelineReader } from '../../catalog/timeline/timeline-reader.js';
import { createTimeseriesReader } from '../../catalog/timeseries/timeseries-reader.js';
import { createTraceReader } from '../../catalog/traces/trace-reader.js';
import {
  createUsageEventReader,
  type UsageReaderDeps,
} from '../../catalog/usage-events/usage-event-reader.js';
import { CatalogError } from '../../core/errors.js';
import { SECRET_ASPECTS } from '../../model/secret-aspects.js';
import type { MetadataModel } from '../../model/types.js';
import type { ReadDeps } from '../../neo4j/database.js';
import { fillSlots } from '../../neo4j/statements.js';

export interface ReaderSource extends ReadDeps {
  readonly model: MetadataModel;
  /** Numbers the changes of the log. */
  readonly numbering: Numbering;
  readonly counts?: KeptCounts | undefined;
  readonly hiddenStages: HiddenStages;
  readonly usage?: UsageReaderDeps['usage'];
}

export type Readers = Readonly<ReturnType<typeof createReaders>>;

/** @param scope Search readers add it to their queries; statements of other readers contain it already. Absent: the whole catalog. */
export function createReaders(source: ReaderSource, scope?: CompiledScope) {
  const searchParts = { ...source, scope };
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

/** The part of the catalog within a scope. */
export interface ScopedCatalog {
  readonly readers: Readers;
  readonly source: ReaderSource;
}

/**
 * Returns readers that answer as if the entities outside of the scope did not exist. The statements themselves contain the condition of the
 * scope, so totals and pages are right and nothing is read twice. Runs one statement if the filter names members of a hierarchy, otherwise
 * none.
 * @returns undefined if the filter admits the whole catalog
 */
export async function scopedReaders(
  { model, database, load, numbering, counts, hiddenStages, usage }: ReaderSource,
  filter: Filter,
): Promise<ScopedCatalog | undefined> {
  const scope = await compileScope({ model, database, load }, filter);
  if (scope === undefined) return undefined;
  const slots = scopeSlots(scope);
  const source: ReaderSource = {
    model,
    numbering,
    counts: counts && { cache: counts.cache },
    hiddenStages,
    usage,
    load: (name) => fillSlots(load(name), slots),
    database: {
      read: (text, parameters) =>
        database.read(
          text,
          text.includes('$scope') ? { ...parameters, scope: scope.parameters } : parameters,
        ),
    },
  };
  const readers = createReaders(source, scope);
  const entities = { ...readers.entities, listUrns: listBySearch(readers.search) };
  return { source, readers: { ...readers, entities } };
}

/** Uses the search index, because it finds the entities of a type within a scope faster than a scan of all entities of the type. */
function listBySearch(search: SearchReader): EntityReader['listUrns'] {
  return async (entityType, page) => {
    const everything = { input: '*', entityTypes: [entityType], includeSoftDeleted: true };
    const { hits, total } = await search.search({ ...everything, page, facets: [], matches: false });
    return { urns: hits.map(({ urn }) => urn), total };
  };
}

/** Answers as if secret aspects did not exist. */
function hideSecretAspects(reader: EntityReader): EntityReader {
  const findEntities: EntityReader['findEntities'] = async (urns, names) =>
    (await reader.findEntities(urns, names?.filter(isReadable))).map(
      (entity) => entity && withoutSecrets(entity),
    );
  return {
    ...reader,
    findEntities,
    findAspects: async (requests) => {
      const open = requests.map(({ urn, names }) => ({ urn, names: names.filter(isReadable) }));
      return reader.findAspects(open);
    },
    findStamps: async (urns) => {
      const stamps = [...(await reader.findStamps(urns))];
      return new Map(stamps.map(([urn, each]) => [urn, each.filter(({ name }) => isReadable(name))]));
    },
    getEntity: async (urn, names) => withoutSecrets(await reader.getEntity(urn, names?.filter(isReadable))),
    countAspects: async (name, urnLike) => (isReadable(name) ? reader.countAspects(name, urnLike) : 0),
  };
}

function hideSecretVersions(reader: HistoryReader): HistoryReader {
  return {
    getVersion: async (request) => {
      const { urn, aspectName: name } = request;
      if (isReadable(name)) return reader.getVersion(request);
      throw new CatalogError('NOT_FOUND', `${urn} has no aspect ${name}`, { urn, aspect: name });
    },
    findVersions: async (requests) => {
      const found = await reader.findVersions(requests.filter(({ aspectName }) => isReadable(aspectName)));
      const open = found.values();
      return requests.map(({ aspectName }) => (isReadable(aspectName) ? open.next().value : undefined));
    },
    listVersions: async (urn, name, range) => (isReadable(name) ? reader.listVersions(urn, name, range) : []),
  };
}

/** Leaves out events about secret aspects. Skips a page that contains nothing else, because clients take an empty page for the end. */
export function hideSecretEvents(reader: EventReader): EventReader {
  return {
    close: () => {
      reader.close();
    },
    poll: async (query) => {
      for (let next = query; ;) {
        const { events, ...rest } = await reader.poll(next);
        const open = events.filter(({ aspectName }) => isReadable(aspectName));
        if (open.length > 0 || events.length === 0) return { events: open, ...rest };
        next = { ...query, offsetId: rest.offsetId, waitMillis: 0 };
      }
    },
  };
}

function isReadable(aspectName: string | null | undefined): boolean {
  return !SECRET_ASPECTS.has(aspectName);
}

function withoutSecrets(entity: StoredEntity): StoredEntity {
  const aspects = [...entity.aspects].filter(([name]) => isReadable(name));
  return aspects.length === entity.aspects.size ? entity : { ...entity, aspects: new Map(aspects) };
}

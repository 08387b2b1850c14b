/** The loaders of one request, apart from the loader of aspects. Each sends one statement per level, unless its comment says otherwise. */
import type { RequiredPermission } from '../../../auth/authorization/policies/types.js';
import type { Services } from '../../../auth/services.js';
import type { HistoryPage, HistoryQuery, ValueRequest } from '../../../catalog/changes/types.js';
import { HISTORY_ASPECTS } from '../../../catalog/documents/document-changes.js';
import type { VersionRequest } from '../../../catalog/entities/history-reader.js';
import type {
  AspectStamp,
  EntityReader,
  StoredAspect,
  StoredEntity,
} from '../../../catalog/entities/types.js';
import { findFileInfos } from '../../../catalog/files/file-reader.js';
import type { LineageNeighbours, LineageNeighboursQuery } from '../../../catalog/lineage/types.js';
import type {
  ReferrerPage,
  ReferrerQuery,
  RelationshipPage,
  RelationshipQuery,
} from '../../../catalog/relationships/types.js';
import { runOf } from '../../../catalog/runs/run-reader.js';
import type { SearchQuery, SearchResult, SearchSubset } from '../../../catalog/search/types.js';
import { readGlobalSettings, type GlobalSettings } from '../../../catalog/settings.js';
import type { TimelineStep } from '../../../catalog/timeline/build-timeline.js';
import type {
  OldestQuestion,
  TimeseriesPoint,
  TimeseriesQuestion,
} from '../../../catalog/timeseries/types.js';
import type { JsonObject } from '../../../core/json.js';
import type { RequestBudget } from '../../../core/request-budget.js';
import { memberAt } from '../mapping/record.js';
import { AspectLoader } from './aspect-loader.js';
import { loaderFactory, pointsLoader, type BatchLoader, type QuestionLoader } from './batch-loader.js';
import { Rounds } from './rounds.js';

export interface Loaders {
  readonly aspects: AspectLoader;
  /** Display names, by URN. */
  readonly names: BatchLoader<string, string | undefined>;
  /** Whether users have a local password, by URN. */
  readonly nativeUsers: BatchLoader<string, boolean>;
  /** Whether the actor has a permission on an entity. One decision covers all permissions. */
  readonly allowed: BatchLoader<RequiredPermission, boolean>;
  /** The groups of a user by URN, whether the actor may view them or not. For decisions about the actor. */
  readonly groups: BatchLoader<string, ReadonlySet<string>>;
  /** Whether the actor may view an entity, by URN. Without a statement for an actor with the full scope. */
  readonly visible: BatchLoader<string, boolean>;
  /** Descriptions of uploaded files that the actor may view, by URN. Two statements; for an actor without the full scope. */
  readonly files: BatchLoader<string, JsonObject | undefined>;
  /** The settings of the catalog. There is one key. */
  readonly globalSettings: BatchLoader<'', GlobalSettings>;
  /** Entities with all latest aspects, by URN. */
  readonly completeEntities: BatchLoader<string, StoredEntity | undefined>;
  /** `lastObserved` in epoch milliseconds, by URN. */
  readonly lastObserved: BatchLoader<string, number | undefined>;
  /** The latest change, by URN. */
  readonly changes: BatchLoader<string, LastChange | undefined>;
  /** Pages of relationships, also for different queries. */
  readonly relationships: BatchLoader<RelationshipQuery, RelationshipPage>;
  /** Entities that point to others, also for different queries. */
  readonly referrers: BatchLoader<ReferrerQuery, ReferrerPage>;
  /** Lineage neighbours, by URN. One statement per question. */
  readonly lineage: QuestionLoader<string, Omit<LineageNeighboursQuery, 'urns'>, LineageNeighbours>;
  /** Points of timeseries aspects by URN, newest first. One statement for all questions with the same limit. @throws LIMIT_EXCEEDED */
  readonly timeseries: QuestionLoader<string, TimeseriesQuestion, readonly TimeseriesPoint[]>;
  /** Times of the oldest points of aspects, in epoch milliseconds. */
  readonly oldestPoints: BatchLoader<OldestQuestion, number | undefined>;
  /** Results of a search in a subset, e.g. in each container of a page. One statement per query. */
  readonly searches: QuestionLoader<SearchSubset, SearchQuery, SearchResult>;
  /** Older versions of aspects. */
  readonly versions: BatchLoader<VersionRequest, StoredAspect | undefined>;
  /** Pages of the change histories of entities. */
  readonly histories: BatchLoader<HistoryQuery, HistoryPage>;
  /** The writes of documents until a time in epoch milliseconds, by URN. Two statements per question. */
  readonly documentSteps: QuestionLoader<string, { readonly until: number }, readonly TimelineStep[]>;
  /** Values that changes refer to. Two adjacent changes share one read. */
  readonly writtenValues: BatchLoader<ValueRequest, string | undefined>;
}

export function createLoaders(services: Services, actor: string, budget: RequestBudget): Loaders {
  const { access, entities, relationships, lineage, timeseries, history, search, changes, timeline } =
    services;
  const rounds = new Rounds();
  const factory = loaderFactory(rounds, budget);
  const { batchLoader, questionLoader, urnLoader } = factory;
  return {
    aspects: new AspectLoader(entities, rounds),
    names: urnLoader((urns) => entities.findNames(urns)),
    nativeUsers: batchLoader(async (urns) => {
      const native = await access.users.findNative(urns);
      return urns.map((urn) => native.has(urn));
    }),
    allowed: batchLoader((permissions) => access.decisions.allows(actor, permissions)),
    groups: batchLoader((urns) => findGroups(services.unscoped.entities, urns)),
    visible: batchLoader(async (urns) => {
      const isVisible = await services.findVisible(urns);
      return urns.map(isVisible);
    }),
    files: urnLoader((urns) => findFileInfos(services, urns)),
    globalSettings: batchLoader(async (keys) => {
      const settings = await readGlobalSettings(services.unscoped.entities);
      return keys.map(() => settings);
    }),
    completeEntities: batchLoader((urns) => entities.findEntities(urns)),
    lastObserved: urnLoader((urns) => entities.findLastObserved(urns)),
    changes: batchLoader(async (urns) => {
      const stamps = await entities.findStamps(urns);
      return urns.map((urn) => lastChange(stamps.get(urn) ?? []));
    }),
    relationships: batchLoader((queries) => relationships.listPages(queries)),
    referrers: batchLoader((queries) => relationships.listReferrers(queries)),
    lineage: questionLoader((urns, question) => lineage.neighbours({ ...question, urns })),
    timeseries: pointsLoader(factory, timeseries),
    oldestPoints: batchLoader((questions) => timeseries.findOldest(questions)),
    searches: questionLoader((subsets, query) => search.searchEach(query, subsets)),
    versions: batchLoader((requests) => history.findVersions(requests), keyOfVersion),
    histories: batchLoader((queries) => changes.listOfEntities(queries)),
    documentSteps: questionLoader(async (urns, { until }) => {
      const { steps } = await timeline.listSteps({ urns, aspects: HISTORY_ASPECTS, until });
      return urns.map((urn) => steps.get(urn) ?? []);
    }),
    writtenValues: batchLoader((requests) => changes.findValues(requests), keyOfVersion),
  };
}

function keyOfVersion({ urn, aspectName, version }: VersionRequest | ValueRequest): string {
  return `${version} ${aspectName} ${urn}`;
}

/** The aspects of a user that list groups, with their member. */
const LISTS = { groupMembership: 'groups', nativeGroupMembership: 'nativeGroups' } as const;

/** Returns the URNs of the groups of each user, in the order of the users. One statement. */
async function findGroups(
  entities: Pick<EntityReader, 'findAspects'>,
  users: readonly string[],
): Promise<ReadonlySet<string>[]> {
  const names = Object.keys(LISTS);
  const found = await entities.findAspects(users.map((urn) => ({ urn, names })));
  return users.map((user) => {
    const lists = Object.entries(LISTS).map(([aspect, member]): unknown => {
      const stored = found.get(user)?.aspects.get(aspect);
      return stored && memberAt(JSON.parse(stored.text), [member]);
    });
    return new Set(lists.filter(Array.isArray).flat() as string[]);
  });
}

/** The latest change of any aspect of an entity. */
interface LastChange {
  /** Epoch milliseconds. */
  readonly time: number;
  /** URN. */
  readonly actor?: string;
  readonly runId: string | undefined;
}

function lastChange(stamps: readonly AspectStamp[]): LastChange | undefined {
  const [newest] = stamps.toSorted((one, other) => other.created.time - one.created.time);
  if (newest === undefined) return undefined;
  return { ...newest.created, runId: runOf(newest.systemMetadata) };
}

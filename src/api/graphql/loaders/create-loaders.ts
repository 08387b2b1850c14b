/** The loaders of one request, apart from the loader of aspects. Each sends one statement per level, unless its comment says otherwise. */
import type { RequiredPermission } from '../../../auth/authorization/policies/types.js';
import type { Services } from '../../../auth/services.js';
import type { HistoryQuery, ValueRequest } from '../../../catalog/changes/types.js';
import { HISTORY_ASPECTS } from '../../../catalog/documents/document-changes.js';
import type { VersionRequest } from '../../../catalog/entities/history-reader.js';
import type { AspectStamp, EntityReader } from '../../../catalog/entities/types.js';
import { findFileInfos } from '../../../catalog/files/file-reader.js';
import type { LineageNeighboursQuery } from '../../../catalog/lineage/types.js';
import type { ReferrerQuery, RelationshipQuery } from '../../../catalog/relationships/types.js';
import { runOf } from '../../../catalog/runs/run-reader.js';
import type { SearchQuery, SearchSubset } from '../../../catalog/search/types.js';
import { readGlobalSettings } from '../../../catalog/settings.js';
import type { OldestQuestion } from '../../../catalog/timeseries/types.js';
import type { RequestBudget } from '../../../core/request-budget.js';
import { memberAt } from '../mapping/record.js';
import { AspectLoader } from './aspect-loader.js';
import { loaderFactory, pointsLoader } from './batch-loader.js';
import { Rounds } from './rounds.js';

export type Loaders = Readonly<ReturnType<typeof createLoaders>>;

export function createLoaders(services: Services, actor: string, budget: RequestBudget) {
  const { access, entities, relationships, lineage, timeseries, history, search, changes, timeline } =
    services;
  const rounds = new Rounds();
  const factory = loaderFactory(rounds, budget);
  const { batchLoader, questionLoader, urnLoader } = factory;
  return {
    aspects: new AspectLoader(entities, rounds),
    /** Display names, by URN. */
    names: urnLoader((urns) => entities.findNames(urns)),
    /** Whether users have a local password, by URN. */
    nativeUsers: batchLoader(async (urns: readonly string[]) => {
      const native = await access.users.findNative(urns);
      return urns.map((urn) => native.has(urn));
    }),
    /** Whether the actor has a permission on an entity. One decision covers all permissions. */
    allowed: batchLoader((permissions: readonly RequiredPermission[]) =>
      access.decisions.allows(actor, permissions),
    ),
    /** The groups of a user by URN, whether the actor may view them or not. For decisions about the actor. */
    groups: batchLoader((urns: readonly string[]) => findGroups(services.unscoped.entities, urns)),
    /** Whether the actor may view an entity, by URN. Without a statement for an actor with the full scope. */
    visible: batchLoader(async (urns: readonly string[]) => {
      const isVisible = await services.findVisible(urns);
      return urns.map(isVisible);
    }),
    /** Descriptions of uploaded files that the actor may view, by URN. Two statements; for an actor without the full scope. */
    files: urnLoader((urns) => findFileInfos(services, urns)),
    /** The settings of the catalog. There is one key. */
    globalSettings: batchLoader(async (keys: readonly ''[]) => {
      const settings = await readGlobalSettings(services.unscoped.entities);
      return keys.map(() => settings);
    }),
    /** Entities with all latest aspects, by URN. */
    completeEntities: batchLoader((urns: readonly string[]) => entities.findEntities(urns)),
    /** `lastObserved` in epoch milliseconds, by URN. */
    lastObserved: urnLoader((urns) => entities.findLastObserved(urns)),
    /** The latest change, by URN. */
    changes: batchLoader(async (urns: readonly string[]) => {
      const stamps = await entities.findStamps(urns);
      return urns.map((urn) => lastChange(stamps.get(urn) ?? []));
    }),
    /** Pages of relationships, also for different queries. */
    relationships: batchLoader((queries: readonly RelationshipQuery[]) => relationships.listPages(queries)),
    /** Entities that point to others, also for different queries. */
    referrers: batchLoader((queries: readonly ReferrerQuery[]) => relationships.listReferrers(queries)),
    /** Lineage neighbours, by URN. One statement per question. */
    lineage: questionLoader((urns: readonly string[], question: Omit<LineageNeighboursQuery, 'urns'>) =>
      lineage.neighbours({ ...question, urns }),
    ),
    /** Points of timeseries aspects by URN, newest first. One statement for all questions with the same limit. @throws LIMIT_EXCEEDED */
    timeseries: pointsLoader(factory, timeseries),
    /** Times of the oldest points of aspects, in epoch milliseconds. */
    oldestPoints: batchLoader((questions: readonly OldestQuestion[]) => timeseries.findOldest(questions)),
    /** Results of a search in a subset, e.g. in each container of a page. One statement per query. */
    searches: questionLoader((subsets: readonly SearchSubset[], query: SearchQuery) =>
      search.searchEach(query, subsets),
    ),
    /** Older versions of aspects. */
    versions: batchLoader(
      (requests: readonly VersionRequest[]) => history.findVersions(requests),
      keyOfVersion,
    ),
    /** Pages of the change histories of entities. */
    histories: batchLoader((queries: readonly HistoryQuery[]) => changes.listOfEntities(queries)),
    /** The writes of documents until a time in epoch milliseconds, by URN. Two statements per question. */
    documentSteps: questionLoader(async (urns: readonly string[], { until }: { readonly until: number }) => {
      const { steps } = await timeline.listSteps({ urns, aspects: HISTORY_ASPECTS, until });
      return urns.map((urn) => steps.get(urn) ?? []);
    }),
    /** Values that changes refer to. Two adjacent changes share one read. */
    writtenValues: batchLoader(
      (requests: readonly ValueRequest[]) => changes.findValues(requests),
      keyOfVersion,
    ),
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

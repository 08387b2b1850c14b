/** Authorization in one place: what an actor gets of the catalog. */
import { censusWithin, type FollowedCensus } from '../catalog/census/follow-census.js';
import type { AuditReader } from '../catalog/audit/types.js';
import type { RefusedWrites } from '../catalog/traces/refused-writes.js';
import { assignedWriters } from './authorization/assigned-writer.js';
import { authorizedAudit } from './authorization/authorized-audit.js';
import type { ReadBudget } from '../core/request-budget.js';
import type { Backups } from '../catalog/backup/types.js';
import type { EventReader } from '../catalog/events/types.js';
import type { FileStore } from '../catalog/files/types.js';
import type { EvaluateNow } from '../catalog/metadata-tests/evaluate-now.js';
import type { Repairer } from '../catalog/repair/types.js';
import type { RunReader } from '../catalog/runs/types.js';
import type { UsageEvents } from '../catalog/usage-events/usage-events.js';
import type { CatalogWriter } from '../catalog/writes/types.js';
import type { Database } from '../neo4j/database.js';
import type { AuthDeps } from './auth-deps.js';
import { ROOT_USER } from './authentication/names.js';
import type { KnownActor } from './authorization/policies/types.js';
import { authorizedBackups } from './authorization/authorized-backups.js';
import { authorizedEvents, authorizedPoints, followableEvents } from './authorization/authorized-points.js';
import { authorizedRepairer } from './authorization/authorized-repairer.js';
import { authorizedWriter } from './authorization/authorized-writer.js';
import { authorizedTimeline } from './authorization/authorized-timeline.js';
import { fileWriters } from './authorization/file-writer.js';
import { hideSecretEvents } from './authorization/hide-secret-aspects.js';
import { actorScope, findVisible, FULL_SCOPE, type ActorScope } from './authorization/scope/actor-scope.js';
import { deferReader } from './authorization/scope/defer-reader.js';
import { requireFullScopeFor } from './authorization/scope/full-scope.js';
import { createReaders, type Readers, type ReaderSource } from './authorization/scope/readers.js';
import { scopedAccess } from './authorization/scope/scoped-access.js';
import { scopedWriter } from './authorization/scope/scoped-writer.js';
import { returnVisibleReferences } from './authorization/scope/visible-references.js';
import type { ServiceFacts, Services } from './services.js';
import type { Access } from './types.js';

/** The catalog without any authorization. Only `authorizedServices` and the parts of `src/auth` may use it. */
export interface CatalogServices extends Pick<
  AuthDeps,
  'model' | 'load' | 'decisions' | 'entities' | 'audit' | 'writer'
> {
  readonly database: Pick<Database, 'read' | 'readWithin'>;
  /** Of the whole catalog, without aspects that hold credentials. */
  readonly readers: Readers;
  readonly numbering: ReaderSource['numbering'];
  readonly keptCounts?: ReaderSource['keptCounts'];
  readonly census: FollowedCensus;
  readonly events: EventReader;
  readonly runs: RunReader;
  readonly repairer: Repairer;
  readonly backups: Backups;
  readonly auditEvents: AuditReader;
  readonly refusedWrites: RefusedWrites;
  readonly evaluateTests: EvaluateNow;
  readonly usage: UsageEvents;
  readonly files?: FileStore;
  readonly access: Access;
  /** False: every actor may view the whole catalog. */
  readonly viewAuthorization: boolean;
  readonly facts: ServiceFacts;
  readonly neo4jBrowserUrl?: string;
}

export interface SessionOptions {
  /** What the readers may use. Absent: as much as the database allows. */
  readonly budget?: ReadBudget;
  /** What was read about the actor when the request arrived. Absent: each decision reads it. */
  readonly known?: KnownActor | undefined;
}

/**
 * Builds the services for one request of an actor. From the catalog outwards:
 *
 *     readers   catalog → secret aspects hidden → scope applied → points without privilege omitted
 *     events    catalog → secret aspects hidden → points without privilege omitted → full scope required → permission to follow required
 *     writer    catalog → entity within the scope → permissions required, audit log written → answer narrowed to the scope
 *     answers   catalog → entity within the scope → assignment of the form required, audit log written
 *     files     catalog → entity within the scope → permission to change the documentation required, audit log written
 *     repairer  catalog → permissions required → full scope required
 *     backups   catalog → permissions required → full scope required
 *     audit     catalog → permission to read required → full scope required
 *
 * The scope is derived when something is first read, so a request that reads nothing costs nothing.
 * @param actor URN
 */
export function authorizedServices(
  given: CatalogServices,
  actor: string,
  { budget, known }: SessionOptions = {},
): Services {
  const catalog = known === undefined ? given : { ...given, decisions: given.decisions.knowing(known) };
  const { model, load, numbering, keptCounts, usage, decisions, access, neo4jBrowserUrl } = catalog;
  const database = budget === undefined ? catalog.database : { read: catalog.database.readWithin(budget) };
  const census = budget ? censusWithin(catalog.census, budget) : catalog.census;
  const source = { model, load, numbering, keptCounts, census, usage, database };
  const hasScope = catalog.viewAuthorization && actor !== ROOT_USER;
  const ownScope = actor === ROOT_USER ? FULL_SCOPE : actorScope({ ...source, decisions }, actor);
  const scope = hasScope ? ownScope : FULL_SCOPE;
  const unscoped = budget === undefined ? catalog.readers : createReaders(source);
  const readers = hasScope ? readersWithin(scope, unscoped) : unscoped;
  const secretFree = hideSecretEvents(catalog.events);
  const scoped = scopedWriter(catalog.writer, { model, entities: unscoped.entities }, scope);
  const catalogWide = requireFullScopeFor(
    {
      events: hasScope ? authorizedEvents(secretFree, decisions, actor) : secretFree,
      runs: catalog.runs,
      writer: writerWithin(scope, scoped, catalog),
      repairer: authorizedRepairer(catalog.repairer, decisions),
      backups: authorizedBackups(catalog.backups, catalog),
      audit: authorizedAudit(catalog.auditEvents, decisions, actor),
    },
    scope.requireFullScope,
  );
  return {
    model,
    facts: catalog.facts,
    ...(neo4jBrowserUrl !== undefined && { neo4jBrowserUrl }),
    ...readers,
    unscoped,
    isScoped: hasScope,
    timeline: authorizedTimeline(unscoped.timeline, {
      ...{ decisions, actor },
      findVisible: (urns) => findVisible(urns, ownScope),
      scoped: readers.timeline,
    }),
    timeseries: hasScope ? authorizedPoints(readers.timeseries, decisions, actor) : readers.timeseries,
    ...catalogWide,
    refusedWrites: catalog.refusedWrites,
    evaluateTests: catalog.evaluateTests,
    usage,
    events: followableEvents(catalogWide.events, decisions, actor),
    requireFullScope: scope.requireFullScope,
    requirePermissions: (permissions) => decisions.require(actor, permissions),
    requirePlatformPrivilege: (anyOf, action) => decisions.requirePlatform(actor, anyOf, action),
    findVisible: (urns) => findVisible(urns, scope),
    findAssignedWriter: assignedWriters(scoped, catalog, actor),
    requireFileWriter: fileWriters(scoped, catalog, actor),
    ...(catalog.files && { files: catalog.files }),
    access: { ...access, ...scopedAccess(access, unscoped, scope) },
  };
}

/** @param scoped the writer within the scope */
function writerWithin(scope: ActorScope, scoped: CatalogWriter, catalog: CatalogServices): CatalogWriter {
  return returnVisibleReferences(authorizedWriter(scoped, catalog), catalog.writer, scope);
}

/** Each reader waits for the scope when it is first called. @param unscoped tells which readers there are */
function readersWithin(scope: ActorScope, unscoped: Readers): Readers {
  const find = async (): Promise<Readers> => (await scope.scopedCatalog())?.readers ?? unscoped;
  const deferred = Object.keys(unscoped).map((key) => {
    const name = key as keyof Readers;
    return [name, deferReader<object>(unscoped[name], async () => (await find())[name])];
  });
  return Object.fromEntries(deferred) as Readers;
}

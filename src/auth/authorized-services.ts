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
import type { ReportUnknownFields } from '../catalog/writes/types.js';
import type { StepWriter } from '../catalog/writes/catalog-writer.js';
import type { Database } from '../neo4j/database.js';
import type { AuthDeps } from './auth-deps.js';
import { ROOT_USER } from './authentication/names.js';
import type { KnownActor } from './authorization/policies/types.js';
import { authorizedBackups } from './authorization/authorized-backups.js';
import { authorizedEvents, authorizedPoints, followableEvents } from './authorization/authorized-points.js';
import { authorizedRepairer } from './authorization/authorized-repairer.js';
import { authorizedTimeline } from './authorization/authorized-timeline.js';
import { fileWriters } from './authorization/file-writer.js';
import { hideSecretEvents } from './authorization/hide-secret-aspects.js';
import { actorScope, findVisible, FULL_SCOPE } from './authorization/scope/actor-scope.js';
import { deferredReaders } from './authorization/scope/deferred-readers.js';
import { requireFullScopeFor } from './authorization/scope/full-scope.js';
import { createReaders, type Readers, type ReaderSource } from './authorization/scope/readers.js';
import { scopedAccess } from './authorization/scope/scoped-access.js';
import { sessionWriter, visibleWriter } from './authorization/session-writer.js';
import type { ServiceFacts, Services } from './services.js';
import type { Access } from './types.js';

/** The catalog without any authorization. Only `authorizedServices` and the parts of `src/auth` may use it. */
export interface CatalogServices extends Pick<
  AuthDeps,
  'model' | 'load' | 'decisions' | 'entities' | 'audit'
> {
  readonly writer: StepWriter;
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
  /** Called with the unknown fields of stored payloads. */
  readonly onUnknownFields?: ReportUnknownFields | undefined;
}

/**
 * Builds the services for one request of an actor. From the catalog outwards:
 *
 *     readers   catalog → secret aspects hidden → scope applied → points without privilege omitted
 *     events    catalog → secret aspects hidden → points without privilege omitted → full scope required → permission to follow required
 *     writer    proposals prepared → permissions required → entities within the scope → catalog → audit log written
 *     answers   proposals prepared → entities within the scope → catalog → audit log written; the form must be assigned
 *     files     permission to change the documentation required → entities within the scope → catalog → audit log written
 *     repairer  full scope required → permissions required → catalog
 *     backups   full scope required → permissions required → catalog
 *     audit     full scope required → permission to read required → catalog
 *
 * Each service is made at its first use, and the scope is derived when something is first read. So a request costs what it uses.
 * @param actor URN
 */
export function authorizedServices(
  given: CatalogServices,
  actor: string,
  { budget, known, onUnknownFields }: SessionOptions = {},
): Services {
  const catalog = known === undefined ? given : { ...given, decisions: given.decisions.knowing(known) };
  const { model, decisions, access } = catalog;
  const hasScope = catalog.viewAuthorization && actor !== ROOT_USER;
  const source = once(() => sourceOf(catalog, budget));
  const unscoped = once(() => (budget === undefined ? catalog.readers : createReaders(source())));
  const ownScope = once(() =>
    actor === ROOT_USER ? FULL_SCOPE : actorScope({ ...source(), decisions }, actor),
  );
  const scope = hasScope ? ownScope() : FULL_SCOPE;
  const readers = once(() => (hasScope ? deferredReaders(scope, unscoped()) : unscoped()));
  const session = once(() => ({ scope, entities: unscoped().entities, onUnknownFields }));
  const visible = once(() => visibleWriter(catalog, session()));
  const writer = once(() => sessionWriter(catalog, session()));
  const timeseries = once(() =>
    hasScope ? authorizedPoints(readers().timeseries, decisions, actor) : readers().timeseries,
  );
  const timeline = once(() =>
    authorizedTimeline(unscoped().timeline, {
      ...{ decisions, actor },
      findVisible: (urns) => findVisible(urns, ownScope()),
      scoped: readers().timeline,
    }),
  );
  const catalogWide = once(() => {
    const secretFree = hideSecretEvents(catalog.events);
    const wide = requireFullScopeFor(
      {
        events: hasScope ? authorizedEvents(secretFree, decisions, actor) : secretFree,
        runs: catalog.runs,
        repairer: authorizedRepairer(catalog.repairer, decisions),
        backups: authorizedBackups(catalog.backups, catalog),
        audit: authorizedAudit(catalog.auditEvents, decisions, actor),
      },
      scope.requireFullScope,
    );
    return { ...wide, events: followableEvents(wide.events, decisions, actor) };
  });
  const ownAccess = once(() => ({ ...access, ...scopedAccess(access, unscoped(), scope) }));
  return {
    model,
    facts: catalog.facts,
    ...(catalog.neo4jBrowserUrl !== undefined && { neo4jBrowserUrl: catalog.neo4jBrowserUrl }),
    ...(catalog.files && { files: catalog.files }),
    refusedWrites: catalog.refusedWrites,
    evaluateTests: catalog.evaluateTests,
    usage: catalog.usage,
    isScoped: hasScope,
    requireFullScope: scope.requireFullScope,
    requirePermissions: (permissions) => decisions.require(actor, permissions),
    requirePlatformPrivilege: (anyOf, action) => decisions.requirePlatform(actor, anyOf, action),
    findVisible: (urns) => findVisible(urns, scope),
    findAssignedWriter: (assignment) => assignedWriters(visible(), catalog, actor)(assignment),
    requireFileWriter: (documenting) => fileWriters(visible(), catalog, actor)(documenting),
    get unscoped() {
      return unscoped();
    },
    get entities() {
      return readers().entities;
    },
    get history() {
      return readers().history;
    },
    get changes() {
      return readers().changes;
    },
    get relationships() {
      return readers().relationships;
    },
    get lineage() {
      return readers().lineage;
    },
    get edges() {
      return readers().edges;
    },
    get search() {
      return readers().search;
    },
    get traces() {
      return readers().traces;
    },
    get usageEvents() {
      return readers().usageEvents;
    },
    get timeseries() {
      return timeseries();
    },
    get timeline() {
      return timeline();
    },
    get writer() {
      return writer();
    },
    get events() {
      return catalogWide().events;
    },
    get runs() {
      return catalogWide().runs;
    },
    get repairer() {
      return catalogWide().repairer;
    },
    get backups() {
      return catalogWide().backups;
    },
    get audit() {
      return catalogWide().audit;
    },
    get access() {
      return ownAccess();
    },
  };
}

function sourceOf(catalog: CatalogServices, budget: ReadBudget | undefined): Omit<ReaderSource, 'scope'> {
  const { model, load, numbering, keptCounts, usage } = catalog;
  const database = budget === undefined ? catalog.database : { read: catalog.database.readWithin(budget) };
  const census = budget ? censusWithin(catalog.census, budget) : catalog.census;
  return { model, load, numbering, keptCounts, census, usage, database };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

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
import type { CatalogWriter, ReportUnknownFields } from '../catalog/writes/types.js';
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
import { actorScope, findVisible, FULL_SCOPE, type ActorScope } from './authorization/scope/actor-scope.js';
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
 * Returns the services for one request of an actor. From the catalog outwards:
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
  options: SessionOptions = {},
): Services {
  return new ActorServices(new Parts(given, actor, options));
}

/**
 * Parts that several services of a request need, each made at its first use. The getters belong to a class, because an object literal with
 * getters gets a hidden class of its own: V8 keeps it, with everything that the getters refer to, until the next full garbage collection.
 */
class Parts {
  readonly catalog: CatalogServices;
  readonly hasScope: boolean;
  #source: Omit<ReaderSource, 'scope'> | undefined;
  #unscoped: Readers | undefined;
  #ownScope: ActorScope | undefined;
  #readers: Readers | undefined;
  #timeseries: Readers['timeseries'] | undefined;
  #timeline: Readers['timeline'] | undefined;
  #session: WriteSession | undefined;
  #visible: Pick<CatalogWriter, 'write'> | undefined;
  #writer: CatalogWriter | undefined;
  #catalogWide: CatalogWide | undefined;
  #access: Access | undefined;

  constructor(
    given: CatalogServices,
    readonly actor: string,
    private readonly options: SessionOptions,
  ) {
    const { known } = options;
    this.catalog = known === undefined ? given : { ...given, decisions: given.decisions.knowing(known) };
    this.hasScope = given.viewAuthorization && actor !== ROOT_USER;
  }

  get source(): Omit<ReaderSource, 'scope'> {
    return (this.#source ??= sourceOf(this.catalog, this.options.budget));
  }

  get unscoped(): Readers {
    return (this.#unscoped ??=
      this.options.budget === undefined ? this.catalog.readers : createReaders(this.source));
  }

  /** The scope of the actor, also if view authorization is off. */
  get ownScope(): ActorScope {
    const { actor, source } = this;
    return (this.#ownScope ??=
      actor === ROOT_USER ? FULL_SCOPE : actorScope({ ...source, decisions: this.catalog.decisions }, actor));
  }

  get scope(): ActorScope {
    return this.hasScope ? this.ownScope : FULL_SCOPE;
  }

  get readers(): Readers {
    return (this.#readers ??= this.hasScope ? deferredReaders(this.scope, this.unscoped) : this.unscoped);
  }

  get timeseries(): Readers['timeseries'] {
    const { timeseries } = this.readers;
    return (this.#timeseries ??= this.hasScope
      ? authorizedPoints(timeseries, this.catalog.decisions, this.actor)
      : timeseries);
  }

  get timeline(): Readers['timeline'] {
    return (this.#timeline ??= authorizedTimeline(this.unscoped.timeline, {
      ...{ decisions: this.catalog.decisions, actor: this.actor },
      findVisible: (urns) => findVisible(urns, this.ownScope),
      scoped: this.readers.timeline,
    }));
  }

  get visible(): Pick<CatalogWriter, 'write'> {
    return (this.#visible ??= visibleWriter(this.catalog, this.session));
  }

  get writer(): CatalogWriter {
    return (this.#writer ??= sessionWriter(this.catalog, this.session));
  }

  get catalogWide(): CatalogWide {
    return (this.#catalogWide ??= catalogWide(this));
  }

  get access(): Access {
    const { access } = this.catalog;
    return (this.#access ??= { ...access, ...scopedAccess(access, this.unscoped, this.scope) });
  }

  private get session(): WriteSession {
    const { scope, unscoped, options } = this;
    return (this.#session ??= {
      scope,
      entities: unscoped.entities,
      onUnknownFields: options.onUnknownFields,
    });
  }
}

type WriteSession = Parameters<typeof sessionWriter>[1];
type CatalogWide = ReturnType<typeof catalogWide>;

/** Services of the whole catalog, which need the scope of the whole catalog. */
function catalogWide({ catalog, hasScope, actor, scope }: Parts) {
  const { decisions } = catalog;
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
}

class ActorServices implements Services {
  readonly #parts: Parts;
  readonly #writer: CatalogWriter | undefined;
  readonly model: Services['model'];
  readonly facts: ServiceFacts;
  readonly neo4jBrowserUrl?: string;
  readonly files?: FileStore;
  readonly refusedWrites: RefusedWrites;
  readonly evaluateTests: EvaluateNow;
  readonly usage: UsageEvents;
  readonly isScoped: boolean;
  readonly requireFullScope: Services['requireFullScope'];

  /** @param writer instead of that of the actor */
  constructor(parts: Parts, writer?: CatalogWriter) {
    const { catalog, hasScope, scope } = parts;
    this.#parts = parts;
    this.#writer = writer;
    this.model = catalog.model;
    this.facts = catalog.facts;
    if (catalog.neo4jBrowserUrl !== undefined) this.neo4jBrowserUrl = catalog.neo4jBrowserUrl;
    if (catalog.files !== undefined) this.files = catalog.files;
    this.refusedWrites = catalog.refusedWrites;
    this.evaluateTests = catalog.evaluateTests;
    this.usage = catalog.usage;
    this.isScoped = hasScope;
    this.requireFullScope = scope.requireFullScope;
  }

  readonly withWriter = (writer: CatalogWriter): Services => new ActorServices(this.#parts, writer);

  readonly requirePermissions: Services['requirePermissions'] = (permissions) =>
    this.#parts.catalog.decisions.require(this.#parts.actor, permissions);

  readonly requirePlatformPrivilege: Services['requirePlatformPrivilege'] = (anyOf, action) =>
    this.#parts.catalog.decisions.requirePlatform(this.#parts.actor, anyOf, action);

  readonly findVisible: Services['findVisible'] = (urns) => findVisible(urns, this.#parts.scope);

  readonly findAssignedWriter: Services['findAssignedWriter'] = (assignment) => {
    const { visible, catalog, actor } = this.#parts;
    return assignedWriters(visible, catalog, actor)(assignment);
  };

  readonly requireFileWriter: Services['requireFileWriter'] = (documenting) => {
    const { visible, catalog, actor } = this.#parts;
    return fileWriters(visible, catalog, actor)(documenting);
  };

  get unscoped(): Readers {
    return this.#parts.unscoped;
  }

  get entities(): Readers['entities'] {
    return this.#parts.readers.entities;
  }

  get history(): Readers['history'] {
    return this.#parts.readers.history;
  }

  get changes(): Readers['changes'] {
    return this.#parts.readers.changes;
  }

  get relationships(): Readers['relationships'] {
    return this.#parts.readers.relationships;
  }

  get lineage(): Readers['lineage'] {
    return this.#parts.readers.lineage;
  }

  get edges(): Readers['edges'] {
    return this.#parts.readers.edges;
  }

  get search(): Readers['search'] {
    return this.#parts.readers.search;
  }

  get traces(): Readers['traces'] {
    return this.#parts.readers.traces;
  }

  get usageEvents(): Readers['usageEvents'] {
    return this.#parts.readers.usageEvents;
  }

  get timeseries(): Readers['timeseries'] {
    return this.#parts.timeseries;
  }

  get timeline(): Readers['timeline'] {
    return this.#parts.timeline;
  }

  get writer(): CatalogWriter {
    return this.#writer ?? this.#parts.writer;
  }

  get events(): Services['events'] {
    return this.#parts.catalogWide.events;
  }

  get runs(): Services['runs'] {
    return this.#parts.catalogWide.runs;
  }

  get repairer(): Services['repairer'] {
    return this.#parts.catalogWide.repairer;
  }

  get backups(): Services['backups'] {
    return this.#parts.catalogWide.backups;
  }

  get audit(): Services['audit'] {
    return this.#parts.catalogWide.audit;
  }

  get access(): Access {
    return this.#parts.access;
  }
}

function sourceOf(catalog: CatalogServices, budget: ReadBudget | undefined): Omit<ReaderSource, 'scope'> {
  const { model, load, numbering, keptCounts, usage } = catalog;
  const database = budget === undefined ? catalog.database : { read: catalog.database.readWithin(budget) };
  const census = budget ? censusWithin(catalog.census, budget) : catalog.census;
  return { model, load, numbering, keptCounts, census, usage, database };
}

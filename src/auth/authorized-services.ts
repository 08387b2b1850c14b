/** Authorization in one place: what an actor gets of the catalog. */
import { censusWithin, type FollowedCensus } from '../catalog/census/follow-census.js';
import type { KeptCounts } from '../catalog/search/search-deps.js';
import type { FileStore } from '../catalog/files/types.js';
import type { EvaluateNow } from '../catalog/metadata-tests/evaluate-entities.js';
import type { RefusedWrites } from '../catalog/traces/write-each.js';
import type { UsageEvents } from '../catalog/usage-events/usage-event-reader.js';
import type { StepWriter } from '../catalog/writes/catalog-writer.js';
import type { CatalogWriter, ReportUnknownFields } from '../catalog/writes/types.js';
import type { ReadBudget } from '../core/request-budget.js';
import type { Database } from '../neo4j/database.js';
import { ROOT_USER, type AuthDeps } from './auth-deps.js';
import {
  FULL_SCOPE,
  actorScope,
  deferredReaders,
  findVisible,
  scopedAccess,
  type ActorScope,
} from './authorization/actor-scope.js';
import {
  authorizedEvents,
  authorizedPoints,
  authorizedTimeline,
} from './authorization/authorized-readers.js';
import {
  catalogWideServices,
  type CatalogWideServices,
  type UnauthorizedServices,
} from './authorization/catalog-wide-services.js';
import { assignedWriters, fileWriters } from './authorization/delegated-writers.js';
import type { KnownActor } from './authorization/policies/types.js';
import { createReaders, hideSecretEvents, type ReaderSource, type Readers } from './authorization/readers.js';
import { sessionWriter, visibleWriter, type WriterSession } from './authorization/session-writer.js';
import type { ServiceFacts, Services } from './services.js';
import type { Access } from './types.js';

/** The catalog without any authorization. Only `authorizedServices` and the parts of `src/auth` may use it. */
export interface CatalogServices
  extends Pick<AuthDeps, 'model' | 'load' | 'decisions' | 'entities' | 'audit'>, UnauthorizedServices {
  readonly writer: StepWriter;
  readonly database: Pick<Database, 'read' | 'readWithin'>;
  /** Of the whole catalog, without aspects that hold credentials. */
  readonly readers: Readers;
  readonly numbering: ReaderSource['numbering'];
  readonly counts: KeptCounts & { readonly census: FollowedCensus };
  readonly hiddenStages: ReaderSource['hiddenStages'];
  readonly refusedWrites: RefusedWrites;
  readonly evaluateTests: EvaluateNow;
  readonly usage: UsageEvents;
  readonly files?: FileStore | undefined;
  readonly access: Access;
  /** False: every actor may view the whole catalog. */
  readonly viewAuthorization: boolean;
  readonly facts: ServiceFacts;
  readonly neo4jBrowserUrl?: string | undefined;
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
  const { known } = options;
  const catalog =
    known === undefined ? given : { ...given, decisions: given.decisions.withKnownActor(known) };
  return new ActorServices(catalog, actor, options);
}

/**
 * The getters belong to a class, because an object literal with getters gets a hidden class of its own: V8 keeps it, with everything that
 * the getters refer to, until the next full garbage collection.
 */
class ActorServices implements Services {
  readonly model: Services['model'];
  readonly facts: ServiceFacts;
  readonly neo4jBrowserUrl?: string | undefined;
  readonly files?: FileStore | undefined;
  readonly refusedWrites: RefusedWrites;
  readonly evaluateTests: EvaluateNow;
  readonly usage: UsageEvents;
  readonly isScoped: boolean;
  readonly requireFullScope: Services['requireFullScope'];
  readonly #catalog: CatalogServices;
  readonly #actor: string;
  readonly #options: SessionOptions;
  readonly #scope: ActorScope;
  #madeSource: ReaderSource | undefined;
  #madeScope: ActorScope | undefined;
  #madeUnscoped: Readers | undefined;
  #madeReaders: Readers | undefined;
  #timeseries: Readers['timeseries'] | undefined;
  #timeline: Readers['timeline'] | undefined;
  #visible: Pick<CatalogWriter, 'write'> | undefined;
  #writer: CatalogWriter | undefined;
  #catalogWide: CatalogWideServices | undefined;
  #access: Access | undefined;

  constructor(catalog: CatalogServices, actor: string, options: SessionOptions) {
    this.#catalog = catalog;
    this.#actor = actor;
    this.#options = options;
    this.isScoped = catalog.viewAuthorization && actor !== ROOT_USER;
    this.#scope = this.isScoped ? this.#ownScope() : FULL_SCOPE;
    this.model = catalog.model;
    this.facts = catalog.facts;
    this.neo4jBrowserUrl = catalog.neo4jBrowserUrl;
    this.files = catalog.files;
    this.refusedWrites = catalog.refusedWrites;
    this.evaluateTests = catalog.evaluateTests;
    this.usage = catalog.usage;
    this.requireFullScope = this.#scope.requireFullScope;
  }

  readonly withWriter = (writer: CatalogWriter): Services => {
    const others = new ActorServices(this.#catalog, this.#actor, this.#options);
    others.#writer = writer;
    return others;
  };

  readonly requirePermissions: Services['requirePermissions'] = (permissions) =>
    this.#catalog.decisions.require(this.#actor, permissions);

  readonly requirePlatformPrivilege: Services['requirePlatformPrivilege'] = (anyOf, action) =>
    this.#catalog.decisions.requirePlatform(this.#actor, anyOf, action);

  readonly findVisible: Services['findVisible'] = (urns) => findVisible(urns, this.#scope);

  readonly findAssignedWriter: Services['findAssignedWriter'] = (assignment) =>
    assignedWriters(this.#visibleWriter(), this.#catalog, this.#actor)(assignment);

  readonly requireFileWriter: Services['requireFileWriter'] = (documenting) =>
    fileWriters(this.#visibleWriter(), this.#catalog, this.#actor)(documenting);

  get unscoped(): Readers {
    return (this.#madeUnscoped ??=
      this.#options.budget === undefined ? this.#catalog.readers : createReaders(this.#source()));
  }

  get entities(): Readers['entities'] {
    return this.#readers().entities;
  }

  get history(): Readers['history'] {
    return this.#readers().history;
  }

  get changes(): Readers['changes'] {
    return this.#readers().changes;
  }

  get relationships(): Readers['relationships'] {
    return this.#readers().relationships;
  }

  get lineage(): Readers['lineage'] {
    return this.#readers().lineage;
  }

  get edges(): Readers['edges'] {
    return this.#readers().edges;
  }

  get search(): Readers['search'] {
    return this.#readers().search;
  }

  get traces(): Readers['traces'] {
    return this.#readers().traces;
  }

  get usageEvents(): Readers['usageEvents'] {
    return this.#readers().usageEvents;
  }

  get timeseries(): Readers['timeseries'] {
    const { timeseries } = this.#readers();
    return (this.#timeseries ??= this.isScoped
      ? authorizedPoints(timeseries, this.#catalog.decisions, this.#actor)
      : timeseries);
  }

  get timeline(): Readers['timeline'] {
    return (this.#timeline ??= authorizedTimeline(this.unscoped.timeline, {
      ...{ decisions: this.#catalog.decisions, actor: this.#actor },
      findVisible: (urns) => findVisible(urns, this.#ownScope()),
      scoped: this.#readers().timeline,
    }));
  }

  get writer(): CatalogWriter {
    return (this.#writer ??= sessionWriter(this.#catalog, this.#writerSession()));
  }

  get events(): Services['events'] {
    return this.#ofWholeCatalog().events;
  }

  get runs(): Services['runs'] {
    return this.#ofWholeCatalog().runs;
  }

  get repairer(): Services['repairer'] {
    return this.#ofWholeCatalog().repairer;
  }

  get backups(): Services['backups'] {
    return this.#ofWholeCatalog().backups;
  }

  get audit(): Services['audit'] {
    return this.#ofWholeCatalog().audit;
  }

  get access(): Access {
    const { access } = this.#catalog;
    return (this.#access ??= { ...access, ...scopedAccess(access, this.unscoped, this.#scope) });
  }

  #source(): ReaderSource {
    return (this.#madeSource ??= sourceOf(this.#catalog, this.#options.budget));
  }

  /** The scope of the actor, also if view authorization is off. */
  #ownScope(): ActorScope {
    return (this.#madeScope ??=
      this.#actor === ROOT_USER
        ? FULL_SCOPE
        : actorScope({ ...this.#source(), decisions: this.#catalog.decisions }, this.#actor));
  }

  #readers(): Readers {
    return (this.#madeReaders ??= this.isScoped
      ? deferredReaders(this.#scope, this.unscoped)
      : this.unscoped);
  }

  #visibleWriter(): Pick<CatalogWriter, 'write'> {
    return (this.#visible ??= visibleWriter(this.#catalog, this.#writerSession()));
  }

  #writerSession(): WriterSession {
    const { onUnknownFields } = this.#options;
    return { scope: this.#scope, entities: this.unscoped.entities, onUnknownFields };
  }

  #ofWholeCatalog(): CatalogWideServices {
    return (this.#catalogWide ??= this.#createCatalogWide());
  }

  #createCatalogWide(): CatalogWideServices {
    const { decisions, audit, runs, repairer, backups, auditEvents } = this.#catalog;
    const secretFree = hideSecretEvents(this.#catalog.events);
    const events = this.isScoped ? authorizedEvents(secretFree, decisions, this.#actor) : secretFree;
    return catalogWideServices(
      { events, runs, repairer, backups, auditEvents },
      { decisions, audit, actor: this.#actor, requireFullScope: this.requireFullScope },
    );
  }
}

function sourceOf(catalog: CatalogServices, budget: ReadBudget | undefined): ReaderSource {
  const { model, load, numbering, hiddenStages, usage } = catalog;
  const database = budget === undefined ? catalog.database : { read: catalog.database.readWithin(budget) };
  const { census, cache } = catalog.counts;
  const counts = { census: budget === undefined ? census : censusWithin(census, budget), cache };
  return { model, load, numbering, counts, hiddenStages, usage, database };
}

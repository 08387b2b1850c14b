/** Joins the parts of the catalog: readers, writer, events, runs, repair, sign-in and policies. */
import { createAuth } from './auth/create-auth.js';
import { type AuthDeps, SYSTEM_USER } from './auth/auth-deps.js';
import { createRunTokens, type RunTokens } from './auth/authentication/identify.js';
import { prepareFirstStart } from './auth/authentication/first-start.js';
import { deriveKeys } from './auth/authentication/signing-key.js';
import { createDecisions } from './auth/authorization/policies/decisions.js';
import { createReaders } from './auth/authorization/readers.js';
import type { CatalogServices } from './auth/authorized-services.js';
import { readSecrets } from './auth/secret-store.js';
import { createAuditReader } from './catalog/audit/audit-reader.js';
import { startBackup } from './catalog/backup/start-backup.js';
import { createEntityReader } from './catalog/entities/entity-reader.js';
import { createEventReader } from './catalog/events/event-reader.js';
import { createCountCache } from './catalog/census/count-cache.js';
import { keepHiddenStages } from './catalog/lifecycle/hidden-stages.js';
import { followCensus } from './catalog/census/follow-census.js';
import type { FileStore } from './catalog/files/types.js';
import type { Consequences } from './catalog/consequences/consequences.js';
import { createFacetIds } from './catalog/census/facet-ids.js';
import { createNumbering } from './catalog/events/number-changes.js';
import { DEFAULT_EXECUTOR } from './catalog/ingestion/source-info.js';
import { createEvaluateNow } from './catalog/metadata-tests/evaluate-entities.js';
import { createRepairer } from './catalog/repair/repairer.js';
import { builtInTypes } from './catalog/ownership/ownership-types.js';
import { builtInPages } from './catalog/pages/built-in-pages.js';
import { builtInPlatforms } from './catalog/platforms.js';
import { createRunReader } from './catalog/runs/run-reader.js';
import { createRefusedWrites } from './catalog/traces/write-each.js';
import { createUsageEvents } from './catalog/usage-events/usage-event-reader.js';
import { loadRules } from './catalog/writes/apply-rules.js';
import { storeBuiltIns } from './catalog/writes/built-ins.js';
import { createCatalogWriter, type WriterDeps } from './catalog/writes/catalog-writer.js';
import type { BackgroundDeps, TestObserver } from './catalog/metadata-tests/evaluation-deps.js';
import {
  composeConsequences,
  followChanges,
  type ChangeListeners,
  evaluationDeps,
} from './compose-background.js';
import { CLIENT_VERSION } from './core/compatibility.js';
import type { Clock } from './core/clock.js';
import type { LoadLimits } from './core/limits.js';
import { Signal } from './core/async.js';
import type { MetadataModel } from './model/types.js';
import type { Database } from './neo4j/database.js';
import type { AccessOptions } from './service-options.js';
import { settleMarks } from './neo4j/search-index/write-marks.js';
import type { LoadStatement } from './neo4j/statements.js';

export interface CatalogOptions
  extends
    Pick<AuthDeps, 'audit'>,
    ChangeListeners,
    Pick<WriterDeps, 'writeObserver' | 'isReading' | 'auditedAspects' | 'onRollbackFailure'> {
  readonly model: MetadataModel;
  readonly database: Database;
  readonly load: LoadStatement;
  readonly clock: Clock;
  /** Of Trellis, for backups. */
  readonly version: string;
  /** Release of the client for ingestion runs whose source names none. Default: `CLIENT_VERSION`. */
  readonly clientVersion?: string | undefined;
  /** Executor of tests of connections, and of ingestion sources that name none. Default: `DEFAULT_EXECUTOR`. */
  readonly executorId?: string | undefined;
  /** Override `LOAD_LIMITS`. */
  readonly limits?: Partial<LoadLimits> | undefined;
  /** Absent: no first user is created. */
  readonly access?: AccessOptions | undefined;
  /** Address of Neo4j Browser, if this process started the Neo4j. */
  readonly neo4jBrowserUrl?: string | undefined;
  /** Counts evaluations of tests of metadata. */
  readonly testObserver?: TestObserver;
  /** Whether usage events are stored. Default: true. */
  readonly usageEvents?: boolean | undefined;
  /** Holds uploaded files. Absent: none are stored. */
  readonly files?: FileStore | undefined;
  /** Called if usage events could not be stored. */
  readonly onUsageFailure?: (error: unknown) => void;
  /** Called with whether the policies in memory were current. */
  readonly observePolicies?: (isHit: boolean) => void;
  /** Called with whether the counts of a search were kept and current. */
  readonly observeCounts?: (isHit: boolean) => void;
  /** Called with whether counts of everything were in memory. */
  readonly observeCensus?: (isHit: boolean) => void;
  /** Called if all entities could not be counted for the census. */
  readonly onCensusFailure?: (error: unknown) => void;
}

/** What the executor of ingestion runs needs besides the catalog. No API gets it. */
export interface RunServices {
  readonly runTokens: RunTokens;
  /** Reads secrets for a request and writes the audit log. @returns the existing ones by name */
  readonly readSecrets: (names: readonly string[], request: string) => Promise<ReadonlyMap<string, string>>;
}

export interface CreatedCatalog extends CatalogServices {
  /** Signals every write of this process. */
  readonly written: Signal;
  readonly consequences: Consequences;
  /** What the evaluation of tests in the background needs. */
  readonly testDeps: BackgroundDeps;
}

/**
 * Creates the services of the catalog. Also creates the first user, the default roles, the default policies, the built-in pages and the
 * built-in platforms if they are missing.
 */
export async function createCatalogServices(
  options: CatalogOptions,
): Promise<CreatedCatalog & { readonly forRuns: RunServices }> {
  const { model, database, load, audit, access, neo4jBrowserUrl, observeCounts, files } = options;
  const { clientVersion = CLIENT_VERSION, executorId = DEFAULT_EXECUTOR } = options;
  const numbering = createNumbering(options);
  const counts = {
    census: followCensus(options),
    cache: createCountCache({
      clock: options.clock,
      settleMarks: () => settleMarks(options),
      observeCounts,
    }),
  };
  const hiddenStages = keepHiddenStages(options);
  const usage = createUsageEvents({
    ...options,
    isOn: options.usageEvents !== false,
    onFailure: options.onUsageFailure ?? (() => undefined),
  });
  const readers = createReaders({ model, database, load, numbering, counts, hiddenStages, usage });
  const written = new Signal();
  const facetIds = createFacetIds(options);
  const entities = createEntityReader(options);
  const consequences = composeConsequences(options, written);
  const writer = createCatalogWriter({ ...options, facetIds, consequences, rules: await loadRules() });
  await followChanges(consequences, { ...options, entities, search: readers.search, usage, writer });
  const decisions = createDecisions(options);
  const authDeps: AuthDeps = {
    ...{
      model,
      database,
      load,
      clock: options.clock,
      audit,
      entities,
      search: readers.search,
      writer,
      decisions,
    },
    keys: deriveKeys(access?.tokenKey),
    passwordMinLength: access?.passwordMinLength,
    oidc: access?.oidc,
  };
  const testDeps = evaluationDeps(
    { model, database, load, numbering, clock: options.clock, entities: readers.entities, writer },
    { model, entities, decisions },
    { warn: options.warn, observer: options.testObserver },
  );
  if (access !== undefined) {
    // One after the other: Neo4j has just started and plans slowly, and both send the same statement.
    await prepareFirstStart(authDeps, access.adminPassword);
    const stamp = { time: options.clock.now(), actor: SYSTEM_USER };
    const always = [...builtInPages(stamp), ...builtInTypes(stamp)];
    await storeBuiltIns(authDeps, { always, platforms: builtInPlatforms(model) }, SYSTEM_USER);
  }
  const forRuns = runServices(authDeps);
  return {
    model,
    database,
    load,
    numbering,
    counts,
    hiddenStages,
    readers,
    entities,
    writer,
    decisions,
    audit,
    events: createEventReader({ ...options, written, polls: options.limits?.polls }),
    runs: createRunReader(options),
    repairer: createRepairer({ ...options, facetIds }, writer),
    backups: { start: () => startBackup(options) },
    auditEvents: createAuditReader(options),
    refusedWrites: createRefusedWrites(options),
    evaluateTests: createEvaluateNow(testDeps),
    usage,
    ...{ files, written, consequences, testDeps, neo4jBrowserUrl },
    access: createAuth(authDeps, forRuns.runTokens),
    forRuns,
    viewAuthorization: access?.viewAuthorization === true,
    facts: { version: options.version, clientVersion, executorId, requiresSignIn: access?.auth === true },
  };
}

function runServices(deps: AuthDeps): RunServices {
  return {
    runTokens: createRunTokens(deps),
    readSecrets: async (names, request) => {
      const { secrets } = await readSecrets(deps, names);
      if (secrets.length > 0)
        deps.audit.info(
          { event: 'secrets read', actor: SYSTEM_USER, request, secrets: secrets.map(({ name }) => name) },
          'access',
        );
      return new Map(secrets.map(({ name, value }) => [name, value]));
    },
  };
}

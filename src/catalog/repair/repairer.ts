/** Repairs or cleans up entities page by page. */
import { type CatalogError, invalidRequest } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { pagesByUrn } from '../../core/batches.js';
import { LAST_CHARACTER, likeRange, type LikeRange } from '../../core/texts.js';
import { NAMESPACE } from '../../core/compatibility.js';
import { findUrn } from '../../model/urn.js';
import { layoutDigest } from '../../model/search/contributions.js';
import type { MetadataModel } from '../../model/types.js';
import type { Clock } from '../../core/clock.js';
import type { Database } from '../../neo4j/database.js';
import { onlyRow, type LoadStatement } from '../../neo4j/statements.js';
import type { CommitDeps } from '../writes/commit-group.js';
import type { CatalogWriter, WriteContext } from '../writes/types.js';
import { check } from '../check/checker.js';
import { readSearchIndex, recreateSearchIndex } from '../check/types.js';
import { createFacetIds } from '../census/facet-ids.js';
import { restoreBatch } from './restore-batch.js';
import type { Repairer, RestoreRequest, RestoreResult, TruncateRequest } from './types.js';

/** Maximum number of entities that one transaction locks. */
const MAX_RESTORE_BATCH = 200;
/** Number of entities whose points are removed concurrently. */
const POINT_OWNERS = 100;

export function createRepairer(deps: CommitDeps, writer: Pick<CatalogWriter, 'deletePoints'>): Repairer {
  return {
    restore: (request) => restoreAll(deps, request),
    check: (request) => check(deps, request),
    searchIndex: (recreate) => (recreate ? recreateSearchIndex(deps) : readSearchIndex(deps)),
    truncatePoints: async (request, context) => {
      const { entityType, aspectName, endTimeMillis: end } = request;
      const type = deps.model.getEntity(entityType).name;
      const aspect = deps.model.getAspectOf(type, aspectName);
      if (aspect.kind !== 'timeseries') throw notTimeseries(aspectName);
      const from = `urn:${NAMESPACE}:${type}:`;
      const range = { from, until: from + LAST_CHARACTER, aspect: aspect.name, end };
      const counts = onlyRow(await deps.database.read(deps.load('repair/count-points'), range));
      if (request.dryRun || counts.old === 0) return counts;
      return { ...counts, old: await deleteOld(deps, { range, writer, context, request }) };
    },
  };
}

/** Repairs edges and search properties page by page. Entities of types that the model does not know are left alone. */
async function restoreAll(deps: CommitDeps, request: RestoreRequest): Promise<RestoreResult> {
  const { model, clock, database, load, facetIds } = deps;
  const aspectName = request.aspectName === undefined ? undefined : model.getAspect(request.aspectName).name;
  const limit = Math.max(1, Math.min(request.batchSize ?? MAX_RESTORE_BATCH, MAX_RESTORE_BATCH));
  const sum = { entities: 0, edgesAdded: 0, edgesRemoved: 0, edgesUpdated: 0, searchRestored: 0 };
  for (const range of rangesOf(request, (text) => model.parseUrn(text).text)) {
    const read = (after: string) => {
      const start = after === '' ? (request.start ?? 0) : 0;
      return database.read(load('repair/list-urns'), { ...range, after, start, limit });
    };
    for await (const listed of pagesByUrn(read)) {
      const urns = listed.filter((text) => model.entities.has(findUrn(text)?.entityType ?? ''));
      const done = await database.write('repair/restore', (run) =>
        restoreBatch(urns, {
          ...{ run, load, model, facetIds, aspectName },
          ...{ at: clock.now(), transaction: newId() },
        }),
      );
      for (const name of Object.keys(sum) as (keyof RestoreResult)[]) sum[name] += done[name];
    }
  }
  return sum;
}

function rangesOf({ urn, urnLike }: RestoreRequest, parse: (text: string) => string): LikeRange[] {
  const one = urn === undefined ? [] : [rangeOf(parse(urn))];
  return [...one, ...(urnLike === undefined ? [] : [likeRange(urnLike)])];
}

function rangeOf(urn: string): LikeRange {
  return { from: urn, until: urn, pattern: '(?s).*' };
}

async function deleteOld(
  { database, load }: CommitDeps,
  given: {
    readonly range: { from: string; until: string; aspect: string; end: number };
    readonly writer: Pick<CatalogWriter, 'deletePoints'>;
    readonly context: WriteContext;
    readonly request: TruncateRequest;
  },
): Promise<number> {
  const { range, writer, context, request } = given;
  const { aspectName, endTimeMillis } = request;
  const read = (after: string) =>
    database.read(load('repair/list-point-owners'), { ...range, after, limit: POINT_OWNERS });
  let deleted = 0;
  for await (const urns of pagesByUrn(read)) {
    const results = await Promise.all(
      urns.map((urn) => writer.deletePoints({ urn, aspectName, endTimeMillis }, context)),
    );
    deleted += results.reduce((sum, { timeseriesRows }) => sum + timeseriesRows, 0);
  }
  return deleted;
}

function notTimeseries(aspectName: string): CatalogError {
  const message = `${aspectName} is not a timeseries aspect: it has no points to delete`;
  return invalidRequest('/aspect', message, 'timeseries');
}

// Derives the search properties of entities again when the rules or the model have changed since.

/** Must be raised whenever the same aspects result in other search properties. */
const SEARCH_RULES = 7;

interface UpgradeDeps {
  readonly model: MetadataModel;
  readonly database: Database;
  readonly load: LoadStatement;
  readonly clock: Clock;
  /** The rules by which the stored search properties were derived, one text per entity type. Undefined: none were recorded. */
  readonly stored: readonly string[] | undefined;
  readonly log: { info(fields: object, message: string): void };
}

/**
 * Must end before the first request, because searches rely on the current rules. Entities of types that the model does not know are left
 * alone, and so is what is recorded about these types: another service on the same database may know them.
 */
export async function upgradeSearch(deps: UpgradeDeps): Promise<void> {
  const { model, database, load, stored = [] } = deps;
  const known = new Set(stored);
  const types = [...model.entities.keys()];
  const changed = types.filter((type) => !known.has(rulesOf(model, type)));
  if (changed.length === 0) return;
  const [entity] = await database.read(load('search-index/find-entity'));
  if (entity !== undefined) await derive(deps, changed);
  const others = stored.filter((text) => !model.entities.has(text.slice(0, text.indexOf(' '))));
  const rules = [...others, ...types.map((type) => rulesOf(model, type))].sort();
  await database.write('search-index/record-rules', (run) =>
    run(load('search-index/record-rules'), { rules }),
  );
}

/** Also differs if the model distributes the search fields of the type over aspects in another way, or has other references. */
function rulesOf(model: MetadataModel, type: string): string {
  return `${type} ${SEARCH_RULES} ${layoutDigest(model, type)}`;
}

async function derive(deps: UpgradeDeps, types: readonly string[]): Promise<void> {
  const { log } = deps;
  log.info({ types: types.length }, 'the search properties of entities are derived anew');
  const facetIds = createFacetIds(deps);
  let entities = 0;
  for (const type of types) {
    const restored = await restoreAll({ ...deps, facetIds }, { urnLike: `urn:${NAMESPACE}:${type}:%` });
    entities += restored.entities;
  }
  log.info({ entities }, 'the search properties of all entities are current');
}

/** Reads the change log as shown to people: of entities, and of the whole catalog. */
import { invalidRequest } from '../../core/errors.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { onlyRow } from '../../neo4j/statements.js';
import type { ReadDeps } from '../../neo4j/database.js';
import { isTornPair, storedMeta } from '../entities/stored-aspect.js';
import { readConsistently, type ReadCheck } from '../consistent-read.js';
import { toRunId } from '../runs/run-reader.js';
import { MAX_CHANGES, type Numbering } from '../events/number-changes.js';
import { listHistories } from './entity-history.js';
import type {
  ChangeReader,
  ValueRequest,
  CatalogChange,
  CatalogChangePage,
  ChangeFilter,
  ChangeQuery,
  ChangedEntity,
} from './types.js';
import { SHOWN_CHANGES, HOUSEKEEPING_TYPES } from './shown-changes.js';
import { changeId, readSequenceCursor, writeSequenceCursor, checkCount } from './paging.js';

export function createChangeReader(deps: LogDeps): ChangeReader {
  return {
    listOfEntities: (queries) => listHistories(deps, queries),
    findValues: (requests) => findWrittenValues(deps, requests),
    listChanges: (query) => listCatalogChanges(deps, query),
    listChangedEntities: (query) => listChangedEntities(deps, query),
  };
}

/** Reads former and current values of aspects by version number. Secret aspects have no readable values. */
function findWrittenValues(
  { database, load }: ReadDeps,
  requests: readonly ValueRequest[],
): ReturnType<ChangeReader['findValues']> {
  const rows = requests.map(({ urn, aspectName, version }) => ({ urn, aspect: aspectName, version }));
  return readConsistently(async (check) => {
    const found = await database.read(load('changes/get-values'), { rows });
    const byIndex = new Map(found.map((row) => [row.index, row]));
    return requests.map(({ aspectName, version }, index) => {
      const row = SHOWN_CHANGES.skippedAspects.includes(aspectName) ? undefined : byIndex.get(index);
      return row && valueOf(row, version, check);
    });
  });
}

function valueOf(
  { older, payload, meta }: StatementRows['changes/get-values'],
  wanted: number,
  check: ReadCheck,
): string | undefined {
  if (older !== null) return older;
  if (meta === null) return undefined;
  const stored = storedMeta(meta);
  // The value was replaced during the read. It will be found among the older versions.
  if (stored.version > wanted || stored.deleted === true || isTornPair(payload, stored)) check.isTorn = true;
  return stored.version === wanted ? (payload ?? undefined) : undefined;
}

export const MAX_CHANGES_PAGE = 500;

type ChangeRow = StatementRows['changes/list-changes'];

/** Lists the change log of the catalog, newest first. Scans a bounded number of changes, no matter how many pass the filter. */
export async function listCatalogChanges(deps: LogDeps, query: ChangeQuery): Promise<CatalogChangePage> {
  checkCount(query.count, MAX_CHANGES_PAGE);
  const { below, above } = boundsOf(query);
  const last = await numberAll(deps);
  if (last === 0) return { changes: [] };
  const newest = { newest: writeSequenceCursor('newest', last) };
  const end = Math.min(below, last + 1);
  const { floor } = await findWindow(deps, { below: end, above });
  const from = floor ?? above + 1;
  const rows = await readRows(deps, { ...query, below: end, from });
  const changes = rows.map(toChange);
  const isFull = rows.length === query.count;
  const next = isFull ? (rows.at(-1)?.sequence ?? from) : from;
  const hasOlder = isFull || floor !== null || above > 0;
  return { changes, ...(hasOlder && { older: writeSequenceCursor('older', next) }), ...newest };
}

/** @throws INVALID_REQUEST */
function boundsOf({ before, after }: ChangeQuery): { readonly below: number; readonly above: number } {
  if (before !== undefined && after !== undefined)
    throw invalidRequest('/after', 'Give either `before` or `after`, not both', 'not together with before');
  return {
    below:
      before === undefined
        ? Number.MAX_SAFE_INTEGER
        : readSequenceCursor(before, { listing: 'older', name: 'before' }),
    above: after === undefined ? 0 : readSequenceCursor(after, { listing: 'newest', name: 'after' }),
  };
}

function readRows(
  { database, load, isRestricted }: LogDeps,
  {
    count,
    below,
    from,
    types,
    actor,
    runId,
  }: ChangeQuery & { readonly below: number; readonly from: number },
): Promise<ChangeRow[]> {
  return database.read(load('changes/list-changes'), {
    ...{ below, from, limit: count, ...typesOf(types), ...SHOWN_CHANGES },
    actor: actor ?? null,
    // A text that is not a run ID matches no change.
    runId: runId === undefined ? null : (toRunId(runId) ?? ''),
    showsGone: !isRestricted,
  });
}

/** Parameters of the statements. */
function typesOf(types: ChangeFilter['types']): object {
  return { types: types ?? null, hiddenTypes: HOUSEKEEPING_TYPES };
}

function toChange({ sequence, urn, at, actor, runId, aspects }: ChangeRow): CatalogChange {
  return {
    ...{ id: changeId(sequence), urn, time: at, actor },
    ...(runId !== null && { runId }),
    aspects: aspects.flatMap(([name, operation]) => (name === null ? [] : [{ name, operation }])),
    isDeletion: aspects.some(([name]) => name === null),
  };
}

const MAX_CHANGED_ENTITIES = 100;
/** Maximum number of scanned windows of the log, of 5,000 changes each. */
const MAX_WINDOWS = 4;

export async function listChangedEntities(
  deps: LogDeps,
  { count, types }: Pick<ChangeFilter, 'types'> & { readonly count: number },
): Promise<ChangedEntity[]> {
  checkCount(count, MAX_CHANGED_ENTITIES);
  const { database, load } = deps;
  let below = (await numberAll(deps)) + 1;
  let entities: readonly ChangedEntity[] = [];
  for (let windows = 0; windows < MAX_WINDOWS && entities.length < count && below > 1; windows += 1) {
    const { floor } = await findWindow(deps, { below, above: 0 });
    const rows = await database.read(load('changes/list-changed'), {
      ...{ below, from: floor ?? 0, limit: count - entities.length, ...typesOf(types), ...SHOWN_CHANGES },
      known: entities.map(({ urn }) => urn),
    });
    entities = [...entities, ...rows.map(({ urn, at, actor }) => ({ urn, time: at, actor }))];
    below = floor ?? 0;
  }
  return [...entities];
}

/** What listings of the log need. */
export interface LogDeps extends ReadDeps {
  /** Numbers the changes of the log. */
  readonly numbering: Numbering;
  /** True if the reader has a restricted view. */
  readonly isRestricted: boolean;
}

/** Number of changes that one statement scans. */
const CHANGES_AT_A_TIME = 5_000;

/** @param bounds places, both exclusive. The window extends to its lower bound if it has no floor. */
async function findWindow(
  { database, load }: ReadDeps,
  bounds: { readonly below: number; readonly above: number },
): Promise<StatementRows['changes/get-window']> {
  const parameters = { ...bounds, most: CHANGES_AT_A_TIME - 1 };
  return onlyRow(await database.read(load('changes/get-window'), parameters));
}

/** Assigns places to all changes that were committed before the call. @returns the last place; 0 for a catalog without any */
async function numberAll({ database, load, numbering }: LogDeps): Promise<number> {
  const found = await findWindow({ database, load }, { below: 0, above: 0 });
  if (!found.isWaiting) {
    await numbering.settle(found.last);
    return found.last;
  }
  for (;;) {
    const { last, isWaiting } = await numbering.number({ wanted: MAX_CHANGES });
    if (!isWaiting) return last;
  }
}

/** The change log of the catalog, newest first. */
import { CatalogError } from '../../core/errors.js';
import { toRunId } from '../runs/run-id.js';
import { changeId } from './change-id.js';
import { readPlace, writePlace } from './cursors.js';
import { findWindow, numberAll, type LogDeps } from './log-end.js';
import { checkCount } from './page-size.js';
import { HOUSEKEEPING_TYPES, SHOWN_CHANGES } from './shown-changes.js';
import type { CatalogChange, CatalogChangePage, ChangeFilter, ChangeQuery } from './types.js';

export const MAX_CHANGES_PAGE = 500;

interface ChangeRow {
  readonly sequence: number;
  readonly urn: string;
  readonly at: number;
  readonly actor: string;
  readonly runId: string | null;
  readonly aspects: readonly (readonly [name: string | null, operation: string])[];
}

/** Scans a bounded number of changes, no matter how many pass the filter. */
export async function listCatalogChanges(deps: LogDeps, query: ChangeQuery): Promise<CatalogChangePage> {
  checkCount(query.count, MAX_CHANGES_PAGE);
  const { below, above } = boundsOf(query);
  const last = await numberAll(deps);
  if (last === 0) return { changes: [] };
  const newest = { newest: writePlace('newest', last) };
  const end = Math.min(below, last + 1);
  const { floor } = await findWindow(deps, { below: end, above });
  const from = floor ?? above + 1;
  const rows = await readRows(deps, { ...query, below: end, from });
  const changes = rows.map(toChange);
  const isFull = rows.length === query.count;
  const next = isFull ? (rows.at(-1)?.sequence ?? from) : from;
  const hasOlder = isFull || floor !== null || above > 0;
  return { changes, ...(hasOlder && { older: writePlace('older', next) }), ...newest };
}

/** @throws INVALID_REQUEST */
function boundsOf({ before, after }: ChangeQuery): { readonly below: number; readonly above: number } {
  if (before !== undefined && after !== undefined)
    throw new CatalogError('INVALID_REQUEST', 'Give either `before` or `after`, not both', {
      path: '/after',
      rule: 'not together with before',
    });
  return {
    below:
      before === undefined
        ? Number.MAX_SAFE_INTEGER
        : readPlace(before, { listing: 'older', name: 'before' }),
    above: after === undefined ? 0 : readPlace(after, { listing: 'newest', name: 'after' }),
  };
}

async function readRows(
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
  const rows = await database.read(load('changes/list-changes'), {
    ...{ below, from, limit: count, ...typesOf(types), ...SHOWN_CHANGES },
    actor: actor ?? null,
    // A text that is not a run ID matches no change.
    runId: runId === undefined ? null : (toRunId(runId) ?? ''),
    showsGone: !isRestricted,
  });
  return rows as unknown as ChangeRow[];
}

/** Parameters of the statements. */
export function typesOf(types: ChangeFilter['types']): object {
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

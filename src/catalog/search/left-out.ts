/** What a search leaves out by default: older versions of assets, entities in hidden lifecycle stages, documents that only their assets show. */
import type { MetadataModel } from '../../model/types.js';
import type { CompiledFilter } from './compile-filter.js';
import {
  hidesStages,
  hidHiddenStages,
  listHiddenStages,
  stageTerms,
  withoutStages,
} from './hidden-stages.js';
import { either } from './lucene.js';
import { findsLatestOnly, IS_OLDER, isFalse, withoutFalse, withoutOlderVersions } from './older-versions.js';
import type { Filter } from './filter.js';
import type { SearchDeps } from './search-deps.js';
import type { TypeSelection } from './searchable-types.js';
import type { Hiding, LeavingOut, SearchQuery } from './types.js';

interface LeavingOutFlags {
  readonly filterNonLatestVersions?: boolean | null | undefined;
  readonly includeHiddenLifecycleStages?: boolean | null | undefined;
}

/** The search field of documents that only their assets show if it is false. */
const IS_GLOBAL = 'showInGlobalContext';
const DOCUMENT = 'document';

/** The part of a query that decides what it leaves out. */
interface Asked {
  /** Empty: every searchable type. */
  readonly entityTypes?: readonly string[] | undefined;
  readonly filter?: Filter | undefined;
}

/** Reads what a search leaves out from its flags, or from what its filter asks for. */
export function leavingOut(asked: Asked, flags?: LeavingOutFlags | null): LeavingOut {
  return {
    latestVersionsOnly: findsLatestOnly(asked.filter, flags?.filterNonLatestVersions),
    ...hiding(asked, flags),
  };
}

/** Does the same without regard to versions. */
export function hiding({ entityTypes = [], filter }: Asked, flags?: LeavingOutFlags | null): Hiding {
  const fields =
    filter?.or.flatMap(({ and }) => and.map(({ field }) => field.replace(/\.keyword$/, ''))) ?? [];
  const findsDocuments = entityTypes.length === 0 || entityTypes.includes(DOCUMENT);
  return {
    hidesStages: hidesStages(filter, flags?.includeHiddenLifecycleStages),
    globalOnly: findsDocuments && !fields.includes(IS_GLOBAL),
  };
}

/**
 * Runs a search without what hidden stages hide. Few catalogs hide stages, so it does not wait for the list of stages unless a previous one
 * has found hidden stages.
 */
export async function whileHiding<Query extends Hiding, Result>(
  deps: SearchDeps,
  query: Query,
  run: (query: Query) => Promise<Result>,
): Promise<Result> {
  if (query.hidesStages !== true) return run(query);
  if (hidHiddenStages(deps)) return run(await withHiddenStages(deps, query));
  const [found, hidden] = await Promise.all([run(query), withHiddenStages(deps, query)]);
  return hidden.hiddenStages?.length ? run(hidden) : found;
}

/** Adds the hidden stages to a query that leaves them out. Runs one statement then, otherwise none. */
export async function withHiddenStages<Query extends Hiding>(deps: SearchDeps, query: Query): Promise<Query> {
  if (query.hidesStages !== true) return query;
  return { ...query, hiddenStages: await listHiddenStages(deps) };
}

/** Returns the query without leaving out anything; undefined if it leaves out nothing. */
export function withAll(query: SearchQuery): SearchQuery | undefined {
  const { latestVersionsOnly, globalOnly, hiddenStages = [] } = query;
  if (latestVersionsOnly !== true && globalOnly !== true && hiddenStages.length === 0) return undefined;
  return { ...query, latestVersionsOnly: false, globalOnly: false, hiddenStages: [] };
}

/** Adds what the query leaves out to its filter. */
export function leaveOut(filter: CompiledFilter, query: LeavingOut, model: MetadataModel): CompiledFilter {
  const { latestVersionsOnly, globalOnly, hiddenStages = [] } = query;
  const latest = latestVersionsOnly === true ? withoutOlderVersions(filter, model) : filter;
  const global = globalOnly === true ? withoutFalse(latest, IS_GLOBAL, model) : latest;
  return withoutStages(global, hiddenStages, model);
}

/** Tells whether the types have an entity at all that the query leaves out. Runs one statement. */
export async function hasLeftOut(
  { runRead, loadStatement }: SearchDeps,
  types: TypeSelection,
  { latestVersionsOnly, globalOnly, hiddenStages = [] }: LeavingOut,
): Promise<boolean> {
  const terms = [
    ...(latestVersionsOnly === true ? [IS_OLDER] : []),
    ...(globalOnly === true ? [isFalse(IS_GLOBAL)] : []),
    ...stageTerms(hiddenStages),
  ];
  const query = [`+${either(terms)}`, ...types.clauses].join(' ');
  return (await runRead(loadStatement('search/has-hits'), { query })).length > 0;
}

/** What a search leaves out by default: older versions of assets, and entities in hidden lifecycle stages. */
import type { MetadataModel } from '../../model/types.js';
import type { CompiledFilter } from './compile-filter.js';
import { hidesStages, listHiddenStages, stageTerms, withoutStages } from './hidden-stages.js';
import { either } from './lucene.js';
import { findsLatestOnly, IS_OLDER, withoutOlderVersions } from './older-versions.js';
import type { Filter } from './filter.js';
import type { SearchDeps } from './search-deps.js';
import type { TypeSelection } from './searchable-types.js';
import type { SearchQuery } from './types.js';

interface LeavingOutFlags {
  readonly filterNonLatestVersions?: boolean | null | undefined;
  readonly includeHiddenLifecycleStages?: boolean | null | undefined;
}

type LeavingOut = Pick<SearchQuery, 'latestVersionsOnly' | 'hidesStages' | 'hiddenStages'>;

/** Reads what a search leaves out from its flags, or from what its filter asks for. */
export function leavingOut(
  filter: Filter | undefined,
  flags: LeavingOutFlags | null | undefined,
): Pick<SearchQuery, 'latestVersionsOnly' | 'hidesStages'> {
  return {
    latestVersionsOnly: findsLatestOnly(filter, flags?.filterNonLatestVersions),
    hidesStages: hidesStages(filter, flags?.includeHiddenLifecycleStages),
  };
}

/** Adds the hidden stages to a query that leaves them out. Runs one statement then, otherwise none. */
export async function withHiddenStages<Query extends LeavingOut>(
  deps: SearchDeps,
  query: Query,
): Promise<Query> {
  if (query.hidesStages !== true) return query;
  return { ...query, hiddenStages: await listHiddenStages(deps) };
}

/** Returns the query without leaving out anything; undefined if it leaves out nothing. */
export function withAll(query: SearchQuery): SearchQuery | undefined {
  const { latestVersionsOnly, hiddenStages = [] } = query;
  if (latestVersionsOnly !== true && hiddenStages.length === 0) return undefined;
  return { ...query, latestVersionsOnly: false, hiddenStages: [] };
}

/** Adds what the query leaves out to its filter. */
export function leaveOut(filter: CompiledFilter, query: LeavingOut, model: MetadataModel): CompiledFilter {
  const { latestVersionsOnly, hiddenStages = [] } = query;
  const latest = latestVersionsOnly === true ? withoutOlderVersions(filter, model) : filter;
  return withoutStages(latest, hiddenStages, model);
}

/** Tells whether the types have an entity at all that the query leaves out. Runs one statement. */
export async function hasLeftOut(
  { runRead, loadStatement }: SearchDeps,
  types: TypeSelection,
  { latestVersionsOnly, hiddenStages = [] }: LeavingOut,
): Promise<boolean> {
  const terms = [...(latestVersionsOnly === true ? [IS_OLDER] : []), ...stageTerms(hiddenStages)];
  const query = [`+${either(terms)}`, ...types.clauses].join(' ');
  return (await runRead(loadStatement('search/has-hits'), { query })).length > 0;
}

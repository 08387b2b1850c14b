/**
 * What a search leaves out by default: older versions of assets, entities in hidden lifecycle stages, documents that only their assets
 * show, and soft-deleted entities.
 */
import type { MetadataModel } from '../../model/types.js';
import { namesOf, searchFieldsOf } from '../../model/search/search-fields.js';
import { toTerm } from '../../model/search/search-terms.js';
import { readMarks } from '../../neo4j/search-index/write-marks.js';
import type { CompiledFilter } from './compile-filter.js';
import { either, all, EVERYTHING, term } from './lucene.js';
import type { Filter, Criterion } from './filter.js';
import type { SearchDeps } from './search-deps.js';
import type { TypeSelection } from './searchable-types.js';
import type { BaseExclusions, Exclusions, SearchQuery } from './types.js';
import type { Predicate } from './filter-conditions.js';

interface ExclusionFlags {
  readonly filterNonLatestVersions?: boolean | null | undefined;
  readonly includeHiddenLifecycleStages?: boolean | null | undefined;
}

/** The search field of documents that only their assets show if it is false. */
const IS_GLOBAL = 'showInGlobalContext';
const DOCUMENT = 'document';

/** The part of a query that decides what it leaves out. */
interface RequestedSearch {
  /** Empty: every searchable type. */
  readonly entityTypes?: readonly string[] | undefined;
  readonly filter?: Filter | undefined;
}

/** Reads what a search leaves out from its flags, or from the fields that its filter names. */
export function exclusionsOf(requested: RequestedSearch, flags?: ExclusionFlags | null): Exclusions {
  return {
    latestVersionsOnly: findsLatestOnly(requested.filter, flags?.filterNonLatestVersions),
    ...baseExclusionsOf(requested, flags),
  };
}

/** Returns the exclusions without that of older versions. */
export function baseExclusionsOf(
  { entityTypes = [], filter }: RequestedSearch,
  flags?: ExclusionFlags | null,
): BaseExclusions {
  const fields =
    filter?.or.flatMap(({ and }) => and.map(({ field }) => field.replace(/\.keyword$/, ''))) ?? [];
  const findsDocuments = entityTypes.length === 0 || entityTypes.includes(DOCUMENT);
  return {
    hidesStages: excludesHiddenStages(filter, flags?.includeHiddenLifecycleStages),
    globalOnly: findsDocuments && !fields.includes(IS_GLOBAL),
  };
}

/** Runs a search. If it leaves out hidden stages, adds their list to the query. */
export function searchWithoutHiddenStages<Query extends BaseExclusions, Result>(
  { hiddenStages: kept, database, load }: SearchDeps,
  query: Query,
  run: (query: Query) => Promise<Result>,
): Promise<Result> {
  if (kept === undefined || query.hidesStages !== true) return run(query);
  return kept.leaveOut(
    () => readMarks(database.read, load),
    (hiddenStages) => run({ ...query, hiddenStages }),
  );
}

/** Returns the query without leaving out anything. */
export function withoutExclusions(query: SearchQuery): SearchQuery {
  return { ...query, latestVersionsOnly: false, globalOnly: false, hiddenStages: [] };
}

/** Adds what the query leaves out to its filter. */
export function applyExclusions(
  filter: CompiledFilter,
  query: Exclusions,
  model: MetadataModel,
): CompiledFilter {
  const { latestVersionsOnly, globalOnly, hiddenStages = [] } = query;
  const latest = latestVersionsOnly === true ? withoutFalse(filter, LATEST_FIELD, model) : filter;
  const global = globalOnly === true ? withoutFalse(latest, IS_GLOBAL, model) : latest;
  return withoutStages(global, hiddenStages, model);
}

/** Tells whether a filter has a criterion for one of the fields. */
function mentions(filter: Filter | undefined, fields: ReadonlySet<string>): boolean {
  const criteria = filter?.or.flatMap(({ and }) => and) ?? [];
  return criteria.some(({ field }) => namesOf(field).some((name) => fields.has(name)));
}

/** Excludes clauses from the Lucene part of a filter. @param condition excludes the same entities in Cypher */
function exclude(filter: CompiledFilter, clauses: readonly string[], condition: Predicate): CompiledFilter {
  const wanted = all([filter.lucene ?? `${EVERYTHING}^0`]).slice(0, -1);
  return {
    ...filter,
    lucene: `${wanted}${clauses.map((clause) => ` -${clause}`).join('')})`,
    allConditions: [...filter.allConditions, condition],
  };
}

/** Tells whether the types have an entity at all that the query leaves out. Runs one statement. */
export async function hasExcluded(
  { database, load }: SearchDeps,
  types: TypeSelection,
  { latestVersionsOnly, globalOnly, hiddenStages = [] }: Exclusions,
): Promise<boolean> {
  const terms = [
    ...(latestVersionsOnly === true ? [IS_OLDER] : []),
    ...(globalOnly === true ? [isFalse(IS_GLOBAL)] : []),
    ...stageTerms(hiddenStages),
  ];
  const query = [`+${either(terms)}`, ...types.clauses].join(' ');
  return (await database.read(load('search/has-hits'), { query })).length > 0;
}

// Hidden lifecycle stages.

const STAGE_FIELD = 'lifecycleStage';
const STAGE_FIELDS = new Set([STAGE_FIELD]);
/** Maximum number of clauses in a query of Lucene, which allows 1,024 in all. Of more stages, Cypher checks each hit. */
const MAX_CLAUSES = 100;

/** The flag decides. Without a flag, a search leaves out hidden stages, unless its filter names stages. */
export function excludesHiddenStages(
  filter: Filter | undefined,
  includesHidden: boolean | null | undefined,
): boolean {
  return !(includesHidden ?? mentions(filter, STAGE_FIELDS));
}

/** @param stages URNs */
export function withoutStages(
  filter: CompiledFilter,
  stages: readonly string[],
  model: MetadataModel,
): CompiledFilter {
  const property = searchFieldsOf(model).byName.get(STAGE_FIELD)?.property;
  if (property === undefined || stages.length === 0) return filter;
  const condition: Predicate = (node) =>
    `NOT coalesce(any(stage IN [] + ${node}.\`${property}\` WHERE stage IN $hiddenStages), false)`;
  const compared = { ...filter, hiddenStages: stages };
  if (stages.length <= MAX_CLAUSES) return exclude(compared, stageTerms(stages), condition);
  return {
    ...compared,
    conditions: [...filter.conditions, condition],
    allConditions: [...filter.allConditions, condition],
  };
}

/** Returns a clause of Lucene for each stage, which finds its entities. */
function stageTerms(stages: readonly string[]): string[] {
  return stages.map((stage) => term(toTerm(STAGE_FIELD, stage)));
}

// Older versions of versioned assets.

const LATEST_FIELD = 'isLatest';
/**
 * Finds the older versions: only entities whose stored flag is `false`. Those without a flag have no version, or one that is not compared
 * yet.
 */
const IS_OLDER = isFalse(LATEST_FIELD);

/** Fields by which a filter selects versions. */
const VERSION_FIELDS = new Set([LATEST_FIELD, 'versionSet', 'version', 'versionSortId', 'aliases']);

/** The flag decides. Without a flag, a search finds the latest versions only, unless its filter selects versions. */
export function findsLatestOnly(filter: Filter | undefined, flag: boolean | null | undefined): boolean {
  return flag ?? !mentions(filter, VERSION_FIELDS);
}

/** Leaves out entities whose flag is stored and false. */
function withoutFalse(filter: CompiledFilter, field: string, model: MetadataModel): CompiledFilter {
  const property = searchFieldsOf(model).byName.get(field)?.property;
  if (property === undefined) return filter;
  // Fields are stored as lists.
  const isNotFalse: Predicate = (node) => `NOT coalesce(false IN [] + ${node}.\`${property}\`, false)`;
  return exclude(filter, [isFalse(field)], isNotFalse);
}

/** Returns the clause that finds entities whose flag is stored and false. */
function isFalse(field: string): string {
  return term(toTerm(field, false));
}

// Soft-deleted entities.

const VISIBLE: Criterion = { field: 'removed', condition: 'EQUAL', values: ['true'], negated: true };

/**
 * Decides whether a search finds soft-deleted entities: by the flag. Without a flag, a filter for soft-deleted entities finds them,
 * because existing clients send such filters. Branches of the filter that do not mention them still find none.
 */
export function selectRemoved(
  filter: Filter | undefined,
  flag: boolean | null | undefined,
): Pick<SearchQuery, 'includeSoftDeleted' | 'filter'> {
  const branches = filter?.or ?? [];
  if (typeof flag === 'boolean' || !branches.some(({ and }) => and.some(requestsRemoved)))
    return { includeSoftDeleted: flag ?? false };
  const or = branches.map(({ and }) => ({ and: and.some(isOnRemoved) ? and : [...and, VISIBLE] }));
  return { includeSoftDeleted: true, filter: { or } };
}

function isOnRemoved({ field }: Criterion): boolean {
  return namesOf(field).includes('removed');
}

/** Most clients send a criterion that hides soft-deleted entities with every search; such a criterion does not request them. */
function requestsRemoved(criterion: Criterion): boolean {
  const { condition, values, negated } = criterion;
  const hides = negated === true && condition === 'EQUAL' && values.length === 1 && values[0] === 'true';
  return isOnRemoved(criterion) && !hides;
}

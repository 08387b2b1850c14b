/** Leaves older versions of versioned assets out of a search. */
import { namesOf, searchFieldsOf } from '../../model/search/search-fields.js';
import { toTerm } from '../../model/search/search-terms.js';
import type { MetadataModel } from '../../model/types.js';
import type { CompiledFilter } from './compile-filter.js';
import type { Predicate } from './filter-conditions.js';
import type { Filter } from './filter.js';
import { all, EVERYTHING, term } from './lucene.js';

const FIELD = 'isLatest';
/** Finds the older versions. */
export const IS_OLDER = isFalse(FIELD);

/** Fields by which a search asks for certain versions. */
const VERSION_FIELDS = new Set([FIELD, 'versionSet', 'version', 'versionSortId', 'aliases']);

/** The flag decides. Without a flag, a search finds the latest versions only, unless its filter asks for certain versions. */
export function findsLatestOnly(filter: Filter | undefined, flag: boolean | null | undefined): boolean {
  if (typeof flag === 'boolean') return flag;
  const criteria = filter?.or.flatMap(({ and }) => and) ?? [];
  return !criteria.some(({ field }) => namesOf(field).some((name) => VERSION_FIELDS.has(name)));
}

/** Only entities whose stored flag is `false` are older versions. Those without a flag have no version, or one that is not compared yet. */
export function withoutOlderVersions(filter: CompiledFilter, model: MetadataModel): CompiledFilter {
  return withoutFalse(filter, FIELD, model);
}

/** Leaves out entities whose flag is stored and false. */
export function withoutFalse(filter: CompiledFilter, field: string, model: MetadataModel): CompiledFilter {
  const property = searchFieldsOf(model).byName.get(field)?.property;
  if (property === undefined) return filter;
  const wanted = all([filter.lucene ?? `${EVERYTHING}^0`]).slice(0, -1);
  return {
    ...filter,
    lucene: `${wanted} -${isFalse(field)})`,
    allConditions: [...filter.allConditions, isNotFalse(property)],
  };
}

/** Returns the clause that finds entities whose flag is stored and false. */
export function isFalse(field: string): string {
  return term(toTerm(field, false));
}

/** Fields are stored as lists. */
function isNotFalse(property: string): Predicate {
  return (node) => `NOT coalesce(false IN [] + ${node}.\`${property}\`, false)`;
}

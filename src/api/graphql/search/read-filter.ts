/** Converts `filters`, `orFilters` and `viewUrn` to the filter and the types for the readers. */
import { CatalogError } from '../../../core/errors.js';
import { bothOf, typesOfBoth, type Branches } from '../../../catalog/search/combine-filters.js';
import type { Criterion, Filter } from '../../../catalog/search/filter.js';
import type { GraphqlContext } from '../context.js';
import type { AndFilterInput, FacetFilterInput } from '../generated/schema-types.js';
import { memberAt } from '../mapping/record.js';
import type { FilterInputs } from './inputs.js';

export interface Selection {
  /** Empty: every searchable type. */
  readonly entityTypes: readonly string[];
  readonly filter?: Filter;
}

/**
 * All of `filters`, one of `orFilters`, and the filter of the view must hold.
 * @throws NOT_FOUND if the view does not exist
 */
export async function readSelection(
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- older clients still send `filters`
  { types, filters, orFilters, viewUrn }: FilterInputs,
  context: GraphqlContext,
): Promise<Selection> {
  const entityTypes = (types ?? []).map((name) => context.typeNames.toEntityType(name));
  const view = viewUrn ? await readView(viewUrn, context) : undefined;
  const branches = [
    [(filters ?? []).map(toCriterion)],
    toBranches(orFilters ?? []),
    view?.branches ?? [],
  ].reduce<Branches>(bothOf, []);
  return {
    entityTypes: typesOfBoth(entityTypes, view?.entityTypes ?? []),
    ...(branches.length > 0 && { filter: { or: branches.map((and) => ({ and })) } }),
  };
}

function toBranches(orFilters: readonly AndFilterInput[]): Branches {
  return orFilters.map(({ and }) => (and ?? []).map(toCriterion));
}

/** Saved views can contain `IS_NULL`, the negation of `EXISTS`. */
export function toCriterion({ field, values, condition, negated }: FacetFilterInput): Criterion {
  const isNull = (condition as string) === 'IS_NULL';
  return {
    field,
    values: values ?? [],
    condition: isNull ? 'EXISTS' : (condition ?? 'EQUAL'),
    negated: (negated ?? false) !== isNull,
  };
}

async function readView(urn: string, { aspects, typeNames }: GraphqlContext) {
  const view = await aspects.load(urn, 'dataHubViewInfo');
  if (view === undefined)
    throw new CatalogError('NOT_FOUND', `There is no view ${urn}`, { urn, path: '/viewUrn' });
  const types = memberAt(view.value, ['definition', 'entityTypes']) as string[] | undefined;
  const or = memberAt(view.value, ['definition', 'filter', 'or']) as AndFilterInput[] | undefined;
  return {
    entityTypes: (types ?? []).map((name) => typeNames.toEntityType(name)),
    branches: toBranches(or ?? []),
  };
}

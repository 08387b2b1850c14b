/** Converts `filters`, `orFilters` and `viewUrn` to the filter and the types for the readers. */
import { CatalogError } from '../../../core/errors.js';
import { bothOf, NOTHING, typesOfBoth, type Branches } from '../../../catalog/search/combine-filters.js';
import type { Criterion, Filter } from '../../../catalog/search/filter.js';
import {
  selectionOfView,
  VIEW_INFO,
  VIEW_TYPE,
  type ViewSelection,
} from '../../../catalog/views/stored-view.js';
import type { GraphqlContext } from '../context.js';
import type { AndFilterInput, FacetFilterInput } from '../generated/schema-types.js';
import type { FilterInputs } from './inputs.js';

export interface Selection {
  /** Empty: every searchable type. */
  readonly entityTypes: readonly string[];
  readonly filter?: Filter;
}

/**
 * All of `filters`, one of `orFilters`, and the filter of the view must hold. The types are those of the request and of the view; if
 * there is none, nothing is found. A view that does not exist, or that the actor may not view, restricts nothing: clients keep the URN
 * of a view that was deleted meanwhile.
 * @throws INVALID_URN for the URN of anything but a view
 */
export async function readSelection(
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- older clients still send `filters`
  { types: names, filters, orFilters, viewUrn }: FilterInputs,
  context: GraphqlContext,
): Promise<Selection> {
  const entityTypes = (names ?? []).map((name) => context.typeNames.toEntityType(name));
  const view = viewUrn ? await readView(viewUrn, context) : EVERYTHING;
  const branches = [
    [(filters ?? []).map(toCriterion)],
    toBranches(orFilters ?? []),
    view.branches,
  ].reduce<Branches>(bothOf, []);
  const types = view.entityTypes && typesOfBoth(entityTypes, view.entityTypes);
  if (types === undefined) return { entityTypes, filter: NOTHING };
  return {
    entityTypes: types,
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

const EVERYTHING: ViewSelection = { entityTypes: [], branches: [] };

async function readView(text: string, { aspects, services }: GraphqlContext): Promise<ViewSelection> {
  const urn = services.model.parseUrn(text);
  if (urn.entityType !== VIEW_TYPE)
    throw new CatalogError('INVALID_URN', `${text} is not a view`, {
      ...{ urn: text, path: '/viewUrn', rule: `a URN of the entity type ${VIEW_TYPE}` },
    });
  const info = await aspects.load(urn.text, VIEW_INFO);
  return info === undefined ? EVERYTHING : selectionOfView(info.value, services.model);
}

/** Arguments that several fields of the search family share. */
import type {
  AggregateAcrossEntitiesInput,
  ScrollAcrossEntitiesInput,
  SearchAcrossEntitiesInput,
} from '../generated/schema-types.js';

/** Arguments of all search fields. */
export type SearchInputs = SearchAcrossEntitiesInput &
  Pick<ScrollAcrossEntitiesInput, 'scrollId'> &
  Pick<AggregateAcrossEntitiesInput, 'facets'>;

/** Arguments that restrict a search, a completion or a browse tree. */
export type FilterInputs = Pick<SearchAcrossEntitiesInput, 'types' | 'filters' | 'orFilters' | 'viewUrn'>;

export interface Args<Input> {
  readonly input: Input;
}

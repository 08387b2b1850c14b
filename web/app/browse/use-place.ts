import { useOperation } from '../api/use-operation.js';
import { BrowsePlace } from './browse.graphql.js';
import { isInFolders, placeOf, type BrowsePath, type Located } from './browse-path.js';
import { readFolders } from './read-folders.js';

const NOWHERE: BrowsePath = [];
const FIELD = 'browsePathV2';

/** The place of the browse trees that lists the entity; empty while it is loading. */
export function usePlace(entity: Located | undefined): BrowsePath {
  const isAsked = entity !== undefined && isInFolders(entity);
  const { data, isPending } = useOperation(
    BrowsePlace,
    {
      entity: {
        query: '*',
        count: 1,
        orFilters: [{ and: [{ field: 'urn', values: [entity?.urn ?? ''] }] }],
        searchFlags: {
          fetchExtraFields: [FIELD],
          includeSoftDeleted: true,
          skipAggregates: true,
          skipHighlighting: true,
        },
      },
    },
    { enabled: isAsked },
  );
  if (entity === undefined || (isAsked && isPending)) return NOWHERE;
  const [found] = data?.searchAcrossEntities?.searchResults ?? [];
  return placeOf(entity, readFolders(found?.extraProperties?.find(({ name }) => name === FIELD)?.value));
}

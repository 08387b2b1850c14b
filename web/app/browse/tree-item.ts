/** Items of a browse tree. */
import type { EntityLinkFragment } from '../api/fragments/entity-link.graphql.js';
import { entityAddress } from '../types/addresses.js';
import { browseAddress, type BrowsePath } from './browse-path.js';

export interface TreeItem {
  readonly path: BrowsePath;
  readonly label: string;
  /** Number of entities at or below the item; undefined if unknown. */
  readonly count: number | undefined;
  readonly canOpen: boolean;
  /** Target of a click. */
  readonly address: string;
  /** The entity of the item, or the entity that gives a place its name. */
  readonly entity?: EntityLinkFragment;
  /** Entity type of an item that represents a kind. */
  readonly type?: string;
}

/** A place with children. */
export function placeItem(
  path: BrowsePath,
  item: Pick<TreeItem, 'label' | 'count' | 'entity' | 'type'>,
): TreeItem {
  return { ...item, path, canOpen: true, address: browseAddress(path) };
}

/** The entities at a place that are not places of the same list, and a last item that links to the rest. */
export function leafItems(
  place: BrowsePath,
  { total, entities }: { readonly total: number; readonly entities: readonly EntityLinkFragment[] },
  places: readonly TreeItem[],
): TreeItem[] {
  const isPlace = new Set(places.flatMap(({ entity }) => (entity ? [entity.urn] : [])));
  const leaves = entities
    .filter(({ urn }) => !isPlace.has(urn))
    .map((entity): TreeItem => ({
      path: [...place, entity.urn],
      label: entity.overview.name,
      count: undefined,
      canOpen: false,
      address: entityAddress(entity.urn),
      entity,
    }));
  const left = total - entities.length;
  return left > 0 ? [...leaves, restItem(place, left)] : leaves;
}

/** Links to the full list of entities at a place. */
export function restItem(place: BrowsePath, left: number): TreeItem {
  return {
    path: [...place, '…'],
    label: `${left.toLocaleString('en')} more`,
    count: undefined,
    canOpen: false,
    address: browseAddress(place),
  };
}

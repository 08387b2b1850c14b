/** Loads the folders and containers of a platform. */
import { request } from '../api/request.js';
import { nameOfUrn } from '../types/urn.js';
import { BrowseSteps } from './browse.graphql.js';
import type { BrowsePath } from './browse-path.js';
import { leavesInput } from './leaves-input.js';
import { leafItems, placeItem, restItem, type TreeItem } from './tree-item.js';

const MOST_FOLDERS = 200;

/**
 * Folders and entities at a place of a platform. Redundant folders are replaced by their contents: a folder with the name of the
 * platform, and a folder that is the only one in its place.
 */
export async function loadFolders(place: BrowsePath, signal: AbortSignal): Promise<TreeItem[]> {
  const { folders, leaves } = await loadLevel(place, signal);
  const inner = folders.filter(
    (folder) => folder.entity === undefined && isRedundant(folder, folders, leaves),
  );
  const held = await Promise.all(inner.map(({ path }) => loadFolders(path, signal)));
  const shown = folders.filter((folder) => !inner.includes(folder));
  const isShown = new Set(shown.flatMap(({ entity }) => (entity ? [entity.urn] : [])));
  const others = held.flat().filter(({ entity }) => entity === undefined || !isShown.has(entity.urn));
  const items = [...shown, ...others, ...leaves];
  return [...items.filter(({ canOpen }) => canOpen), ...items.filter(({ canOpen }) => !canOpen)];
}

function isRedundant(
  { path, label }: TreeItem,
  folders: readonly TreeItem[],
  leaves: readonly TreeItem[],
): boolean {
  const [, platform = ''] = path;
  return label === nameOfUrn(platform) || (folders.length === 1 && leaves.length === 0);
}

async function loadLevel(place: BrowsePath, signal: AbortSignal) {
  const [, platform = '', ...path] = place;
  const steps = {
    query: '',
    path,
    start: 0,
    count: MOST_FOLDERS,
    orFilters: [{ and: [{ field: 'platform', values: [platform] }] }],
  };
  const answer = await request(BrowseSteps, { steps, leaves: leavesInput(place) }, signal);
  const { total: folderTotal = 0, groups = [] } = answer.browseV2 ?? {};
  const folders = groups.map(({ name, count, entity }) =>
    placeItem([...place, name], {
      label: entity?.overview.name ?? nameOfUrn(name),
      count,
      ...(entity && { entity }),
    }),
  );
  const left = folderTotal - groups.length;
  const { total = 0, searchResults = [] } = answer.searchAcrossEntities ?? {};
  const leaves = leafItems(place, { total, entities: searchResults.map(({ entity }) => entity) }, folders);
  return { folders, leaves: left > 0 ? [...leaves, restItem(place, left)] : leaves };
}

/** Loads the children of a place of a browse tree. */
import type { SearchAcrossEntitiesInput } from '../api/types.graphql.js';
import { request } from '../api/request.js';
import { TYPE_FIELD } from '../pages/search/state/search-state.js';
import { describeEntityType, typeOfEnum } from '../types/entity-types.js';
import { nameOfUrn } from '../types/urn.js';
import { BrowseCounts, BrowseLeaves, BrowseVocabulary, BrowseSteps } from './browse.graphql.js';
import { labelOfTree, TREES, type BrowsePath } from './browse-path.js';
import { leavesAt, leavesInput } from './browse-scope.js';
import { leafItems, placeItem, restItem, type TreeItem, domainItems, glossaryItems } from './tree-items.js';

/** The service lists no more values of a facet. */
const MOST_VALUES = 2_000;
const MOST_ENTRIES = 1_000;

/** The roots of the trees. */
export const ROOTS: readonly TreeItem[] = TREES.map((tree) =>
  placeItem([tree], { label: labelOfTree(tree), count: undefined }),
);

/** @throws ApiError when the service refuses or fails */
export async function loadChildren(place: BrowsePath, signal: AbortSignal): Promise<TreeItem[]> {
  const [tree, ...steps] = place;
  if (tree === 'platform')
    return steps.length === 0 ? loadPlatforms(place, signal) : loadFolders(place, signal);
  if (tree === 'domain') return loadDomains(place, signal);
  if (tree === 'glossary') return loadGlossary(place, signal);
  if (steps.length === 0) return loadKinds(place, signal);
  const subtypes = steps.length === 1 ? await loadSubtypes(place, signal) : [];
  return [...subtypes, ...(await loadLeaves(place, subtypes, signal))];
}

async function loadLeaves(
  place: BrowsePath,
  places: readonly TreeItem[],
  signal: AbortSignal,
): Promise<TreeItem[]> {
  const answer = await request(BrowseLeaves, { leaves: leavesInput(place) }, signal);
  const { total = 0, searchResults = [] } = answer.searchAcrossEntities ?? {};
  return leafItems(place, { total, entities: searchResults.map(({ entity }) => entity) }, places);
}

async function loadPlatforms(place: BrowsePath, signal: AbortSignal): Promise<TreeItem[]> {
  const { values, left } = await countValues('platform', [], signal);
  const platforms = values.map(({ value, count, displayName }) =>
    placeItem([...place, value], {
      label: displayName ?? nameOfUrn(value),
      count,
      entity: platformLink(value, displayName),
    }),
  );
  return left > 0 ? [...platforms, restItem(place, left)] : platforms;
}

function platformLink(urn: string, displayName: string | null) {
  const name = nameOfUrn(urn);
  const platform = { urn, name, properties: { displayName } };
  return { urn, overview: { name: displayName ?? name, subTypes: [], platform } };
}

async function loadKinds(place: BrowsePath, signal: AbortSignal): Promise<TreeItem[]> {
  const { values } = await countValues(TYPE_FIELD, [], signal);
  return values.map(({ value, count }) => {
    const type = typeOfEnum(value);
    return placeItem([...place, type], { label: describeEntityType(type).plural, count, type });
  });
}

async function loadSubtypes(place: BrowsePath, signal: AbortSignal): Promise<TreeItem[]> {
  const [, type = ''] = place;
  const { values, left } = await countValues('typeNames', [{ field: TYPE_FIELD, values: [type] }], signal);
  const subtypes = values.map(({ value, count }) =>
    placeItem([...place, value], { label: value, count, type }),
  );
  return left > 0 ? [...subtypes, restItem(place, left)] : subtypes;
}

/** The values of a field with their counts, and the number of values that are left out. */
async function countValues(field: string, and: { field: string; values: string[] }[], signal: AbortSignal) {
  const counts = {
    query: '',
    facets: [field],
    orFilters: [{ and }],
    searchFlags: { maxAggValues: MOST_VALUES },
  };
  const answer = await request(BrowseCounts, { counts }, signal);
  const facet = answer.aggregateAcrossEntities?.facets?.find((each) => each.field === field);
  const values = facet?.aggregations ?? [];
  return { values, left: (facet?.valueCount ?? 0) - values.length };
}

async function loadDomains(place: BrowsePath, signal: AbortSignal): Promise<TreeItem[]> {
  const { entries, carried, left } = await loadVocabulary({ types: ['DOMAIN'] }, 'domains', signal);
  const domains = domainItems(place, entries, carried);
  if (place.length === 1) return left > 0 ? [...domains, restItem(place, left)] : domains;
  return [...domains, ...(await loadLeaves(place, domains, signal))];
}

async function loadGlossary(place: BrowsePath, signal: AbortSignal): Promise<TreeItem[]> {
  if (leavesAt(place) !== undefined) return loadLeaves(place, [], signal);
  const parent = place.length > 1 ? place.slice(-1) : undefined;
  const below = parent
    ? { field: 'parentNode', values: parent }
    : { field: 'parentNode', condition: 'EXISTS' as const, negated: true };
  const wanted = {
    types: ['GLOSSARY_NODE' as const, 'GLOSSARY_TERM' as const],
    orFilters: [{ and: [below] }],
  };
  const { entries, carried, left } = await loadVocabulary(wanted, 'glossaryTerms', signal);
  const items = glossaryItems(place, entries, carried);
  return left > 0 ? [...items, restItem(place, left)] : items;
}

/** @param field search field whose values are such entries */
async function loadVocabulary(
  wanted: Pick<SearchAcrossEntitiesInput, 'types' | 'orFilters'>,
  field: string,
  signal: AbortSignal,
) {
  const entries: SearchAcrossEntitiesInput = {
    ...wanted,
    query: '',
    count: MOST_ENTRIES,
    sortInput: { sortCriteria: [{ field: '_entityName', sortOrder: 'ASCENDING' }] },
    searchFlags: { skipAggregates: true, skipHighlighting: true },
  };
  const counts = { query: '', facets: [field], searchFlags: { maxAggValues: MOST_VALUES } };
  const answer = await request(BrowseVocabulary, { entries, counts }, signal);
  const found = answer.searchAcrossEntities?.searchResults.map(({ entity }) => entity) ?? [];
  const counted =
    answer.aggregateAcrossEntities?.facets?.find((facet) => facet.field === field)?.aggregations ?? [];
  return {
    entries: found,
    carried: new Map(counted.map(({ value, count }) => [value, count])),
    left: (answer.searchAcrossEntities?.total ?? 0) - found.length,
  };
}

const MOST_FOLDERS = 200;

/**
 * Folders and entities at a place of a platform. Redundant folders are replaced by their contents: a folder with the name of the
 * platform, and a folder that is the only one in its place.
 */
async function loadFolders(place: BrowsePath, signal: AbortSignal): Promise<TreeItem[]> {
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

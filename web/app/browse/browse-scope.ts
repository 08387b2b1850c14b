/** Search filters for the entities at a place of a browse tree. */
import type { SearchAcrossEntitiesInput } from '../api/types.graphql.js';
import { TYPE_FIELD } from '../pages/search/state/search-state.js';
import { EVERYWHERE, type SearchScope } from '../pages/search/state/search-variables.js';
import type { BrowsePath } from './browse-path.js';

/** Separator before each step of a container path. */
const STEP = '␟';

/** Entities at a place and at all places below it. */
export function scopeOf([tree, ...steps]: BrowsePath): SearchScope {
  const last = steps.at(-1);
  if (last === undefined) return scopeOfTree(tree);
  if (tree === 'platform') return scopeOfPlatform(steps);
  if (tree === 'domain') return [[{ field: 'domains', values: [last], condition: 'DESCENDANTS_INCL' }]];
  if (tree === 'glossary') return [[glossaryFilter(last)]];
  return [typeFilters(steps)];
}

/** Entities directly at a place; undefined for places that contain only other places. */
export function leavesAt([tree, ...steps]: BrowsePath): SearchScope[number] | undefined {
  const last = steps.at(-1);
  if (last === undefined) return undefined;
  if (tree === 'platform') {
    const [platform = '', ...folders] = steps;
    return [
      { field: 'platform', values: [platform] },
      { field: 'browsePathV2', values: [containerPath(folders)] },
    ];
  }
  if (tree === 'domain') return [{ field: 'domains', values: [last] }];
  if (tree === 'glossary') return isNode(last) ? undefined : [glossaryFilter(last)];
  const filters = typeFilters(steps);
  return steps.length > 1
    ? filters
    : [...filters, { field: 'typeNames', condition: 'EXISTS', negated: true }];
}

function containerPath(folders: readonly string[]): string {
  return `${STEP}${folders.join(STEP)}`;
}

function scopeOfTree(tree: string | undefined): SearchScope {
  if (tree === 'platform') return [[{ field: 'platform', condition: 'EXISTS' }]];
  if (tree === 'domain') return [[{ field: 'domains', condition: 'EXISTS' }]];
  if (tree === 'glossary') return [[{ field: TYPE_FIELD, values: ['glossaryTerm', 'glossaryNode'] }]];
  return EVERYWHERE;
}

function scopeOfPlatform([platform = '', ...folders]: readonly string[]): SearchScope {
  const onPlatform = { field: 'platform', values: [platform] };
  if (folders.length === 0) return [[onPlatform]];
  const path = containerPath(folders);
  return [
    [onPlatform, { field: 'browsePathV2', values: [path] }],
    [onPlatform, { field: 'browsePathV2', values: [`${path}${STEP}`], condition: 'START_WITH' }],
  ];
}

/** A term group contains its terms; a term contains the entities that carry it. */
function glossaryFilter(urn: string) {
  return { field: isNode(urn) ? 'parentNode' : 'glossaryTerms', values: [urn] };
}

function isNode(urn: string): boolean {
  return urn.startsWith('urn:li:glossaryNode:');
}

function typeFilters([type = '', subtype]: readonly string[]) {
  const ofType = { field: TYPE_FIELD, values: [type] };
  return subtype === undefined ? [ofType] : [ofType, { field: 'typeNames', values: [subtype] }];
}

/** Folders of a value of the search field `browsePathV2`, e.g. `"␟prod␟sales"`. @param value JSON text */
export function readFolders(value: string | null | undefined): readonly string[] {
  if (value === null || value === undefined) return [];
  const path: unknown = JSON.parse(value);
  return typeof path === 'string' ? path.split(STEP).filter((step) => step !== '') : [];
}

/** Number of entities that a place lists; more are one click away. */
const MOST_LEAVES = 50;

/** Input of the search for the entities directly at a place. */
export function leavesInput(place: BrowsePath): SearchAcrossEntitiesInput {
  return {
    query: '',
    start: 0,
    count: MOST_LEAVES,
    orFilters: [{ and: leavesAt(place) ?? [] }],
    sortInput: { sortCriteria: [{ field: '_entityName', sortOrder: 'ASCENDING' }] },
    searchFlags: { skipAggregates: true, skipHighlighting: true },
  };
}

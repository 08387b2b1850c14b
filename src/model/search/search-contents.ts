/** Merges what the aspects of an entity contribute to its search document with what follows from the URN and from other entities. */
import type { Urn } from '../urn.js';
import type { Health } from './assertions.js';
import type { MetadataModel } from '../types.js';
import { browseLocationsOf, type BrowseLocations } from './browse-locations.js';
import {
  CONTAINER_PATH,
  layoutOf,
  type SearchLayout,
  addValue,
  type ValuesByField,
} from './contributions.js';
import type { KeptContributions } from './kept-contributions.js';
import { readableEnd, readKey, type KeyFacts } from './key-facts.js';
import { CONTAINERS, FAILING_FIELD, OPEN_EXECUTOR, openExecutors } from './search-fields.js';

/** Search fields with the display name, best first: names edited by people precede names from connectors. */
const SHOWN_NAME_FIELDS = ['editedName', 'displayName', 'name', 'title', 'fullName'];

/** What search needs to know of an entity besides its aspects. */
export interface FurtherFacts extends Health {
  /** All containers, outermost first. Absent: the direct one. */
  readonly containers?: readonly string[] | undefined;
}

export interface SearchContents {
  readonly urn: Urn;
  /** Display name from an aspect, else the name part of the key. */
  readonly name: string;
  /** Distinct names that a query finds. */
  readonly names: readonly string[];
  /** The name of the platform, which a query finds as well. */
  readonly platform: string | undefined;
  /** Values of the fields in `SearchLayout.kept`, without the runs. */
  readonly values: ValuesByField;
  readonly places: BrowseLocations;
}

/** Returns the part of the search document that does not follow from one aspect alone. */
export function mergeContents(
  model: MetadataModel,
  urn: Urn,
  { kept, facts }: { readonly kept: KeptContributions; readonly facts: FurtherFacts },
): SearchContents {
  const key = readKey(model, urn);
  const layout = layoutOf(model, urn.entityType);
  const order = orderOf(kept, layout);
  const values = mergeValues(order, kept, layout);
  const steps = order.map((aspect) => kept.values.get(aspect)?.get(CONTAINER_PATH)).find((found) => found);
  const names = [...new Set([...listNames(order, kept, layout), key.name])];
  addOwnFields(values, { urn, key });
  addLastRun(values, facts);
  addOpenExecutors(values, urn);
  const containers = facts.containers ?? textsOf(values, 'container').slice(0, 1);
  if (containers.length > 0) values.set(CONTAINERS, new Set(containers));
  if (facts.hasFailingAssertions === true) values.set(FAILING_FIELD, new Set([true]));
  const [platform] = textsOf(values, 'platform');
  const paths = textsOf(values, 'browsePaths');
  const containerSteps = steps?.map(String);
  const places = browseLocationsOf(model, { urn, key, names, platform, paths, containerSteps, containers });
  addPlaces(values, places);
  return {
    ...{ urn, names, values, places },
    platform: platform === undefined ? undefined : readableEnd(model, platform),
    name: shownName(order, kept, layout) ?? key.name,
  };
}

/** Returns the aspects in the order of the registry. */
function orderOf({ values }: KeptContributions, { aspects }: SearchLayout): string[] {
  const known = aspects.filter((aspect) => values.has(aspect));
  if (known.length === values.size) return known;
  return [...known, ...[...values.keys()].filter((aspect) => !aspects.includes(aspect)).sort()];
}

function mergeValues(
  order: readonly string[],
  { values: kept }: KeptContributions,
  { counts }: SearchLayout,
): ValuesByField {
  const merged: ValuesByField = new Map();
  for (const aspect of order) {
    for (const [field, values] of kept.get(aspect) ?? []) {
      const before = merged.get(field) ?? [];
      // Two aspects may count into one field. The larger count wins.
      const all = counts.has(field)
        ? [Math.max(...[...before, ...values].map(Number))]
        : [...before, ...values];
      if (all.length > 0) merged.set(field, new Set(all));
    }
  }
  return merged;
}

function listNames(order: readonly string[], kept: KeptContributions, { names }: SearchLayout): string[] {
  return order.flatMap((aspect) =>
    (names.get(aspect) ?? []).flatMap((field) => (kept.values.get(aspect)?.get(field) ?? []).map(String)),
  );
}

function shownName(
  order: readonly string[],
  kept: KeptContributions,
  { names }: SearchLayout,
): string | undefined {
  for (const field of SHOWN_NAME_FIELDS) {
    for (const aspect of order) {
      const [first] = names.get(aspect)?.includes(field) ? (kept.values.get(aspect)?.get(field) ?? []) : [];
      if (first !== undefined) return String(first);
    }
  }
  return undefined;
}

/** Adds fields that clients filter by on any entity; see `docs/search.md`. */
function addOwnFields(values: ValuesByField, { urn, key }: { urn: Urn; key: KeyFacts }): void {
  if (key.platform !== undefined && !values.has('platform')) addValue(values, 'platform', key.platform);
  const environments = [...(values.get('origin') ?? []), ...(values.get('env') ?? [])];
  if (key.environment !== undefined) environments.push(key.environment);
  for (const environment of environments) {
    addValue(values, 'origin', environment);
    addValue(values, 'env', environment);
  }
  addValue(values, 'lowercasedUrn', urn.text.toLowerCase());
}

/** The latest run takes precedence over the aspect `assertionRunSummary`, which may be outdated. */
function addLastRun(values: ValuesByField, { lastRun }: Health): void {
  if (lastRun === undefined) return;
  values.set('assertionStatus', new Set([lastRun.status]));
  values.set('lastCompletedTime', new Set([lastRun.time]));
}

function addOpenExecutors(values: ValuesByField, { entityType }: Urn): void {
  const [executors, statuses] = [values.get('executorId'), values.get('executionResultStatus')];
  const open = openExecutors({ entityType, executors, statuses });
  if (open !== undefined) values.set(OPEN_EXECUTOR, new Set(open));
}

function addPlaces(values: ValuesByField, { paths, containerPath, locations }: BrowseLocations): void {
  values.set('browsePaths', new Set(paths));
  values.set(CONTAINER_PATH, new Set([containerPath]));
  values.set('browseLocations', new Set(locations));
}

function textsOf(values: ValuesByField, field: string): string[] {
  return [...(values.get(field) ?? [])].filter((value) => typeof value === 'string');
}

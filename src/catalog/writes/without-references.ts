/** Removes a URN from an aspect's payload, wherever it is a reference: not from the stamps that tell who made an entry. */
import { CatalogError } from '../../core/errors.js';
import { parseKeepingDigits, stringifyKeepingDigits, type JsonObject } from '../../core/json.js';
import type {
  AspectDefinition,
  MetadataModel,
  Payload,
  ColumnLineageField,
  LeafPath,
  ReferenceField,
} from '../../model/types.js';
import { type PathIndex, walkPath } from '../../model/walk-path.js';

export interface WithoutReferences {
  /** The payload without the references; `nothing` if the aspect contained nothing else and is deleted as a whole. */
  readonly rest: Payload | 'unchanged' | 'nothing';
  /** True if a reference stays: a required member of an aspect that contains more, or one that the model keeps. */
  readonly keeps: boolean;
}

/**
 * Removes the smallest part that can be removed: the item of an array, else the optional member, else the value that encloses
 * it. A part can be removed if the rest is valid in the model.
 */
export function withoutReferences(
  model: MetadataModel,
  aspect: AspectDefinition,
  { text, urn }: { readonly text: string; readonly urn: string },
): WithoutReferences {
  let tree = parseKeepingDigits(text) as JsonObject;
  let rest: Payload | undefined;
  let keeps = false;
  for (const { find, isKept } of referenceFinders(aspect, urn)) {
    const places = find(tree);
    if (places.length === 0) continue;
    if (isKept) {
      keeps = true;
      continue;
    }
    const next = smallestRemoval(places, (removed) =>
      validRest(model, aspect, { rest: withoutPaths(tree, removed), before: tree }),
    );
    if (next !== undefined) {
      rest = next;
      tree = parseKeepingDigits(next.text) as JsonObject;
    } else if (holdsOnly(tree, places)) {
      return { rest: 'nothing', keeps: false };
    } else {
      keeps = true;
    }
  }
  return { rest: rest ?? 'unchanged', keeps };
}

/** Tries the places themselves, then the values that enclose them, and so on up to the members of the aspect. */
function smallestRemoval(
  places: readonly ReferencePath[],
  attempt: (removed: readonly ReferencePath[]) => Payload | undefined,
): Payload | undefined {
  const deepest = Math.max(...places.map((place) => place.length));
  for (let depth = deepest; depth > 0; depth -= 1) {
    const payload = attempt(places.map((place) => place.slice(0, depth)));
    if (payload !== undefined) return payload;
  }
  return undefined;
}

function validRest(
  model: MetadataModel,
  aspect: AspectDefinition,
  { rest, before }: { readonly rest: JsonObject; readonly before: JsonObject },
): Payload | undefined {
  try {
    return model.readPayload(aspect.name, stringifyKeepingDigits(rest), before);
  } catch (error) {
    if (error instanceof CatalogError) return undefined;
    throw error;
  }
}

/** Tells whether the aspect has no members but those on the way to the places, and no other items in the arrays on the way. */
function holdsOnly(tree: JsonObject, places: readonly ReferencePath[]): boolean {
  const leading = new Set(places.map(([member]) => member));
  return Object.keys(tree).every((member) => leading.has(member)) && !hasOtherItems(tree, places);
}

function hasOtherItems(value: unknown, places: readonly ReferencePath[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const steps = new Set(places.flatMap(([step]) => (step === undefined ? [] : [step])));
  if (Array.isArray(value) && value.some((_, index) => !steps.has(index))) return true;
  return [...steps].some((step) => {
    const below = places.filter(([first]) => first === step).map(([, ...rest]) => rest);
    return hasOtherItems((value as Record<PathIndex, unknown>)[step], below);
  });
}

/** Names of members and positions in arrays, from the payload's root. */
type ReferencePath = readonly PathIndex[];

/** Finds the references of one kind, by the schema of the aspect. */
interface ReferenceFinder {
  /** Returns the places that can be removed together. */
  readonly find: (tree: JsonObject) => ReferencePath[];
  /** True: the references are only reported. */
  readonly isKept: boolean;
}

function referenceFinders(aspect: AspectDefinition, urn: string): readonly ReferenceFinder[] {
  const { relationships, columnLineage, references } = aspect;
  const finder = (find: ReferenceFinder['find'], isKept = false): ReferenceFinder => ({ find, isKept });
  return [
    ...relationships.map(({ path }) => finder((tree) => placesAt(tree, path, urn))),
    ...columnLineage.map((field) => finder((tree) => columnPlaces(tree, field, urn))),
    ...references.map((field) => finder((tree) => removedPlaces(tree, field, urn), field.removal === 'kept')),
  ];
}

/** Returns the value without the members and items at the places. */
function withoutPaths(value: JsonObject, places: readonly ReferencePath[]): JsonObject {
  return prune(value, places) as JsonObject;
}

function placesAt(value: unknown, path: LeafPath, urn: string): ReferencePath[] {
  return leafPaths(value, path)
    .filter((leaf) => leaf.value === urn)
    .map(({ place }) => place);
}

/** Returns the places of the parts that go with the references. */
function removedPlaces(value: unknown, { path, removal }: ReferenceField, urn: string): ReferencePath[] {
  const places = placesAt(value, path, urn);
  if (places.length === 0 || removal === 'member' || removal === 'kept') return places;
  const segments = path.split('/').slice(1);
  const last = segments.lastIndexOf('*');
  const items = places.map((place) => place.slice(0, last + 1));
  if (removal === 'item') return items;
  const listOf = (place: ReferencePath): string => JSON.stringify(place.slice(0, last));
  const left = new Map<string, number>();
  for (const { place } of leafPaths(value, segments.slice(0, last).join('/')))
    left.set(listOf(place), (left.get(listOf(place)) ?? 0) + 1);
  for (const place of places) left.set(listOf(place), (left.get(listOf(place)) ?? 0) - 1);
  const owner = segments.lastIndexOf('*', last - 1);
  return items.map((item) => (left.get(listOf(item)) === 0 ? item.slice(0, owner + 1) : item));
}

/** An item whose upstreams or downstreams would all be removed connects nothing any more, so its place is the whole item. */
function columnPlaces(value: unknown, field: ColumnLineageField, urn: string): ReferencePath[] {
  return leafPaths(value, field.path).flatMap((item) =>
    [field.upstreams, field.downstreams].flatMap((side) => {
      if (side === undefined) return [];
      const found = placesAt(item.value, side, urn);
      const isEmptied = found.length > 0 && found.length === leafPaths(item.value, side).length;
      return isEmptied ? [item.place] : found.map((place) => [...item.place, ...place]);
    }),
  );
}

/** Returns the leaves of a path. A path may end at an array or at its items; both mean the items. */
function leafPaths(value: unknown, path: LeafPath): { place: ReferencePath; value: unknown }[] {
  return walkPath(value, path).flatMap((leaf) => {
    let bound = 0;
    const segments = path.replace(/^\//, '').split('/');
    const place = segments.map((segment) =>
      segment === '*' || segment === '$key' ? (leaf.indices[bound++] ?? segment) : segment,
    );
    if (!Array.isArray(leaf.value)) return [{ place, value: leaf.value }];
    return leaf.value.map((item: unknown, index) => ({ place: [...place, index], value: item }));
  });
}

function prune(value: unknown, places: readonly ReferencePath[]): unknown {
  if (places.length === 0 || typeof value !== 'object' || value === null) return value;
  const below = new Map<PathIndex, ReferencePath[]>();
  for (const [step, ...rest] of places) {
    if (step !== undefined) below.set(step, [...(below.get(step) ?? []), rest]);
  }
  const goes = (step: PathIndex) => below.get(step)?.some((rest) => rest.length === 0) === true;
  const inside = (step: PathIndex, member: unknown) => prune(member, below.get(step) ?? []);
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => (goes(index) ? [] : [inside(index, item)]));
  }
  const kept = Object.entries(value).filter(([name]) => !goes(name));
  return Object.fromEntries(kept.map(([name, member]) => [name, inside(name, member)]));
}

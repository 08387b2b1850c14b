/** Finds where a payload refers to a URN, by the model's annotations. */
import type { JsonObject } from '../../core/json.js';
import type { AspectDefinition, ColumnLineageField, LeafPath } from '../../model/types.js';
import { walkPath, type PathIndex } from '../../model/walk-path.js';

/** Names of members and positions in arrays, from the payload's root. */
export type ReferencePath = readonly PathIndex[];

/** Returns one finder for each annotation. The places that one finder returns can be removed together. */
export function referencePaths(
  aspect: AspectDefinition,
  urn: string,
): readonly ((tree: JsonObject) => ReferencePath[])[] {
  return [
    ...aspect.relationships.map(
      ({ path }) =>
        (tree: JsonObject) =>
          placesAt(tree, path, urn),
    ),
    ...aspect.columnLineage.map((field) => (tree: JsonObject) => columnPlaces(tree, field, urn)),
  ];
}

/** Returns the value without the members and items at the places. */
export function withoutPaths(value: JsonObject, places: readonly ReferencePath[]): JsonObject {
  return prune(value, places) as JsonObject;
}

function placesAt(value: unknown, path: LeafPath, urn: string): ReferencePath[] {
  return leafPaths(value, path)
    .filter((leaf) => leaf.value === urn)
    .map(({ place }) => place);
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

/** Removes a URN from an aspect's payload, wherever it is a reference: not from the stamps that tell who made an entry. */
import { CatalogError } from '../../core/errors.js';
import { parseKeepingDigits, stringifyKeepingDigits, type JsonObject } from '../../core/json.js';
import type { AspectDefinition, MetadataModel, Payload } from '../../model/types.js';
import type { PathIndex } from '../../model/walk-path.js';
import { referenceFinders, withoutPaths, type ReferencePath } from './reference-paths.js';

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

/** Raw aspects, for data without a field in the schema. */
import type { GraphqlContext } from '../context.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import type { StoredAspect } from '../../../catalog/entities/types.js';

export interface AspectParams {
  readonly aspectNames?: readonly string[] | null;
  readonly autoRenderOnly?: boolean | null;
}

export interface RawAspect {
  readonly aspectName: string;
  readonly payload: string;
}

/**
 * Ignores aspects that the entity's type does not have, so that one selection fits entities of several types.
 * @throws UNKNOWN_ASPECT for names that no type has
 */
export async function rawAspectsOf(
  { urn }: EntityRef,
  { aspectNames, autoRenderOnly }: AspectParams,
  { aspects, completeEntities, services }: GraphqlContext,
): Promise<RawAspect[]> {
  if (autoRenderOnly) return [];
  if (!aspectNames) {
    const entity = await completeEntities.load(urn.text);
    return [...(entity?.aspects.values() ?? [])].map(present);
  }
  const names = new Set(aspectNames.map((name) => services.model.getAspect(name).name));
  const loaded = await Promise.all([...names].map((name) => aspects.load(urn.text, name)));
  return loaded.filter((aspect) => aspect !== undefined).map(present);
}

function present({ name, text }: StoredAspect): RawAspect {
  return { aspectName: name, payload: text };
}

/** Values of the aspects that an entity has although nobody wrote them. */
import type { JsonObject } from '../../core/json.js';
import { foldersOfName } from '../../model/search/browse-locations.js';
import { readKey } from '../../model/search/key-facts.js';
import type { MetadataModel } from '../../model/types.js';
import type { Urn } from '../../model/urn/urn.js';

export const BROWSE_PATH = 'browsePathsV2';
const PLATFORM = 'dataPlatformInstance';

/** The value of `browsePathsV2` of an entity in containers. @param containers outermost first */
export function pathThrough(containers: readonly string[]): JsonObject {
  return { path: containers.map(entityStep) };
}

/** The only step of the path of an entity about which nothing better is known. Clients know it and do not show it. */
export const NO_FOLDER = 'Default';

/** Names of the aspects with a default value. */
export const DEFAULTED: readonly string[] = [BROWSE_PATH, PLATFORM];

/** Names of the aspects that default values are derived from, besides the URN. */
export const DEFAULT_SOURCES: readonly string[] = [PLATFORM];

export interface DefaultContext {
  readonly model: MetadataModel;
  readonly urn: Urn;
  /** All containers, outermost first. */
  readonly containers: readonly string[];
  /** Returns the payload of an aspect that somebody wrote. */
  readonly valueOf: (aspectName: string) => JsonObject | undefined;
}

/**
 * Returns the value that an aspect has while nobody has written it.
 *
 * - `dataPlatformInstance` names the platform that the key contains, e.g. that of a dataset, or the tool of a chart.
 * - `browsePathsV2` names all containers, from the outermost to the direct one. Without a container, it names the platform instance and,
 *   for a dataset, the parts of the qualified name before the last one: `shop` and `public` for `shop.public.orders`. Otherwise it is
 *   `Default`.
 *
 * @returns undefined if the type does not have the aspect, if the aspect has no default, or if the key contains no platform
 */
export function defaultValue(aspectName: string, context: DefaultContext): JsonObject | undefined {
  const { model, urn } = context;
  if (model.entities.get(urn.entityType)?.aspects.includes(aspectName) !== true) return undefined;
  if (aspectName === BROWSE_PATH)
    return context.containers.length > 0 ? pathThrough(context.containers) : { path: pathOf(context) };
  if (aspectName !== PLATFORM) return undefined;
  const { platform } = readKey(model, urn);
  return platform === undefined ? undefined : { platform };
}

/** The path of an entity without a container. */
function pathOf({ model, urn, valueOf }: DefaultContext): JsonObject[] {
  const instance = valueOf(PLATFORM)?.['instance'];
  const folders = urn.entityType === 'dataset' ? foldersOfName(model, readKey(model, urn)) : [];
  const named = folders.map((folder) => folder.trim()).filter((folder) => folder !== '');
  const steps = [
    ...(typeof instance === 'string' ? [entityStep(instance)] : []),
    ...named.map((id): JsonObject => ({ id })),
  ];
  return steps.length > 0 ? steps : [{ id: NO_FOLDER }];
}

function entityStep(urn: string): JsonObject {
  return { id: urn, urn };
}

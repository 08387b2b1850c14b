/** Default aspects: values of the aspects that an entity has although they were never written. */
import type { JsonObject } from '../../core/json.js';
import { foldersOfName } from '../../model/search/browse-locations.js';
import { readKey } from '../../model/search/key-facts.js';
import type { MetadataModel, Payload } from '../../model/types.js';
import { type Urn, findUrn } from '../../model/urn.js';
import type { AspectRequest, StoredAspect, StoredEntity } from '../entities/types.js';
import { payloadOf } from '../entities/stored-aspect.js';
import { aspectValue, type EntityState } from '../writes/entity-state.js';
import { containerOf } from '../containers/container-chain.js';

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
  /** Returns the payload of a written aspect. */
  readonly valueOf: (aspectName: string) => JsonObject | undefined;
}

/**
 * Returns the value of an aspect that was never written.
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

/** Written aspects have versions from 1. */
const DEFAULT_VERSION = 0;

/** Adds the names of the aspects that the requested defaults are derived from. */
export function withSources(model: MetadataModel, request: AspectRequest): AspectRequest {
  const { urn, names } = request;
  const entity = model.entities.get(urn.split(':', 3)[2] ?? '');
  const isDefaulted = (name: string): boolean => DEFAULTED.includes(name) && names.includes(name);
  if (entity?.aspects.some(isDefaulted) !== true) return request;
  return { urn, names: [...new Set([...names, entity.keyAspect, ...DEFAULT_SOURCES])] };
}

export interface ReadEntity {
  readonly entity: StoredEntity;
  /** All containers, outermost first. */
  readonly containers: readonly string[];
  /** Names of the deleted aspects: they have no default any more. */
  readonly deleted: ReadonlySet<string>;
  /** The requested aspects; undefined for all. */
  readonly wanted: readonly string[] | undefined;
}

/**
 * Returns the default aspects that were neither written nor deleted. Their version is 0, and they have the author, the time and the run of the
 * key aspect, because they exist since the entity does.
 */
export function defaultsOf(
  { entity, containers, deleted, wanted }: ReadEntity,
  model: MetadataModel,
): StoredAspect[] {
  const missing = DEFAULTED.filter(
    (name) => wanted?.includes(name) !== false && !entity.aspects.has(name) && !deleted.has(name),
  );
  const definition = model.entities.get(entity.type);
  const key = definition && entity.aspects.get(definition.keyAspect);
  const urn = missing.length === 0 || key === undefined ? undefined : findUrn(entity.urn);
  if (urn === undefined || key === undefined) return [];
  const { version: _, text: _text, unchangedBy: _traces, ...stamp } = key;
  const valueOf = (name: string) => payloadOf(entity, name);
  return missing.flatMap((name) => {
    const value = defaultValue(name, { model, urn, containers, valueOf });
    return value === undefined
      ? []
      : [{ ...stamp, name, version: DEFAULT_VERSION, text: JSON.stringify(value) }];
  });
}

/** Returns the entity with its written aspects only. */
export function withoutDefaults(entity: StoredEntity): StoredEntity {
  const written = [...entity.aspects].filter(([, { version }]) => version !== DEFAULT_VERSION);
  return { ...entity, aspects: new Map(written) };
}

/**
 * Returns a default aspect of an entity inside a write.
 * @returns undefined if the entity does not exist, or if the aspect was written or deleted, or has no default
 */
export function defaultInState(
  aspectName: string,
  state: EntityState,
  model: MetadataModel,
): Payload | undefined {
  const found = state.aspects.get(aspectName);
  const isUntouched = found === undefined || found.meta.undone === true;
  if (!state.exists || !isUntouched || !DEFAULTED.includes(aspectName)) return undefined;
  const containers = containersNow(state);
  const valueOf = (name: string) => aspectValue(state.aspects.get(name));
  const value = defaultValue(aspectName, { model, urn: state.urn, containers, valueOf });
  return value && { text: JSON.stringify(value), value };
}

/** Only the direct container is known of an entity that the write moves: the ones above it are read when everything is applied. */
function containersNow(state: EntityState): readonly string[] {
  const container = containerOf(state);
  if (container === undefined) return [];
  const stored = state.searched?.containers ?? [];
  return stored.at(-1) === container ? stored : [container];
}

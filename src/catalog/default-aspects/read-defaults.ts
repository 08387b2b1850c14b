/** Adds default aspects to entities as readers return them. */
import { findUrn } from '../../model/urn/parse-urn.js';
import type { MetadataModel } from '../../model/types.js';
import type { AspectRequest, StoredAspect, StoredEntity } from '../entities/types.js';
import { payloadOf } from '../entities/payload-of.js';
import { DEFAULTED, DEFAULT_SOURCES, defaultValue } from './default-values.js';

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
  /** Names of the aspects that somebody deleted: they have no default any more. */
  readonly deleted: ReadonlySet<string>;
  /** The requested aspects; undefined for all. */
  readonly wanted: readonly string[] | undefined;
}

/**
 * Returns the default aspects that nobody wrote or deleted. Their version is 0, and they have the author, the time and the run of the
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

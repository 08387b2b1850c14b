/** References to entities, which resolvers return. */
import { parseKeepingDigits, type JsonObject } from '../../../core/json.js';
import { findUrn, parseUrnSyntax, type Urn } from '../../../model/urn.js';
import type { GraphqlContext } from '../context.js';
import type { LoadedAspect } from '../loaders/aspect-loader.js';
import type { Loaders } from '../loaders/create-loaders.js';

/** The value that resolvers return for an entity: its URN. Fields load what they need, so only selected data is read. */
export class EntityRef {
  constructor(readonly urn: Urn) {}
}

/** The platform of entities without a known platform, because `platform` is non-null. */
export const UNKNOWN_PLATFORM = new EntityRef({
  text: 'urn:li:dataPlatform:unknown',
  entityType: 'dataPlatform',
  parts: ['unknown'],
});

/** Returns the reference of a stored entity. Its type may no longer be part of the model. */
export function storedEntityRef(urn: string): EntityRef {
  return new EntityRef(parseUrnSyntax(urn));
}

/** @returns undefined for a text that is not a URN, which old payloads can contain; the field is null then */
export function findEntityRef(value: unknown): EntityRef | undefined {
  if (typeof value !== 'string') return undefined;
  const urn = findUrn(value);
  return urn === undefined ? undefined : new EntityRef(urn);
}

/** @returns undefined, too, for the URN of another type than the field can show */
export function findRefOfType(value: unknown, entityType: string): EntityRef | undefined {
  const entity = findEntityRef(value);
  return entity?.urn.entityType === entityType ? entity : undefined;
}

/**
 * Returns an entity that may no longer exist, e.g. one of the change log.
 * @returns null if the entity was permanently deleted or is hidden from the actor
 */
export async function existingEntity(
  urn: string,
  { aspects }: Pick<GraphqlContext, 'aspects'>,
): Promise<EntityRef | null> {
  return (await aspects.exists(urn)) ? (findEntityRef(urn) ?? null) : null;
}

/** Returns the actor of a change. @returns null for an actor that the caller may not view, and for a text that is not a URN */
export async function visibleActor(
  urn: string | undefined,
  { visible }: Pick<GraphqlContext, 'visible'>,
): Promise<EntityRef | null> {
  const actor = findEntityRef(urn);
  return actor !== undefined && (await visible.load(actor.urn.text)) ? actor : null;
}

/** Returns the entity of a stored URN if the actor may view it and it has the aspect, e.g. its main aspect. */
export async function findDescribed(
  text: unknown,
  aspectName: string,
  { aspects }: Pick<GraphqlContext, 'aspects'>,
): Promise<EntityRef | null> {
  const entity = findEntityRef(text);
  if (entity === undefined || (await aspects.load(entity.urn.text, aspectName)) === undefined) return null;
  return entity;
}

/** An entity that is shown by a record which a service returned, because readers do not return its aspects to every caller. */
export class ShownRecord<Shown extends { readonly urn: string }> extends EntityRef {
  constructor(readonly shown: Shown) {
    super(parseUrnSyntax(shown.urn));
  }
}

/** Returns resolvers of fields that are members of the record with the same names. Missing members are null. */
export function shownMembers<Shown extends { readonly urn: string }>() {
  return <Name extends keyof Shown & string>(...names: readonly Name[]) => {
    const fields = names.map((name) => [name, (parent: ShownRecord<Shown>) => parent.shown[name]]);
    return Object.fromEntries(fields) as Record<Name, (parent: ShownRecord<Shown>) => Shown[Name]>;
  };
}

/** An entity with older values of its aspects. */
export class VersionedRef extends EntityRef {
  /** @param versions number of the value of each aspect, 0 for the latest; undefined: the latest values of all aspects */
  constructor(
    urn: Urn,
    private readonly versions: ReadonlyMap<string, number> | undefined,
  ) {
    super(urn);
  }

  /** @returns undefined for an aspect without a version, and for a version that does not exist */
  async load(
    aspectName: string,
    { aspects, versions }: Pick<Loaders, 'aspects' | 'versions'>,
  ): Promise<LoadedAspect | undefined> {
    const version = this.versions === undefined ? 0 : this.versions.get(aspectName);
    if (version === undefined) return undefined;
    if (version === 0) return aspects.load(this.urn.text, aspectName);
    const stored = await versions.load({ urn: this.urn.text, aspectName, version });
    return stored && { ...stored, value: parseKeepingDigits(stored.text) as JsonObject };
  }
}

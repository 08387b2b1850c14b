/** An entity with older values of its aspects. */
import { parseKeepingDigits, type JsonObject } from '../../../core/json.js';
import type { Urn } from '../../../model/urn/urn.js';
import type { LoadedAspect } from '../loaders/aspect-loader.js';
import type { Loaders } from '../loaders/create-loaders.js';
import { EntityRef } from './entity-ref.js';

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

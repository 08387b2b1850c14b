/** The model registry that a client declares in the system metadata. */
import type { JsonObject } from '../../core/json.js';

/** The maximum length of a text in the index of registry ids. */
const MAX_LENGTH = 1_000;

/** Returns `name:version` from the `registryName` and `registryVersion` of the system metadata; undefined unless both exist. */
export function registryOf(systemMetadata: JsonObject | undefined): string | undefined {
  const [name, version] = [systemMetadata?.['registryName'], systemMetadata?.['registryVersion']];
  if (typeof name !== 'string' || typeof version !== 'string' || name === '' || version === '')
    return undefined;
  return toRegistryId(`${name}:${version}`);
}

/** @param text the id as a client sent it. */
export function toRegistryId(text: string): string {
  return text.slice(0, MAX_LENGTH);
}

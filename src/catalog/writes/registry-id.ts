/** Which model registry a client says that it wrote something with. */
import type { JsonObject } from '../../core/json.js';

/** As the index that it is found by takes it. */
const MAX_LENGTH = 1_000;

/** `name:version` of the system metadata's `registryName` and `registryVersion`; undefined unless both are there. */
export function registryOf(systemMetadata: JsonObject | undefined): string | undefined {
  const [name, version] = [systemMetadata?.['registryName'], systemMetadata?.['registryVersion']];
  if (typeof name !== 'string' || typeof version !== 'string' || name === '' || version === '')
    return undefined;
  return toRegistryId(`${name}:${version}`);
}

/** @param text as a client sent it. */
export function toRegistryId(text: string): string {
  return text.slice(0, MAX_LENGTH);
}

import type { TestCatalog } from '../catalog.js';

/** Returns the latest value of an aspect; undefined if there is none. */
export async function aspectValue(catalog: TestCatalog, urn: string, aspect: string): Promise<any> {
  const { json } = await catalog.entity(urn, [aspect]);
  return json.aspects[aspect]?.value;
}

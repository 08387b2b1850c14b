import type { TestCatalog } from '../catalog.js';

/** The latest value; undefined when there is none. */
export async function aspectValue(catalog: TestCatalog, urn: string, aspect: string): Promise<any> {
  const { json } = await catalog.entity(urn, [aspect]);
  return json.aspects[aspect]?.value;
}

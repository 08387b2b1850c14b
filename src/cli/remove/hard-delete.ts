/** Permanently deletes entities. */
import { CatalogError } from '../../core/errors.js';
import type { CatalogApi } from '../http/catalog-api.js';
import type { Target } from './read-targets.js';
import type { Removal } from './types.js';

/** Removes references first. If that is refused, the entity still exists. */
export async function hardDelete(
  api: CatalogApi,
  { urn, exists, aspects }: Target,
  { cleanReferences }: { cleanReferences: boolean },
): Promise<Removal> {
  if (!exists) return { urn, outcome: 'not found' };
  const { total: references } = await askReferences(api, urn, !cleanReferences);
  try {
    const { value } = (await api.post('/entities?action=delete', { urn })) as {
      value: { rows?: number; timeseriesRows?: number };
    };
    const { rows = 0, timeseriesRows = 0 } = value;
    return { urn, outcome: 'deleted', aspects, rows, timeseriesRows, references };
  } catch (error) {
    // The number is uncertain: some references are kept, and the actor may not see all.
    if (!(error instanceof CatalogError) || !cleanReferences) throw error;
    const message = `${error.message} (references to it, if any, have been removed)`;
    throw new CatalogError(error.code, message, error.details, { cause: error });
  }
}

/** Counts what a hard delete would remove and leave. */
export async function previewHardDelete(api: CatalogApi, { urn, exists, aspects }: Target): Promise<Removal> {
  if (!exists) return { urn, outcome: 'not found' };
  const { total: references } = await askReferences(api, urn, true);
  return { urn, outcome: 'deleted', aspects, references };
}

/** @returns the number of references before the call */
async function askReferences(api: CatalogApi, urn: string, dryRun: boolean): Promise<{ total: number }> {
  const { value } = (await api.post('/entities?action=deleteReferences', { urn, dryRun })) as {
    value: { total: number };
  };
  return value;
}

/** Removes entities for good. */
import { CatalogError } from '../../kernel/errors.js';
import type { CatalogApi } from '../http/catalog-api.js';
import { counted } from '../text/counted.js';
import type { Target } from './read-targets.js';
import type { Removal } from './types.js';

/** References are removed first: if that is refused, the entity is still there. */
export async function hardDelete(
  api: CatalogApi,
  { urn, exists, aspects }: Target,
  { cleanReferences }: { cleanReferences: boolean },
): Promise<Removal> {
  if (!exists) return { urn, outcome: 'not found' };
  const references = await askReferences(api, urn, !cleanReferences);
  try {
    const { value } = (await api.post('/entities?action=delete', { urn })) as {
      value: { rows?: number; timeseriesRows?: number };
    };
    const { rows = 0, timeseriesRows = 0 } = value;
    return { urn, outcome: 'deleted', aspects, rows, timeseriesRows, references };
  } catch (error) {
    if (!(error instanceof CatalogError) || !cleanReferences) throw error;
    const gone = `${counted(references, 'reference')} to it ${references === 1 ? 'is' : 'are'} gone already`;
    throw new CatalogError(error.code, `${error.message} (${gone})`, error.details, { cause: error });
  }
}

/** What a hard delete would take with it and leave behind. */
export async function previewHardDelete(api: CatalogApi, { urn, exists, aspects }: Target): Promise<Removal> {
  if (!exists) return { urn, outcome: 'not found' };
  return { urn, outcome: 'deleted', aspects, references: await askReferences(api, urn, true) };
}

/** @returns how many there are, or were if this was no dry run */
async function askReferences(api: CatalogApi, urn: string, dryRun: boolean): Promise<number> {
  const { value } = (await api.post('/entities?action=deleteReferences', { urn, dryRun })) as {
    value: { total: number };
  };
  return value.total;
}

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
  const { total: references, totalKept } = await askReferences(api, urn, !cleanReferences);
  try {
    const { value } = (await api.post('/entities?action=delete', { urn })) as {
      value: { rows?: number; timeseriesRows?: number };
    };
    const { rows = 0, timeseriesRows = 0 } = value;
    return { urn, outcome: 'deleted', aspects, rows, timeseriesRows, references };
  } catch (error) {
    const taken = cleanReferences ? references - totalKept : 0;
    if (!(error instanceof CatalogError) || taken === 0) throw error;
    const gone = `${counted(taken, 'reference')} to it ${taken === 1 ? 'is' : 'are'} gone already`;
    throw new CatalogError(error.code, `${error.message} (${gone})`, error.details, { cause: error });
  }
}

/** What a hard delete would take with it and leave behind. */
export async function previewHardDelete(api: CatalogApi, { urn, exists, aspects }: Target): Promise<Removal> {
  if (!exists) return { urn, outcome: 'not found' };
  const { total: references } = await askReferences(api, urn, true);
  return { urn, outcome: 'deleted', aspects, references };
}

interface References {
  /** How many there are, or were if this was no dry run. */
  readonly total: number;
  /** Of those, the ones that stay. */
  readonly totalKept: number;
}

async function askReferences(api: CatalogApi, urn: string, dryRun: boolean): Promise<References> {
  const { value } = (await api.post('/entities?action=deleteReferences', { urn, dryRun })) as {
    value: { total: number; totalKept?: number };
  };
  return { totalKept: 0, ...value };
}

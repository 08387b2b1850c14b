/** Points of timeseries aspects. */
import { parseKeepingDigits } from '../../core/json.js';
import type { CatalogApi } from './catalog-api.js';
import type { StoredAspect } from './entities.js';

export interface PointsQuery {
  readonly urn: string;
  readonly aspect: string;
  readonly limit: number;
  /** Epoch milliseconds, inclusive. */
  readonly endTimeMillis?: number;
}

interface PointBody {
  readonly aspect: { readonly value: string };
  readonly systemMetadata?: Readonly<Record<string, unknown>>;
}

/** Newest first. @throws INVALID_REQUEST if it is not a timeseries aspect; UNKNOWN_ASPECT if the type does not have it */
export async function readPoints(api: CatalogApi, query: PointsQuery): Promise<StoredAspect[]> {
  const answer = (await api.post('/aspects?action=getTimeseriesAspectValues', query)) as {
    value: { values: readonly PointBody[] };
  };
  return answer.value.values.map(({ aspect, systemMetadata }) => ({
    value: parseKeepingDigits(aspect.value),
    ...(systemMetadata !== undefined && { systemMetadata }),
  }));
}

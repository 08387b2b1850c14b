/** Bulk ingest through the service, the first step of every run. */
import { generateEntities } from '../catalog/generate-entities.js';
import type { CatalogPlan } from '../catalog/plan.js';
import { timeAll } from '../measure/rounds.js';
import type { HttpClient } from '../service/http-client.js';
import { inGroups, toBatches, type Batch } from './batches.js';

/** Proposals per request and concurrent requests: the defaults of connectors. */
export const BATCH_SIZE = 1_000;
export const CLIENTS = 2;
/** Number of batches that are prepared together. */
const GROUP_SIZE = 10;
/** Number of aspects after which both sides are warmed up; a small catalog uses a third of its aspects. */
const WARM_UP_ASPECTS = 50_000;
const ASPECTS_PER_ENTITY = 7;

export interface Load {
  /** Number of aspects and milliseconds after the warm-up. */
  readonly aspects: number;
  readonly millis: number;
  /** Groups of batches that were not timed. */
  readonly warmUpGroups: number;
  /** Number of batches that were prepared together. */
  readonly groupSize: number;
  /** The URNs of each batch and its number of aspects. */
  readonly batches: readonly LoadedBatch[];
}

export interface LoadedBatch {
  readonly urns: readonly string[];
  readonly aspects: number;
}

export interface Sending {
  readonly http: HttpClient;
  /** Receives the number of stored aspects. */
  readonly progress: (aspects: number) => void;
}

export async function loadCatalog(
  plan: CatalogPlan,
  entities: number,
  { http, progress }: Sending,
): Promise<Load> {
  const loaded: LoadedBatch[] = [];
  const timed = { aspects: 0, millis: 0, warmUpGroups: 0 };
  const warmUp = Math.min(WARM_UP_ASPECTS, (ASPECTS_PER_ENTITY * entities) / 3);
  const send = ({ proposals }: Batch): Promise<unknown> =>
    http.post('/aspects?action=ingestProposalBatch', { proposals });
  // A small catalog has too few batches for a warm-up group and another one.
  const groupSize = Math.max(
    1,
    Math.min(GROUP_SIZE, Math.floor((ASPECTS_PER_ENTITY * entities) / BATCH_SIZE / 3)),
  );
  let total = 0;
  for (const group of inGroups(toBatches(generateEntities(plan), BATCH_SIZE), groupSize)) {
    const millis = await timeAll(send, group, CLIENTS);
    const aspects = countAspects(group);
    if (total < warmUp) {
      timed.warmUpGroups += 1;
    } else {
      timed.aspects += aspects;
      timed.millis += millis;
    }
    loaded.push(...group.map(({ urns, proposals }) => ({ urns, aspects: proposals.length })));
    total += aspects;
    progress(total);
  }
  return { ...timed, groupSize, batches: loaded };
}

function countAspects(group: readonly Batch[]): number {
  return group.reduce((sum, { proposals }) => sum + proposals.length, 0);
}

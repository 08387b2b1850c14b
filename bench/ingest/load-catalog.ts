/** Bulk ingest through the service: the first thing that every run of the bench does. */
import { generateEntities } from '../catalog/generate-entities.js';
import type { CatalogPlan } from '../catalog/plan.js';
import { timeAll } from '../measure/rounds.js';
import type { HttpClient } from '../service/http-client.js';
import { inGroups, toBatches, type Batch } from './batches.js';

/** Proposals in one request, and requests at the same time: what a connector does by default. */
export const BATCH_SIZE = 1_000;
export const CLIENTS = 2;
/** Batches that are prepared at a time. */
const GROUP_SIZE = 10;
/** Aspects after which both sides have compiled what they run; of a small catalog a third must do. */
const WARM_UP_ASPECTS = 50_000;
const ASPECTS_PER_ENTITY = 7;

export interface Load {
  /** Aspects and milliseconds after the warm-up. */
  readonly aspects: number;
  readonly millis: number;
  /** Groups of batches that were not timed. */
  readonly warmUpGroups: number;
  /** Batches that were prepared at a time. */
  readonly groupSize: number;
  /** The URNs of each batch, and how many aspects it had. */
  readonly batches: readonly LoadedBatch[];
}

export interface LoadedBatch {
  readonly urns: readonly string[];
  readonly aspects: number;
}

export interface Sending {
  readonly http: HttpClient;
  /** Gets the number of aspects that are in. */
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
  // A small catalog has too few batches for a group of warm-up and another one.
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

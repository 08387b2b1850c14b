/** Bulk ingest through the service, the first step of every run. */
import { generateEntities } from '../catalog/generate-entities.js';
import type { CatalogPlan } from '../catalog/plan/plan.js';
import { timeAll } from '../measure/rounds.js';
import { footprintOf, type Footprint } from '../service/footprint.js';
import type { HttpClient } from '../service/http-client.js';
import type { ServiceProcess } from '../service/service-process.js';
import { inGroups, toBatches, type Batch } from './batches.js';

/** Proposals per request and concurrent requests: the defaults of connectors. */
export const BATCH_SIZE = 1_000;
export const CLIENTS = 2;
/** Number of batches that are prepared together. */
export const GROUP_SIZE = 10;
/** Number of aspects after which both sides are warmed up; a small catalog uses a third of its aspects. */
const WARM_UP_ASPECTS = 50_000;
const ASPECTS_PER_ENTITY = 7;

export interface Pacing {
  /** Number of batches that are prepared together, outside the measured time. */
  readonly groupSize: number;
  /** Groups that begin before this number of aspects is stored are not timed. */
  readonly warmUpAspects: number;
}

/** @param entities at the first step of the load */
export function pacingOf(entities: number): Pacing {
  const aspects = ASPECTS_PER_ENTITY * entities;
  // A small catalog has too few batches for a warm-up group and another one.
  const groupSize = Math.max(1, Math.min(GROUP_SIZE, Math.floor(aspects / BATCH_SIZE / 3)));
  return { groupSize, warmUpAspects: Math.min(WARM_UP_ASPECTS, aspects / 3) };
}

/** Aspects and milliseconds of the groups that were timed. */
export interface Timed {
  readonly aspects: number;
  readonly millis: number;
}

export interface Loader {
  /** Number of aspects that are stored, including the warm-up. */
  readonly aspects: number;
  /** The total of all steps. */
  readonly timed: Timed;
  /** Loads until the catalog has this number of entities. */
  loadTo(entities: number): Promise<Timed>;
}

export interface Sending {
  /** Stores one batch. */
  readonly send: (batch: Batch) => Promise<unknown>;
  /** Receives the number of stored aspects. */
  readonly progress: (aspects: number) => void;
}

export function createLoader(plan: CatalogPlan, pacing: Pacing, { send, progress }: Sending): Loader {
  let aspects = 0;
  let timed: Timed = { aspects: 0, millis: 0 };
  return {
    get aspects() {
      return aspects;
    },
    get timed() {
      return timed;
    },
    async loadTo(entities) {
      const before = timed;
      const batches = toBatches(generateEntities(plan, entities), BATCH_SIZE);
      for (const group of inGroups(batches, pacing.groupSize)) {
        const millis = await timeAll(send, group, CLIENTS);
        const stored = countAspects(group);
        if (aspects >= pacing.warmUpAspects) {
          timed = { aspects: timed.aspects + stored, millis: timed.millis + millis };
        }
        aspects += stored;
        progress(aspects);
      }
      return { aspects: timed.aspects - before.aspects, millis: timed.millis - before.millis };
    },
  };
}

/** A point of the load curve: the rate of a bulk load, and what the processes and the store need at a size. */
export interface LoadStep extends Footprint {
  readonly entities: number;
  readonly aspects: number;
  /** Aspects per second since the previous step, without the warm-up. */
  readonly perSecond: number;
}

/** Sizes at which a load is measured: 10,000, 20,000, 50,000, 100,000 and so on, and the sizes of the tables. */
export function stepsOf(sizes: readonly number[]): number[] {
  const last = Math.max(...sizes);
  const steps = new Set(sizes);
  for (let power = 10_000; power < last; power *= 10) {
    for (const size of [power, 2 * power, 5 * power]) if (size < last) steps.add(size);
  }
  return [...steps].sort((a, b) => a - b);
}

export async function loadStep(loader: Loader, service: ServiceProcess, entities: number): Promise<LoadStep> {
  const { aspects, millis } = await loader.loadTo(entities);
  const perSecond = (aspects * 1_000) / millis;
  return { entities, aspects: loader.aspects, perSecond, ...footprintOf(service) };
}

export const BATCH_PATH = '/aspects?action=ingestProposalBatch';

/** Stores batches through the service. */
export function sendTo(http: HttpClient): Sending['send'] {
  return ({ proposals }) => http.post(BATCH_PATH, { proposals });
}

function countAspects(group: readonly Batch[]): number {
  return group.reduce((sum, { proposals }) => sum + proposals.length, 0);
}

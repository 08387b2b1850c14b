/** Repairs the full-text index after a crash of the embedded Neo4j. */
import { CatalogError } from '../../core/errors.js';
import { rewriteIndex, type RewriteIndexDeps } from './rewrite-index.js';

/** The writes that the index may lack. */
export interface Damage {
  /** Returns the span of the writes; undefined if the index is complete; `unknown` while Neo4j is starting. */
  find(): { readonly from: number; readonly until: number } | undefined | 'unknown';
  /** Tells that the index contains these writes now. */
  repaired(): void;
  /** Calls the listener whenever damage was found. */
  onFound(listener: () => void): void;
}

export interface IndexRepairDeps extends RewriteIndexDeps {
  readonly damage: Damage;
  readonly log: {
    info(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
}

/**
 * Returns a function that resolves when the index is complete; without damage, at once. Concurrent callers share a repair. Damage by a
 * later crash is repaired immediately.
 */
export function createIndexRepair(deps: IndexRepairDeps): () => Promise<void> {
  const { damage, log } = deps;
  let running: Promise<void> | undefined;
  const repair = async (): Promise<void> => {
    const span = damage.find();
    if (span === undefined || span === 'unknown') return;
    log.info(
      { ...span },
      'the full-text index may lack writes before a crash of Neo4j, and takes them over again',
    );
    const nodes = await rewriteIndex(deps, span);
    damage.repaired();
    log.info({ nodes }, 'the full-text index is complete');
  };
  const repairOnce = (): Promise<void> => {
    running ??= repair().finally(() => {
      running = undefined;
    });
    return running;
  };
  damage.onFound(() => {
    repairOnce().catch((error: unknown) => {
      // The next search tries again.
      log.error({ err: error }, 'the full-text index could not be repaired');
    });
  });
  return async () => {
    const found = damage.find();
    if (found === 'unknown') throw new CatalogError('UNAVAILABLE', 'Neo4j is starting; try again shortly');
    if (found !== undefined) await repairOnce();
  };
}

/** Repairs the full-text index after a crash of the embedded Neo4j. */
import { CatalogError } from '../../core/errors.js';
import { rewriteChanged, type RewriteIndexDeps, type TimeSpan } from './rewrite-index.js';

/** The writes that the index may lack. */
export interface Damage {
  /** Returns the span of the writes; undefined if the index is complete; `unknown` while Neo4j is starting. */
  find(): TimeSpan | undefined | 'unknown';
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
  const repair = async (span: TimeSpan): Promise<void> => {
    log.info(
      { ...span },
      'the full-text index may lack writes before a crash of Neo4j, and takes them over again',
    );
    const nodes = await rewriteChanged(deps, span);
    damage.repaired();
    log.info({ nodes }, 'the full-text index is complete');
  };
  const ensureComplete = async (): Promise<void> => {
    const found = damage.find();
    if (found === 'unknown') throw new CatalogError('UNAVAILABLE', 'Neo4j is starting; try again shortly');
    if (found === undefined) return;
    running ??= repair(found).finally(() => {
      running = undefined;
    });
    await running;
  };
  damage.onFound(() => {
    ensureComplete().catch((error: unknown) => {
      // The next search tries again.
      log.error({ err: error }, 'the full-text index could not be repaired');
    });
  });
  return ensureComplete;
}

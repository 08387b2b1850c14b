/**
 * Reads payloads and their metadata as one write left them. They are two properties of a node, and Neo4j's reads take no locks. During a
 * commit a statement may read one of them from before and the other from after the write (docs/decisions/0024-reads-are-of-one-write.md).
 */
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds before each further attempt; in total longer than any commit takes. A mismatch after that was not made by this service. */
const PAUSES = [0, 2, 10, 50, 200];

/** Receives what one attempt detects. */
export interface ReadCheck {
  /** Set if payload and metadata do not belong together. */
  isTorn: boolean;
}

/** @param read sets `isTorn` if it detects a mismatch, and is then repeated; the last result is returned even with a mismatch */
export async function readConsistently<Found>(read: (check: ReadCheck) => Promise<Found>): Promise<Found> {
  for (const milliseconds of PAUSES) {
    const check = { isTorn: false };
    const found = await read(check);
    if (!check.isTorn) return found;
    await pause(milliseconds);
  }
  return read({ isTorn: false });
}

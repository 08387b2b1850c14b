/**
 * Payloads, and what stands beside them, as one write left them. They are two properties of a node, and Neo4j's reads take no locks: amid
 * a commit a statement may see the one of the write before and the other of the write after (decision 24).
 */
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds before each further attempt: at once, and then later than any commit takes. What does not fit even then was put there by hand. */
const PAUSES = [0, 2, 10, 50, 200];

/** What one attempt has noticed. */
export interface ReadCheck {
  /** Something does not belong together. */
  isTorn: boolean;
}

/** @param read notes in its argument what it notices, and is asked again where that is something; the last answer counts as it is */
export async function readConsistently<Found>(read: (check: ReadCheck) => Promise<Found>): Promise<Found> {
  for (const milliseconds of PAUSES) {
    const check = { isTorn: false };
    const found = await read(check);
    if (!check.isTorn) return found;
    await pause(milliseconds);
  }
  return read({ isTorn: false });
}

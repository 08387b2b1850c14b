/**
 * Payloads, and what stands beside them, as one write left them. They are two properties of a node, and Neo4j's reads take no locks: amid
 * a commit a statement may see the one of the write before and the other of the write after (decision 24).
 */

/** More often a value that changes all the time is not met amid a commit; what still does not fit was put there by hand. */
const ATTEMPTS = 5;

/** What one attempt has noticed. */
export interface ReadCheck {
  /** Something does not belong together. */
  isTorn: boolean;
}

/** @param read notes in its argument what it notices, and is asked again where that is something; the last answer counts as it is */
export async function readWhole<Found>(read: (check: ReadCheck) => Promise<Found>): Promise<Found> {
  for (let attempt = 1; ; attempt += 1) {
    const check = { isTorn: false };
    const found = await read(check);
    if (!check.isTorn || attempt === ATTEMPTS) return found;
  }
}

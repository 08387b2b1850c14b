/** An entity that could not be changed, and why. */
export interface Refusal {
  readonly urn: string;
  readonly message: string;
}

/** Number of entities per request. */
const PORTION = 20;

/**
 * Changes entities portion by portion. If a portion is refused, its entities are tried one by one, so that one failing entity
 * does not block the others.
 * @param send changes all of the entities or none
 * @param onProgress receives the number of tried entities
 * @returns the entities that could not be changed
 */
export async function changeInPortions(
  urns: readonly string[],
  send: (urns: readonly string[]) => Promise<unknown>,
  onProgress: (tried: number) => void,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (let start = 0; start < urns.length; start += PORTION) {
    const portion = urns.slice(start, start + PORTION);
    const isDone = portion.length > 1 && (await failureOf(() => send(portion))) === undefined;
    if (!isDone) {
      for (const [index, urn] of portion.entries()) {
        const message = await failureOf(() => send([urn]));
        if (message !== undefined) refusals.push({ urn, message });
        onProgress(start + index + 1);
      }
    }
    onProgress(start + portion.length);
  }
  return refusals;
}

async function failureOf(change: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await change();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

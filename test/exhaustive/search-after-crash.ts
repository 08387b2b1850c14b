/** Searches after a crash. They answer 503 while the full-text index takes over what the crash may have lost. */

/** Repairing the index of a test takes far fewer. */
const MOST_REFUSALS = 20_000;

/**
 * Searches datasets, and again after each 503 that names a time to come back.
 * @throws Error with the answer for any other status, for a 503 without `Retry-After`, and if searches stay refused
 */
export async function searchAfterCrash(url: string, body: object): Promise<any> {
  let answer = '';
  for (let refusals = 0; refusals < MOST_REFUSALS; refusals += 1) {
    const response = await fetch(`${url}/entities?action=search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ entity: 'dataset', start: 0, count: 0, ...body }),
    });
    const text = await response.text();
    if (response.status === 200) return JSON.parse(text).value;
    answer = `${response.status} ${text}`;
    if (response.status !== 503 || response.headers.get('retry-after') === null) break;
  }
  throw new Error(`a search after a crash was answered: ${answer}`);
}

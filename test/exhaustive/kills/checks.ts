/** Compares what is stored and found with what was acknowledged. */
import { searchAfterCrash } from '../search-after-crash.js';
import { valueIn } from './clients.js';
import { wordOf, type Slot } from './slot.js';

const URNS_PER_REQUEST = 50;

/** Returns what is wrong with a slot: an acknowledged write is lost, a refused one is stored, or a request is stored in part. */
export async function wrongInStore(url: string, slot: Slot): Promise<string[]> {
  const { urns, acknowledged, possible } = slot;
  const values = await valuesOf(url, urns);
  const found = new Set(values);
  const isAllowed = [...found].every((value) => value === acknowledged || possible.has(value));
  if (found.size === 1 && isAllowed) return [];
  const expected = [acknowledged, ...possible].join(' or ');
  return [`${slot.name}: expected ${expected}, found ${[...found].join(' and ')}`];
}

async function valuesOf(url: string, urns: readonly string[]): Promise<number[]> {
  const values: number[] = [];
  for (let start = 0; start < urns.length; start += URNS_PER_REQUEST) {
    const part = urns.slice(start, start + URNS_PER_REQUEST);
    const ids = part.map((urn) => encodeURIComponent(urn)).join(',');
    const response = await fetch(`${url}/entitiesV2?ids=List(${ids})&aspects=List(datasetProperties)`);
    const { results } = (await response.json()) as { results: Record<string, unknown> };
    values.push(...part.map((urn) => valueIn(results[urn])));
  }
  return values;
}

/** Returns what is wrong with a search for the value of a slot. */
export async function wrongInSearch(url: string, { name, urns }: Slot): Promise<string[]> {
  const [value = 0] = await valuesOf(url, urns.slice(0, 1));
  if (value === 0) return [];
  const word = wordOf(name, value);
  const { numEntities } = await searchAfterCrash(url, { input: word });
  return numEntities === urns.length ? [] : [`search for ${word} found ${numEntities} of ${urns.length}`];
}

const MOST_REQUESTS = 20_000;

/** Compares the counts of everything, which the service keeps in memory, with those of Neo4j. Nobody may write meanwhile. */
export async function wrongInCensus(url: string): Promise<string[]> {
  const count = async (filter?: object): Promise<string> => {
    const { numEntities, metadata } = await searchAfterCrash(url, { input: '*', ...(filter && { filter }) });
    return JSON.stringify([numEntities, metadata.searchResultMetadatas]);
  };
  const counted = await count({ or: [{ and: [{ field: '_entityType', values: ['dataset'] }] }] });
  const before = await censusHits(url);
  for (let requests = 0; requests < MOST_REQUESTS; requests += 1) {
    const kept = await count();
    if (kept !== counted) return [`counts in memory: ${kept}, of Neo4j: ${counted}`];
    if ((await censusHits(url)) > before) return [];
  }
  return ['the service never counted everything'];
}

/** Number of requests that the service has answered from its counts in memory. */
async function censusHits(url: string): Promise<number> {
  const response = await fetch(`${url}/metrics`);
  const [, hits = '0'] =
    /^trellis_cache_lookups_total\{cache="census",result="hit"\} (\d+)$/m.exec(await response.text()) ?? [];
  return Number(hits);
}

/** Checks the complete graph and the full-text index. */
export async function wrongInGraph(url: string): Promise<string[]> {
  const wrong: string[] = [];
  for (let after: string | undefined = ''; after !== undefined;) {
    const page = await post(url, '/operations?action=check', after === '' ? {} : { after });
    wrong.push(...page.examples.map((example: unknown) => JSON.stringify(example)));
    if (page.searchIndex !== 'ONLINE') wrong.push(`the full-text index is ${page.searchIndex}`);
    after = page.next;
  }
  return wrong;
}

async function post(url: string, path: string, body: object): Promise<any> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text).value;
}

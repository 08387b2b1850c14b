/** The first pages after a start of the service and its Neo4j. */
import { setTimeout as wait } from 'node:timers/promises';
import { SUBJECTS } from '../catalog/words.js';
import type { Sample, Series } from './figures.js';
import { alternate, send, type Operation, type Sides } from './rounds.js';
import { assetPage, searchPage, type Catalog } from './rows.js';
import type { Side, Usage } from './side.js';

/** Each round restarts both services twice. */
const ROUNDS = 2;
/** Seconds between the moment at which the service is ready and the first page. */
const PAUSES = [0, 30];

interface Timed {
  readonly title: string;
  readonly sample: Sample;
}

/** The search page comes first, because users search for an asset before they open it. The other service does not run meanwhile. */
export async function measureStarts(
  sides: Sides,
  { targets }: Catalog,
  { log }: { readonly log: (line: string) => void },
): Promise<Series[]> {
  const [word, target] = [SUBJECTS[0], targets[0]];
  if (word === undefined || target === undefined) throw new Error('The catalog has no page');
  const pages = { 'search page': searchPage(word), 'asset page': assetPage(target) };
  const samples = new Map<string, Record<keyof Sides, Sample>[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const pause of PAUSES) {
      log(`Restarting each service; the first page follows after ${pause} s`);
      const pair = await alternate(round, (name) => timeStart(sides[name], pages, pause));
      pair.old.forEach(({ title, sample }, index) => {
        const both = { old: sample, new: pair.new[index]?.sample ?? {} };
        samples.set(title, [...(samples.get(title) ?? []), both]);
      });
    }
  }
  return [...samples].map(([title, pairs]) => ({ row: 'start', title, signIn: 'off', samples: pairs }));
}

async function timeStart(
  side: Side,
  pages: Readonly<Record<string, Operation>>,
  pause: number,
): Promise<Timed[]> {
  const timed = async (title: string, work: () => Promise<unknown>, before: Usage): Promise<Timed> => {
    const started = performance.now();
    await work();
    const once = performance.now() - started;
    const { service, neo4j } = side.usage();
    const used = { service: (service - before.service) * 1_000, neo4j: (neo4j - before.neo4j) * 1_000 };
    return { title, sample: { ...used, once } };
  };
  const nothing = { service: 0, neo4j: 0 };
  const results = [await timed('start until ready', () => side.start({ signIn: 'off' }), nothing)];
  await wait(pause * 1_000);
  for (const [page, operation] of Object.entries(pages)) {
    const title = `first ${page}, ${pause} s after the start`;
    results.push(await timed(title, () => send(side, operation), side.usage()));
  }
  await side.stop();
  return results;
}

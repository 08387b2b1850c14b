/** The first pages after a start of the service and its Neo4j. */
import { setTimeout as wait } from 'node:timers/promises';
import { SUBJECTS } from '../catalog/words.js';
import type { Sample, Series } from './figures.js';
import { alternate, send, type Operation, type Sides } from './rounds.js';
import { assetPage, searchPage, type Catalog } from './rows.js';
import type { Side } from './side.js';

/** Each round restarts both services twice. */
const ROUNDS = 2;
/** Seconds between the moment at which the service is ready and the first page. */
const PAUSES = [0, 30];

interface Timed {
  readonly title: string;
  readonly millis: number;
}

/** The search page comes first, as somebody looks for an asset. The other service does not run meanwhile. */
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
      pair.old.forEach(({ title, millis }, index) => {
        const both = { old: { once: millis }, new: { once: pair.new[index]?.millis ?? NaN } };
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
  const timed = async (title: string, work: () => Promise<unknown>): Promise<Timed> => {
    const started = performance.now();
    await work();
    return { title, millis: performance.now() - started };
  };
  const results = [await timed('start until ready', () => side.start({ signIn: 'off' }))];
  await wait(pause * 1_000);
  for (const [page, operation] of Object.entries(pages)) {
    results.push(await timed(`first ${page}, ${pause} s after the start`, () => send(side, operation)));
  }
  await side.stop();
  return results;
}

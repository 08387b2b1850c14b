/** The functions that take most of the time in the CPU profiles of a comparison. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHOWN = 20;

/** @param folder with one folder of profiles for each service and mode */
export function printBusiestFunctions(folder: string, print: (line: string) => void): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.cpuprofile')) continue;
    print(`\n${join(folder, name)}`);
    const profile = JSON.parse(readFileSync(join(folder, name), 'utf8')) as CpuProfile;
    for (const [place, share] of busiestFunctions(profile).slice(0, SHOWN))
      print(`${(100 * share).toFixed(1).padStart(5)} % ${place}`);
  }
}

/** What `--cpu-prof` of Node writes. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
  }[];
  /** Ids of the nodes that were running. */
  readonly samples: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[];
}

/** Shares of the busy time that functions take themselves, without what they call, the largest first. */
export function busiestFunctions({
  nodes,
  samples,
  timeDeltas,
}: CpuProfile): [name: string, share: number][] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const busy = new Map<string, number>();
  samples.forEach((id, index) => {
    const name = names.get(id) ?? '(unknown)';
    if (name !== '(idle)') busy.set(name, (busy.get(name) ?? 0) + (timeDeltas[index] ?? 0));
  });
  const total = [...busy.values()].reduce((sum, micros) => sum + micros, 0);
  return [...busy]
    .map(([name, micros]): [string, number] => [name, micros / Math.max(1, total)])
    .sort(([, a], [, b]) => b - a);
}

/** `changedProperties catalog/writes/entity-properties`, `run neo4j-driver-core`, `writev` */
function nameOf({ functionName, url }: CpuProfile['nodes'][number]['callFrame']): string {
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  const place = library ?? /(?:^node:|\/dist\/|\/src\/)(.*?)(?:\.[jt]s)?$/.exec(url)?.[1] ?? '';
  return `${functionName === '' ? '(anonymous)' : functionName} ${place}`.trimEnd();
}

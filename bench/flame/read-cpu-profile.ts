/** Reads the CPU profile of a Node process, as `--cpu-prof` writes it. */
import { addStack, newNode, type StackNode } from './stacks.js';

export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
    readonly children?: readonly number[];
  }[];
  /** Ids of the nodes that were seen. */
  readonly samples: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[];
}

const IDLE = '(idle)';
/** Frames below all others, which say nothing. */
const LEFT_OUT = new Set(['(root)', 'processTicksAndRejections', 'runMicrotasks']);

/** Weighs stacks by microseconds. Idle time is left out. */
export function readCpuProfile({ nodes, samples, timeDeltas }: CpuProfile): StackNode {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const stackOf = (last: number): string[] => {
    const stack: string[] = [];
    for (let id: number | undefined = last; id !== undefined; id = callers.get(id)) {
      const frame = frames.get(id);
      if (frame !== undefined && !LEFT_OUT.has(frame.split(' ')[0] ?? '')) stack.push(frame);
    }
    return stack.reverse();
  };
  const root = newNode('all');
  samples.forEach((id, index) => {
    if (frames.get(id) !== IDLE) addStack(root, stackOf(id), timeDeltas[index] ?? 0);
  });
  return root;
}

/** `changedProperties catalog/writes/entity-properties`, `run neo4j-driver-core`, `writev` */
function nameOf({ functionName, url }: CpuProfile['nodes'][number]['callFrame']): string {
  const name = functionName === '' ? '(anonymous)' : functionName;
  const place = placeOf(url);
  return place === '' ? name : `${name} ${place}`;
}

function placeOf(url: string): string {
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (library !== undefined) return library;
  return /(?:^node:|\/dist\/|\/src\/)(.*?)(?:\.[jt]s)?$/.exec(url)?.[1] ?? '';
}

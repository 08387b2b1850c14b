/** Samples of a profile as a tree: what calls what, and how often it was seen. */
export interface StackNode {
  readonly name: string;
  /** Weight of all samples in the frame and in what it calls: microseconds, or a number of samples. */
  total: number;
  /** By name. */
  readonly children: Map<string, StackNode>;
}

export function newNode(name: string): StackNode {
  return { name, total: 0, children: new Map() };
}

/** @param frames outermost first; equal neighbours (recursion) count as one frame */
export function addStack(root: StackNode, frames: readonly string[], weight: number): void {
  root.total += weight;
  let node = root;
  for (const frame of frames) {
    if (frame === node.name) continue;
    const child = node.children.get(frame) ?? newNode(frame);
    node.children.set(frame, child);
    child.total += weight;
    node = child;
  }
}

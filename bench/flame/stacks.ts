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

/** Shares of the whole time that frames take themselves, without what they call, the largest first. */
export function ownShares(root: StackNode): [name: string, share: number][] {
  const own = new Map<string, number>();
  const visit = ({ name, total, children }: StackNode): void => {
    const below = [...children.values()].reduce((sum, child) => sum + child.total, 0);
    own.set(name, (own.get(name) ?? 0) + total - below);
    for (const child of children.values()) visit(child);
  };
  visit(root);
  const shares = [...own].map(([name, weight]): [string, number] => [name, weight / Math.max(1, root.total)]);
  return shares.sort(([, a], [, b]) => b - a);
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

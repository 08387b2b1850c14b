/** Tells whether a tree has more levels than the limit. The walk ends at the limit, so a tree of any depth cannot exhaust the stack. */
export function nestsDeeper(tree: unknown, levels: number): boolean {
  if (tree === null || typeof tree !== 'object') return false;
  return levels === 0 || Object.values(tree).some((member) => nestsDeeper(member, levels - 1));
}

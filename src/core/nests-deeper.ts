/** Tells whether a tree has more levels. A tree of any depth is safe, because the walk ends at the limit. */
export function nestsDeeper(tree: unknown, levels: number): boolean {
  if (tree === null || typeof tree !== 'object') return false;
  return levels === 0 || Object.values(tree).some((member) => nestsDeeper(member, levels - 1));
}

/** Collects every text in a tree that begins with the prefix, at any depth. Names of members do not count. */
export function collectTexts(tree: unknown, found: Set<string>, prefix = ''): void {
  if (typeof tree === 'string' && tree.startsWith(prefix)) found.add(tree);
  if (typeof tree === 'object' && tree !== null)
    for (const member of Object.values(tree)) collectTexts(member, found, prefix);
}

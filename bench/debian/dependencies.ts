/** Resolves the dependencies of packages to packages of the list. */
import type { DebianPackage } from './parse-packages.js';

/**
 * Returns the packages that each package may need: every alternative counts, and a virtual package stands for all packages that provide
 * it. A name that no package has or provides is left out.
 */
export function resolveDependencies(packages: readonly DebianPackage[]): Map<string, string[]> {
  const names = new Set(packages.map(({ name }) => name));
  const providers = groupProviders(packages);
  return new Map(
    packages.map(({ name, depends }) => {
      const needed = new Set(
        depends
          .flat()
          .flatMap((wanted) => [...(names.has(wanted) ? [wanted] : []), ...(providers.get(wanted) ?? [])]),
      );
      needed.delete(name);
      return [name, [...needed]];
    }),
  );
}

function groupProviders(packages: readonly DebianPackage[]): Map<string, string[]> {
  const providers = new Map<string, string[]>();
  for (const { name, provides } of packages) {
    for (const virtual of provides) {
      const known = providers.get(virtual);
      if (known === undefined) providers.set(virtual, [name]);
      else known.push(name);
    }
  }
  return providers;
}

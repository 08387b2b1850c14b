/** Reads the output of `apt-cache dumpavail`: one paragraph of fields for each package. */

export interface DebianPackage {
  readonly name: string;
  readonly version: string;
  readonly section: string;
  readonly description: string;
  /** Undefined without an address. */
  readonly maintainer: { readonly name: string; readonly email: string } | undefined;
  readonly homepage: string | undefined;
  /** Dependencies; each is met by any of its alternatives. */
  readonly depends: readonly (readonly string[])[];
  /** Virtual packages. */
  readonly provides: readonly string[];
}

/** Returns each package once. If the list has several versions of a package, the first one counts. */
export function parsePackages(text: string): DebianPackage[] {
  const packages = new Map<string, DebianPackage>();
  for (const paragraph of text.split('\n\n')) {
    const fields = parseFields(paragraph);
    const name = fields.get('package');
    if (name === undefined || packages.has(name)) continue;
    packages.set(name, {
      name,
      version: fields.get('version') ?? '',
      section: fields.get('section') ?? '',
      description: fields.get('description') ?? '',
      maintainer: parseMaintainer(fields.get('maintainer')),
      homepage: fields.get('homepage'),
      depends: [...parseRelations(fields.get('pre-depends')), ...parseRelations(fields.get('depends'))],
      provides: parseRelations(fields.get('provides')).flat(),
    });
  }
  return [...packages.values()];
}

/** Field names are case-insensitive. A line that begins with a space continues the previous field. */
function parseFields(paragraph: string): Map<string, string> {
  const lines = paragraph.replaceAll(/\n[ \t]+/g, ' ').matchAll(/^([^\s:]+):(.*)$/gm);
  return new Map(Array.from(lines, ([, name = '', value = '']) => [name.toLowerCase(), value.trim()]));
}

/** Parses `"Name" <address>`. */
function parseMaintainer(field = ''): DebianPackage['maintainer'] {
  const [, name, email] = /^"?([^"<]*?)"?\s*<([^<>\s,()]+)>/.exec(field) ?? [];
  return name === undefined || email === undefined ? undefined : { name, email: email.toLowerCase() };
}

/**
 * Parses a field like `libc6 (>= 2.34), perl:any, awk | mawk [amd64]` to the names of the alternatives: versions, architectures and
 * build profiles are left out.
 */
export function parseRelations(field = ''): string[][] {
  const nameOf = (alternative: string): string => /^\s*([^\s:([<]*)/.exec(alternative)?.[1] ?? '';
  return field
    .split(',')
    .map((relation) => relation.split('|').map(nameOf))
    .map((alternatives) => alternatives.filter((name) => name !== ''))
    .filter((alternatives) => alternatives.length > 0);
}

/**
 * Returns the packages that each package may need: every alternative counts, and a virtual package stands for all packages that provide
 * it. A name that no package has or provides is left out.
 */
export function resolveDependencies(
  packages: readonly Pick<DebianPackage, 'name' | 'depends' | 'provides'>[],
): Map<string, string[]> {
  /** The packages that a name stands for. */
  const meanings = new Map(packages.map(({ name }) => [name, [name]]));
  for (const { name, provides } of packages) {
    for (const virtual of provides) meanings.set(virtual, [...(meanings.get(virtual) ?? []), name]);
  }
  return new Map(
    packages.map(({ name, depends }) => {
      const needed = new Set(depends.flat().flatMap((wanted) => meanings.get(wanted) ?? []));
      needed.delete(name);
      return [name, [...needed]];
    }),
  );
}

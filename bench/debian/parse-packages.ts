/** Parses the output of `apt-cache dumpavail`: one paragraph of fields for each package. */

export interface DebianPackage {
  readonly name: string;
  readonly version: string;
  readonly section: string;
  readonly description: string;
  /** In the form `Name <address>`. */
  readonly maintainer: string;
  readonly homepage: string | undefined;
  /** Dependencies; each is met by any of its alternatives. */
  readonly depends: readonly (readonly string[])[];
  /** Virtual packages. */
  readonly provides: readonly string[];
}

/** Yields each package once. If the list has several versions of a package, the first one counts. */
export function* parsePackages(text: string): Generator<DebianPackage> {
  const seen = new Set<string>();
  for (const paragraph of paragraphsOf(text)) {
    const fields = parseFields(paragraph);
    const name = fields.get('package');
    if (name === undefined || seen.has(name)) continue;
    seen.add(name);
    yield {
      name,
      version: fields.get('version') ?? '',
      section: fields.get('section') ?? '',
      description: fields.get('description') ?? '',
      maintainer: fields.get('maintainer') ?? '',
      homepage: fields.get('homepage'),
      depends: [...parseRelations(fields.get('pre-depends')), ...parseRelations(fields.get('depends'))],
      provides: parseRelations(fields.get('provides')).flat(),
    };
  }
}

/** Paragraphs end with an empty line. A generator, because the list has 50 MB. */
function* paragraphsOf(text: string): Generator<string> {
  let from = 0;
  for (let to = text.indexOf('\n\n'); to >= 0; to = text.indexOf('\n\n', from)) {
    yield text.slice(from, to);
    from = to + 2;
  }
  yield text.slice(from);
}

/** Field names are case-insensitive. A line that begins with a space continues the previous field. */
function parseFields(paragraph: string): Map<string, string> {
  const fields = new Map<string, string>();
  let last = '';
  for (const line of paragraph.split('\n')) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      fields.set(last, `${fields.get(last) ?? ''} ${line.trim()}`.trim());
      continue;
    }
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    last = line.slice(0, colon).toLowerCase();
    fields.set(last, line.slice(colon + 1).trim());
  }
  return fields;
}

/**
 * Parses a field like `libc6 (>= 2.34), perl:any, awk | mawk [amd64]` to the names of the alternatives: versions, architectures and
 * build profiles are left out.
 */
export function parseRelations(field: string | undefined): string[][] {
  const relations = (field ?? '').split(',').map((relation) => relation.split('|').map(nameOf));
  return relations
    .map((alternatives) => alternatives.filter((name) => name !== ''))
    .filter((alternatives) => alternatives.length > 0);
}

function nameOf(alternative: string): string {
  return /^\s*([^\s:([<]*)/.exec(alternative)?.[1] ?? '';
}

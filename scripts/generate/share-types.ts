/** Moves the types that several generated files declare into one file, which they import. */
import { dirname, relative } from 'node:path';
import ts from 'typescript';
import type { GeneratedFile } from './page-operations.js';

/** End of the comment that heads each generated file. */
const HEADING_END = ' */\n';
const HEADING = `/** Made by \`npm run generate\`; not to be edited. Types that several of the files made from GraphQL documents use.${HEADING_END}`;

/** A type as a file declares it. */
interface Declaration {
  readonly name: string;
  readonly text: string;
  /** Names of the types that it mentions. */
  readonly mentions: ReadonlySet<string>;
}

type Declarations = ReadonlyMap<string, Declaration>;

/** @param path of the file for the shared types @returns that file, and the other files without these types; not formatted */
export function shareTypes(files: readonly GeneratedFile[], path: string): GeneratedFile[] {
  const parsed = files.map((file) => ({ file, declarations: declarationsIn(file.text) }));
  const shared = findShared(parsed.flatMap(({ declarations }) => declarations));
  const sorted = [...shared.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  return [
    { path, text: HEADING + sorted.map(({ text }) => exported(text)).join('\n') },
    ...parsed.map(({ file, declarations }) => {
      const moved = declarations.filter(({ name }) => shared.has(name));
      return { path: file.path, text: importTypes(file, moved, path) };
    }),
  ];
}

/** Returns the types that several files declare with the same text. A type that mentions one that stays in its file stays as well. */
function findShared(declarations: readonly Declaration[]): Declarations {
  const byName = new Map<string, Declaration[]>();
  for (const each of declarations) byName.set(each.name, [...(byName.get(each.name) ?? []), each]);
  const shared = new Map<string, Declaration>();
  for (const [name, [first, ...others]] of byName)
    if (first !== undefined && others.length > 0 && others.every(({ text }) => text === first.text))
      shared.set(name, first);
  const staysInFile = (name: string): boolean => byName.has(name) && !shared.has(name);
  let staying: Declaration[];
  do {
    staying = [...shared.values()].filter(({ mentions }) => [...mentions].some(staysInFile));
    for (const { name } of staying) shared.delete(name);
  } while (staying.length > 0);
  return shared;
}

/** Replaces declarations by an import of those that the rest of the file mentions. */
function importTypes(file: GeneratedFile, moved: readonly Declaration[], path: string): string {
  const rest = moved.reduce((text, declaration) => text.replace(declaration.text, ''), file.text);
  const mentioned = namesIn(rest);
  const imported = moved.map(({ name }) => name).filter((name) => mentioned.has(name));
  if (imported.length === 0) return rest;
  const line = importOf(imported.sort().join(', '), { from: file.path, to: path.replace(/\.ts$/, '') });
  return rest.replace(HEADING_END, `${HEADING_END}${line}\n`);
}

/** @param to the imported file, without the ending `.ts` */
export function importOf(
  names: string,
  { from, to }: { readonly from: string; readonly to: string },
): string {
  const path = relative(dirname(from), `${to}.js`);
  return `import type { ${names} } from '${path.startsWith('.') ? path : `./${path}`}';`;
}

function exported(text: string): string {
  return text.replace(/^((?:\/\*\*[\s\S]*?\*\/\s*)?)type /, '$1export type ');
}

function declarationsIn(text: string): Declaration[] {
  // Without the heading, which would count as the comment of the first type.
  const source = parse(text.slice(text.indexOf(HEADING_END) + HEADING_END.length));
  return source.statements.filter(ts.isTypeAliasDeclaration).map((statement) => {
    const declaration = statement.getFullText().trim();
    return { name: statement.name.text, text: declaration, mentions: namesIn(declaration) };
  });
}

function namesIn(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) names.add(node.typeName.text);
    node.forEachChild(visit);
  };
  visit(parse(text));
  return names;
}

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('types.ts', text, ts.ScriptTarget.ES2022, true);
}

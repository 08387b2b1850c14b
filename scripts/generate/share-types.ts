/** Moves types that several generated files declare alike into one file, which they import. */
import { dirname, relative } from 'node:path';
import ts from 'typescript';
import type { GeneratedFile } from './page-operations.js';

interface Declaration {
  readonly name: string;
  readonly text: string;
  /** Names of all types that it mentions, and its own. */
  readonly names: ReadonlySet<string>;
}

/** @param path of the file for the shared types @returns the shared types and the files without them, not formatted */
export function shareTypes(files: readonly GeneratedFile[], path: string): GeneratedFile[] {
  const shared = findShared(files.map(({ text }) => declarationsIn(text)));
  const heading = '/** Types of several generated files; not to be edited. */\n/* eslint-disable */\n';
  const texts = [...shared.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    { path, text: heading + texts.map(({ text }) => exported(text)).join('\n') },
    ...files.map((file) => ({ path: file.path, text: importShared(file, path, shared) })),
  ];
}

/** Returns the declarations that two files contain with the same text. Those that mention types of a single file stay where they are. */
function findShared(files: readonly (readonly Declaration[])[]): Map<string, Declaration> {
  const byText = new Map<string, Declaration[]>();
  for (const declaration of files.flat())
    byText.set(declaration.text, [...(byText.get(declaration.text) ?? []), declaration]);
  const shared = new Map<string, Declaration>();
  for (const [first, ...others] of byText.values())
    if (first !== undefined && others.length > 0) shared.set(first.name, first);
  const declared = new Set(files.flat().map(({ name }) => name));
  for (let size = -1; size !== shared.size;) {
    size = shared.size;
    for (const { name, names } of shared.values())
      if ([...names].some((each) => declared.has(each) && !shared.has(each))) shared.delete(name);
  }
  return shared;
}

function importShared(
  { path: from, text }: GeneratedFile,
  path: string,
  shared: ReadonlyMap<string, Declaration>,
): string {
  const own = declarationsIn(text).filter(({ name, text }) => shared.get(name)?.text !== text);
  const moved = declarationsIn(text).filter(({ name, text }) => shared.get(name)?.text === text);
  const used = new Set(namesIn(removeTexts(text, moved)));
  const imported = moved
    .map(({ name }) => name)
    .filter((name) => used.has(name) && !own.some((each) => each.name === name));
  const rest = removeTexts(text, moved);
  if (imported.length === 0) return rest;
  const file = relative(dirname(from), path).replace(/\.ts$/, '.js');
  const line = `import type { ${imported.sort().join(', ')} } from '${file.startsWith('.') ? file : `./${file}`}';`;
  return rest.replace('/* eslint-disable */', `/* eslint-disable */\n${line}`);
}

function removeTexts(text: string, declarations: readonly Declaration[]): string {
  return declarations.reduce((rest, declaration) => rest.replace(declaration.text, ''), text);
}

function exported(text: string): string {
  return text.replace(/^((?:\/\*\*[\s\S]*?\*\/\s*)?)type /, '$1export type ');
}

function declarationsIn(text: string): Declaration[] {
  const source = ts.createSourceFile('types.ts', text, ts.ScriptTarget.ES2022, true);
  return source.statements.filter(ts.isTypeAliasDeclaration).map((statement) => ({
    name: statement.name.text,
    text: statement.getFullText().trim(),
    names: new Set(namesIn(statement.getFullText())),
  }));
}

function namesIn(text: string): string[] {
  const source = ts.createSourceFile('types.ts', text, ts.ScriptTarget.ES2022, true);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) names.push(node.typeName.text);
    node.forEachChild(visit);
  };
  visit(source);
  return names;
}

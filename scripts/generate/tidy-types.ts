/** Shortens generated types: merges equal members of unions, and refers to types of fragments by name. */
import ts from 'typescript';

/** Unused helper types that the generator writes into every file. */
const UNUSED_HELPERS = new Set(['Incremental']);
/** End of the names of fragments' types. */
const FRAGMENT = 'Fragment';

export interface TidyTypes {
  readonly text: string;
  /** Types of fragments that the text uses and that other files declare. */
  readonly imported: readonly string[];
}

/** @param foreign names of types that other files declare; their declarations are omitted here */
export function tidyTypes(generated: string, foreign: ReadonlySet<string>): TidyTypes {
  const text = rewrite(generated, uniteEqualMembers);
  const named = rewrite(text, (source) => nameFragments(source, foreign));
  const used = identifiersIn(parse(named));
  return { text: named, imported: [...foreign].filter((name) => used.has(name)).sort() };
}

type Transform = (source: ts.SourceFile) => ts.TransformerFactory<ts.SourceFile>;

const printer = ts.createPrinter();

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('types.ts', text, ts.ScriptTarget.ES2022, true);
}

function rewrite(text: string, transform: Transform): string {
  const source = parse(text);
  const [transformed = source] = ts.transform(source, [transform(source)]).transformed;
  return printer.printFile(transformed);
}

function print(node: ts.Node, source: ts.SourceFile): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, source);
}

/** The generator repeats equal members for each group of possible types, at every level. */
function uniteEqualMembers(source: ts.SourceFile): ts.TransformerFactory<ts.SourceFile> {
  return (context) => {
    const visit = (node: ts.Node): ts.Node => {
      // Members first, because their contents may become equal.
      const visited = ts.visitEachChild(node, visit, context);
      // On one line if possible, because the formatter keeps existing line breaks.
      if (ts.isTypeLiteralNode(visited)) return ts.setEmitFlags(visited, ts.EmitFlags.SingleLine);
      if (!ts.isUnionTypeNode(visited) || visited.types.every(ts.isLiteralTypeNode)) return visited;
      const members = [...new Map(visited.types.map((type) => [print(type, source), type])).values()];
      const [first] = members;
      return members.length === 1 && first !== undefined ? first : ts.factory.createUnionTypeNode(members);
    };
    return (file) => ts.visitEachChild(file, visit, context);
  };
}

/** Replaces the members of a fragment by the name of its type, largest first. */
function nameFragments(
  source: ts.SourceFile,
  foreign: ReadonlySet<string>,
): ts.TransformerFactory<ts.SourceFile> {
  const aliases = source.statements.filter(ts.isTypeAliasDeclaration);
  const names = new Map(
    aliases
      .filter(({ name }) => name.text.endsWith(FRAGMENT))
      .map(({ name, type }) => [print(type, source), name.text]),
  );
  const isKept = (statement: ts.Statement): boolean =>
    !ts.isTypeAliasDeclaration(statement) ||
    !(foreign.has(statement.name.text) || UNUSED_HELPERS.has(statement.name.text));
  return (context) => {
    const visit = (node: ts.Node): ts.Node => {
      const isBody = ts.isTypeAliasDeclaration(node.parent) && node.parent.name.text.endsWith(FRAGMENT);
      const name = ts.isTypeNode(node) && !isBody ? names.get(print(node, source)) : undefined;
      if (name !== undefined) return ts.factory.createTypeReferenceNode(name);
      const visited = ts.visitEachChild(node, visit, context);
      return ts.isTypeLiteralNode(visited) ? ts.setEmitFlags(visited, ts.EmitFlags.SingleLine) : visited;
    };
    return (file) => {
      const visited = ts.visitEachChild(file, visit, context);
      return ts.factory.updateSourceFile(visited, visited.statements.filter(isKept));
    };
  };
}

function identifiersIn(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    node.forEachChild(visit);
  };
  visit(source);
  return names;
}

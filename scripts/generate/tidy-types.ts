/** Makes generated types as short as what they say: equal members of unions become one, and what a fragment describes gets its name. */
import ts from 'typescript';

/** Helper types that the generator writes into every file and that nothing here needs. */
const UNUSED_HELPERS = new Set(['Incremental']);
/** End of the names of fragments' types. */
const FRAGMENT = 'Fragment';

export interface TidyTypes {
  readonly text: string;
  /** Types of fragments that the text names and that other files declare. */
  readonly imported: readonly string[];
}

/** @param foreign names of the types that other files declare; their declarations here are left out */
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

/** The generator repeats equal members, once for each group of possible types and on every level. */
function uniteEqualMembers(source: ts.SourceFile): ts.TransformerFactory<ts.SourceFile> {
  return (context) => {
    const visit = (node: ts.Node): ts.Node => {
      // Members first: what is inside of them may become equal.
      const visited = ts.visitEachChild(node, visit, context);
      // On one line where it fits: the formatter keeps the line breaks that it finds.
      if (ts.isTypeLiteralNode(visited)) return ts.setEmitFlags(visited, ts.EmitFlags.SingleLine);
      if (!ts.isUnionTypeNode(visited) || visited.types.every(ts.isLiteralTypeNode)) return visited;
      const members = [...new Map(visited.types.map((type) => [print(type, source), type])).values()];
      const [first] = members;
      return members.length === 1 && first !== undefined ? first : ts.factory.createUnionTypeNode(members);
    };
    return (file) => ts.visitEachChild(file, visit, context);
  };
}

/** Puts the name of a fragment's type where its members stand, the largest first. */
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

/** Shortens generated types: merges equal members of unions, and the equal types of a fragment. */
import ts from 'typescript';
import { groupBy } from '../../src/core/batches.js';

/** Helper types that the generator writes into every file. */
const HELPERS = new Set(['Incremental', 'Exact']);
/** End of the names of fragments' types. */
const FRAGMENT = 'Fragment';

export interface TidyTypes {
  readonly text: string;
  /** Types that the text does not declare, because they are used once. */
  readonly inlined: ReadonlyMap<string, string>;
  /** Types of fragments that the text or an inlined type mentions and that other files declare. */
  readonly imported: readonly string[];
}

interface Names {
  /** Types that other files declare. */
  readonly foreign: ReadonlySet<string>;
  /** Types to return apart from the text. */
  readonly inlined: ReadonlySet<string>;
}

export function tidyTypes(generated: string, { foreign, inlined }: Names): TidyTypes {
  const united = uniteFragments(rewrite(generated, uniteEqualMembers));
  const own = rewrite(united, () => keepTypes((name) => !foreign.has(name) && !HELPERS.has(name)));
  const used = identifiersIn(parse(own));
  return {
    text: rewrite(own, () => keepTypes((name) => !inlined.has(name))),
    inlined: bodiesOf(inlined, parse(own)),
    imported: [...foreign].filter((name) => used.has(name)).sort(),
  };
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
      if (!ts.isUnionTypeNode(visited) || visited.types.every(ts.isLiteralTypeNode)) return visited;
      const members = [...new Map(visited.types.map((type) => [print(type, source), type])).values()];
      const [first] = members;
      return members.length === 1 && first !== undefined ? first : ts.factory.createUnionTypeNode(members);
    };
    return (file) => ts.visitEachChild(file, visit, context);
  };
}

/** The generator declares a type of each fragment for each possible type. Keeps one of those that are equal. */
function uniteFragments(text: string): string {
  const names = unitedNames(parse(text));
  if (names.size === 0) return text;
  // Again, because fragments that contain others may have become equal.
  return uniteFragments(
    rewrite(
      rewrite(text, (source) => renameFragments(source, names)),
      uniteEqualMembers,
    ),
  );
}

/** Returns a name for each type of a fragment that equals another: that of the fragment if all are equal. */
function unitedNames(source: ts.SourceFile): ReadonlyMap<string, string> {
  const bodies = new Map(aliasesIn(source).map(({ name, type }) => [name.text, print(type, source)]));
  const names = new Map<string, string>();
  for (const { name: fragment, type } of aliasesIn(source)) {
    if (!fragment.text.endsWith(FRAGMENT) || !ts.isUnionTypeNode(type)) continue;
    const byBody = groupBy(
      type.types.map((member) => print(member, source)),
      (member) => bodies.get(member),
    );
    if (byBody.has(undefined)) continue;
    for (const [first = '', ...others] of byBody.values())
      if (byBody.size === 1) for (const each of [first, ...others]) names.set(each, fragment.text);
      else for (const each of others) names.set(each, first);
  }
  return names;
}

function renameFragments(
  source: ts.SourceFile,
  names: ReadonlyMap<string, string>,
): ts.TransformerFactory<ts.SourceFile> {
  const bodies = new Map(
    aliasesIn(source).flatMap(({ name, type }) => {
      const kept = names.get(name.text);
      return kept === undefined ? [] : [[kept, type] as const];
    }),
  );
  return (context) => {
    const visit = (node: ts.Node): ts.Node =>
      ts.isIdentifier(node)
        ? ts.factory.createIdentifier(names.get(node.text) ?? node.text)
        : ts.visitEachChild(node, visit, context);
    return (file) => {
      const statements = file.statements.flatMap((statement): ts.Statement[] => {
        if (!ts.isTypeAliasDeclaration(statement)) return [statement];
        const { modifiers, name, typeParameters } = statement;
        if (names.has(name.text)) return [];
        const body = bodies.get(name.text) ?? statement.type;
        const type = ts.visitNode(body, visit, ts.isTypeNode);
        return [ts.factory.updateTypeAliasDeclaration(statement, modifiers, name, typeParameters, type)];
      });
      return ts.factory.updateSourceFile(file, statements);
    };
  };
}

function keepTypes(isKept: (name: string) => boolean): ts.TransformerFactory<ts.SourceFile> {
  return () => (file) => {
    printLiteralsOnOneLine(file);
    return ts.factory.updateSourceFile(
      file,
      file.statements.filter((each) => !ts.isTypeAliasDeclaration(each) || isKept(each.name.text)),
    );
  };
}

/** If possible, because the formatter keeps existing line breaks. */
function printLiteralsOnOneLine(node: ts.Node): void {
  if (ts.isTypeLiteralNode(node)) ts.setEmitFlags(node, ts.EmitFlags.SingleLine);
  node.forEachChild(printLiteralsOnOneLine);
}

function aliasesIn(source: ts.SourceFile): readonly ts.TypeAliasDeclaration[] {
  return source.statements.filter(ts.isTypeAliasDeclaration);
}

/** Omits the helper around the types of variables, which changes nothing. */
function bodiesOf(names: ReadonlySet<string>, source: ts.SourceFile): ReadonlyMap<string, string> {
  printLiteralsOnOneLine(source);
  return new Map(
    aliasesIn(source)
      .filter(({ name }) => names.has(name.text))
      .map(({ name, type }) => {
        const [variables] = (ts.isTypeReferenceNode(type) ? type.typeArguments : undefined) ?? [];
        return [name.text, print(variables ?? type, source)];
      }),
  );
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

/** The types that the header of a statement can give to a column. */
import ts from 'typescript';

/** Adds `readonly` to the type of a column. @throws Error for a type that is written in another way than it is printed */
export function columnType({ name, type }: { readonly name: string; readonly type: string }): string {
  const source = ts.createSourceFile('column.ts', `type T = ${type};`, ts.ScriptTarget.Latest, true);
  const [alias] = source.statements;
  const node = alias !== undefined && ts.isTypeAliasDeclaration(alias) ? alias.type : undefined;
  if (node === undefined || withoutSpaces(print(node, '')) !== withoutSpaces(type))
    throw new Error(`the column ${name} has the type \`${type}\`, which is none that a column can have`);
  return print(node, 'readonly ');
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}

const WORDS = /^(string|number|boolean|null|unknown|Properties|'\w+')$/;

/** Leaves out what a column cannot have. @param mark `readonly ` or nothing, before lists, tuples and members */
function print(node: ts.Node, mark: string): string {
  const inner = (part: ts.Node): string => print(part, mark);
  if (ts.isArrayTypeNode(node))
    return mark === '' ? `${inner(node.elementType)}[]` : `${mark}(${inner(node.elementType)})[]`;
  if (ts.isTupleTypeNode(node)) return `${mark}[${node.elements.map(inner).join(', ')}]`;
  if (ts.isNamedTupleMember(node)) return `${node.name.text}: ${inner(node.type)}`;
  if (ts.isParenthesizedTypeNode(node)) return `(${inner(node.type)})`;
  if (ts.isUnionTypeNode(node)) return node.types.map(inner).join(' | ');
  if (ts.isTypeLiteralNode(node)) return `{${node.members.map(inner).join(', ')}}`;
  if (ts.isPropertySignature(node) && node.type !== undefined)
    return `${mark}${node.name.getText()}${node.questionToken === undefined ? '' : '?'}: ${inner(node.type)}`;
  const word = node.getText();
  return WORDS.test(word) ? word : '';
}

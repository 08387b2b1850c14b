/** Generates the types of the rows of statements. The headers of the `.cypher` files declare the columns, each RETURN must agree with them. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { listStatementFiles, statementName } from '../../src/neo4j/statements.js';
import type { GeneratedFile } from './page-operations.js';

interface Column {
  readonly name: string;
  /** Only compositions return it, by a slot with its name. */
  readonly isOptional: boolean;
  /** As written: see `columnType`. */
  readonly type: string;
  readonly remark: string;
}

/** What one RETURN returns. Several belong to the branches of a UNION. */
interface Returned {
  readonly names: readonly string[];
  /** Names of the slots that may add columns. */
  readonly slots: readonly string[];
}

const HEADING = `/** Made from the headers of the statements in cypher by \`npm run generate\`; not to be edited. */
/* eslint-disable */

/** All properties of a node or of a relationship. */
export type Properties = Readonly<Record<string, unknown>>;

/** The rows of a statement that returns none. */
export type NoRow = Readonly<Record<string, never>>;
`;

/** @param folder of the statements @throws Error that names each file and column with a difference between header and statement */
export function generateStatementRows(path: string, folder: string): GeneratedFile {
  const problems: string[] = [];
  const members = listStatementFiles(folder).flatMap((file) => {
    const name = statementName(folder, file);
    // Migrations return nothing.
    if (name.startsWith('schema/')) return [];
    const text = readFileSync(file, 'utf8');
    try {
      const columns = readColumns(text);
      const differences = compare(columns, readReturns(text));
      problems.push(...differences.map((difference) => `cypher/${name}.cypher: ${difference}`));
      return [`'${name}': ${rowType(columns)};`];
    } catch (error) {
      problems.push(`cypher/${name}.cypher: ${(error as Error).message}`);
      return [];
    }
  });
  if (problems.length > 0) throw new Error(`Headers of statements are wrong:\n  ${problems.join('\n  ')}`);
  return {
    path,
    text: `${HEADING}\n/** The columns of the rows of each statement. */\nexport interface StatementRows {\n${members.join('\n')}\n}\n`,
  };
}

const COLUMN = /^ {3}(\w+)(\??): (.+)$/;
const CONTINUATION = /^ {5}/;

/** Reads the part `Returns` of a header: text about the rows, then a line for each column. Deeper indented lines continue a column. */
function readColumns(text: string): Column[] {
  const [header = ''] = /^(?:\/\/.*\n)*/.exec(text) ?? [];
  const [, part] = /^\/\/ Returns:(.*\n(?:\/\/ {3}.*\n)*)/m.exec(header) ?? [];
  if (part === undefined) throw new Error('the header has no part `Returns`');
  const [about = '', ...lines] = part.trimEnd().split('\n');
  const columns: string[] = [];
  for (const line of lines.map((each) => each.slice('//'.length))) {
    if (COLUMN.test(line)) columns.push(line);
    else if (CONTINUATION.test(line) && columns.length > 0) columns.push(`${columns.pop()} ${line.trim()}`);
    else if (columns.length > 0) throw new Error(`the line \`${line.trim()}\` declares no column`);
  }
  if ((about.trim() === 'nothing') !== (columns.length === 0))
    throw new Error('the part `Returns` must declare columns, or be `nothing`');
  return columns.map(readColumn);
}

function readColumn(line: string): Column {
  const [, name = '', mark, rest = ''] = COLUMN.exec(line) ?? [];
  const [type = '', ...remark] = rest.split(' -- ');
  return { name, isOptional: mark === '?', type, remark: remark.join(' -- ') };
}

/** Texts, quoted names, comments, brackets, and each other character. */
const TOKEN = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`[^`]*`|\/\/.*|\/\*[\s\S]*?\*\/|[\s\S]/g;
const SLOT = /\/\* (\w+) \*\//g;

/** Returns a statement without texts, comments, and everything within brackets. Keeps the slots that may add columns. */
function topLevelOf(text: string): string {
  let [depth, kept] = [0, ''];
  for (const [token] of text.matchAll(TOKEN)) {
    if ('([{'.includes(token)) depth += 1;
    else if (')]}'.includes(token)) depth -= 1;
    else if (depth === 0 && (token.length === 1 || token.replace(SLOT, '') === '')) kept += token;
  }
  return kept;
}

/** The last RETURN; one for each branch of a UNION. */
function readReturns(text: string): Returned[] {
  const [, ...clauses] = topLevelOf(text).split(/\bRETURN\b(?:\s+DISTINCT\b)?/);
  return clauses.map((clause) => {
    const [items = ''] = clause.split(/\b(?:ORDER BY|SKIP|LIMIT|UNION)\b/);
    const slots = [...items.matchAll(SLOT)].map(([, name = '']) => name);
    return { slots, names: items.replace(SLOT, '').split(',').map(columnName) };
  });
}

/** Returns the name after AS, else the expression itself. */
function columnName(item: string): string {
  return / AS\s+(\w+)\s*$/.exec(item)?.[1] ?? item.trim();
}

function compare(columns: readonly Column[], returns: readonly Returned[]): string[] {
  const optional = columns.filter(({ isOptional }) => isOptional).map(({ name }) => name);
  const always = columns.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  const branches = returns.length === 0 ? [{ names: [], slots: [] }] : returns;
  return branches.flatMap(({ names, slots }) => [
    ...without(always, names).map((name) => `the column ${name} is not returned`),
    ...without(names, always).map((name) => `the column ${name} is not declared`),
    ...without(optional, slots).map((name) => `no slot adds the column ${name}?`),
    ...without(slots, optional).map((name) => `the column ${name}? is not declared`),
  ]);
}

function without(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((name) => !others.includes(name));
}

function rowType(columns: readonly Column[]): string {
  if (columns.length === 0) return 'NoRow';
  const members = columns.map((column) => {
    const comment = column.remark === '' ? '' : `/** ${column.remark} */\n`;
    return `${comment}readonly ${column.name}${column.isOptional ? '?' : ''}: ${columnType(column)};`;
  });
  return `{\n${members.join('\n')}\n}`;
}

/** Adds `readonly` to the type of a column. @throws Error for a type that is written in another way than it is printed */
function columnType({ name, type }: { readonly name: string; readonly type: string }): string {
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

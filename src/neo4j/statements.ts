/** Loads `cypher/`: every statement is a file, named by its path without the ending. Fills the slots of statements. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StatementRows } from './generated/statement-rows.js';

export const CYPHER_FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'cypher');

/** The name of a statement: its path below `cypher/`, without the ending. Statements of `cypher/schema` have none, because they return no rows. */
export type StatementName = keyof StatementRows;

declare const ROWS: unique symbol;

/** The text of a statement, with the type of its rows. Filling its slots keeps the type. */
export type Statement<R> = string & { readonly [ROWS]?: R };

/** A row whose type is not known. */
export type Row = Record<string, unknown>;

/** The type of the rows of a statement, as the header of its file declares them; `Row` for any other text. */
export type RowOf<Text extends string> = Text extends { readonly [ROWS]?: infer R }
  ? unknown extends R
    ? Row
    : R
  : Row;

export type LoadStatement = <Name extends StatementName>(name: Name) => Statement<StatementRows[Name]>;

/** Runs a statement; whole numbers come back as JavaScript numbers. */
export type RunStatement = <Text extends string>(
  text: Text,
  parameters?: Readonly<Record<string, unknown>>,
) => Promise<RowOf<Text>[]>;

/** Returns the row of a statement that always returns exactly one. */
export function onlyRow<R>(rows: readonly R[]): R {
  const [row] = rows;
  if (row === undefined) throw new Error('A statement that always returns a row has returned none');
  return row;
}

/**
 * Reads all statements once. The returned function throws for an unknown name. Each text begins with a comment line that contains the name,
 * e.g. `// search/find-hits`. Composition keeps the line, so Neo4j's query log and the metrics show where a statement comes from. The line
 * is the same each time, so Neo4j finds the statement's plan in its cache.
 */
export function loadStatements(folder: string = CYPHER_FOLDER): LoadStatement {
  const statements = new Map<string, string>();
  for (const file of listStatementFiles(folder)) {
    const name = statementName(folder, file);
    const text = fillSlots(withoutComments(readFileSync(file, 'utf8')), PRESENCE);
    statements.set(name, nameStatement(name, text));
  }
  return (name) => {
    const text = statements.get(name);
    if (text === undefined) throw new Error(`No statement cypher/${name}.cypher`);
    return text;
  };
}

/**
 * The conditions that leave out soft-deleted entities and stubs. No statement spells them out: it names them in slots, which are filled when
 * the statement is loaded. `docs/deleted-entities.md` lists what each reader leaves out.
 */
export const PRESENCE: Slots = {
  notSoftDeleted: (node) => `AND NOT coalesce(${node}.removed, false)`,
  /** Neither soft-deleted nor a stub. */
  present: (node) => `AND ${node}.type IS NOT NULL AND NOT coalesce(${node}.removed, false)`,
  /** The same, but a column may be a stub, because few columns have an aspect of their own. */
  presentOrColumn: (node) =>
    `AND NOT coalesce(${node}.removed, false) AND (${node}.type IS NOT NULL OR ${node}:SchemaField)`,
};

/** All statement files below a folder, sorted by path. */
export function listStatementFiles(folder: string = CYPHER_FOLDER): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.cypher'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** `search/find-hits` for `<folder>/search/find-hits.cypher`. */
export function statementName(folder: string, file: string): string {
  return relative(folder, file)
    .split(sep)
    .join('/')
    .replace(/\.cypher$/, '');
}

const NAME_LINE = /^\/\/ ([\w/-]+)\n/;

/** Puts a name before the text of a statement. */
export function nameStatement(name: string, text: string): string {
  return `// ${name}\n${text}`;
}

/** Returns the name before the text of a statement; `other` for a text without name. */
export function nameOf(text: string): string {
  return NAME_LINE.exec(text)?.[1] ?? 'other';
}

/** Returns the text of a statement without its name. */
export function withoutName(text: string): string {
  return text.replace(NAME_LINE, '');
}

/** Removes the header comments, which need not be sent. */
function withoutComments(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('//'))
    .join('\n')
    .trim();
}

/**
 * What fills the slots of a statement: a text, or a function of the slot's argument. A slot is a comment of the form `/* name *\/` or
 * `/* name argument *\/`; the argument is the variable or parameter of the statement that the filling refers to. Values never become text:
 * they are parameters.
 */
export type Slots = Readonly<Record<string, string | ((argument: string) => string)>>;

const SLOT = /\/\* (\w+)(?: (\$?[\w.]+))? \*\//g;

/** Slots without a filling stay comments, so a statement runs without them. */
export function fillSlots<Text extends string>(text: Text, slots: Slots): Text {
  const filled = text.replace(SLOT, (slot, name: string, argument?: string) => {
    const filling = Object.hasOwn(slots, name) ? slots[name] : undefined;
    if (typeof filling === 'string') return argument === undefined ? filling : slot;
    return filling === undefined || argument === undefined ? slot : filling(argument);
  });
  return filled as Text;
}

/**
 * Counts the values and the errors of an answer, and the entries of arguments, while fields are resolved. Ends the execution of a request
 * whose budget is used up. The library cannot stop an execution: errors of fields become null, and the next field is resolved. So fields
 * and objects of such a request get a promise that never settles. Nothing waits for the execution any more, and it is collected as garbage.
 */
import {
  defaultFieldResolver,
  getNamedType,
  isLeafType,
  isObjectType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type FieldNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type Source,
} from 'graphql';
import type { RequestBudget } from '../../core/request-budget.js';

/** Executions of other schemas, e.g. of libraries, have no budget. */
type Counted = { readonly budget?: RequestBudget } | undefined;

/** What a field that waits for a read counts more than others: promises take several times the memory of a value. */
const WAITING_VALUES = 9;

/** Quotes, colon and comma around a name and its value. */
const PUNCTUATION_BYTES = 6;

/** Types of introspection and fields such as `__typename` belong to all schemas of the process, so they are wrapped once. */
const wrapped = new WeakSet<GraphQLFieldResolver<unknown, Counted>>();

/** Changes the schema in place. */
export function countWork(schema: GraphQLSchema): void {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    // Asked before the fields of an object are resolved.
    type.isTypeOf = continueUnlessOver;
    for (const field of Object.values(type.getFields()))
      wrap(field as GraphQLField<unknown, Counted>, roots.includes(type));
  }
  for (const field of [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef]) wrap(field, false);
}

function continueUnlessOver(_object: unknown, context: unknown): boolean | Promise<boolean> {
  const budget = (context as Counted)?.budget;
  return budget?.error === undefined ? true : budget.never;
}

function wrap(field: GraphQLField<unknown, Counted>, isRoot: boolean): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  if (wrapped.has(resolve)) return;
  const isLeaf = isLeafType(getNamedType(field.type));
  field.resolve = (source, args, context, info): unknown => {
    const budget = context?.budget;
    if (budget === undefined) return resolve(source, args, context, info);
    if (budget.isOver) return budget.never;
    if (isRoot) budget.spend('statements');
    budget.spend('answerBytes', String(info.path.key).length + PUNCTUATION_BYTES);
    if (!budget.spend('values', 1 + entriesIn(args))) return budget.never;
    let value: unknown;
    try {
      value = resolve(source, args, context, info);
    } catch (error) {
      return failed(error, { budget, info });
    }
    const spending = { budget, info, isLeaf };
    if (!(value instanceof Promise)) return counted(value, spending);
    budget.spend('values', WAITING_VALUES);
    return value.then(
      (found: unknown) => counted(found, spending),
      (error: unknown) => failed(error, spending),
    );
  };
  wrapped.add(field.resolve);
}

/**
 * Returns how many entries all lists in an argument have. Many fields can name one long list of a variable, and each of them starts work
 * for every entry before anything is read.
 */
function entriesIn(argument: unknown): number {
  if (typeof argument !== 'object' || argument === null) return 0;
  const members: readonly unknown[] = Array.isArray(argument) ? argument : Object.values(argument);
  let entries = Array.isArray(argument) ? argument.length : 0;
  for (const member of members) entries += entriesIn(member);
  return entries;
}

interface Spending {
  readonly budget: RequestBudget;
  readonly info: GraphQLResolveInfo;
  /** The field has no fields of its own. */
  readonly isLeaf: boolean;
}

/** Counts an error before the library describes it, and describes none of a request that is over. */
async function failed(error: unknown, { budget, info }: Omit<Spending, 'isLeaf'>): Promise<never> {
  if (budget.spend('values', costOfError(info))) throw error;
  return budget.never;
}

/** Returns the value after counting it. The entries of a list of objects are counted when they fail, because their fields count themselves. */
function counted(value: unknown, spending: Spending): unknown {
  if (spending.isLeaf) countLeaf(value, spending.budget);
  else if (Array.isArray(value) && value.some((item) => item instanceof Promise))
    return value.map((item: unknown) =>
      item instanceof Promise ? item.catch((error: unknown) => failed(error, spending)) : item,
    );
  return value;
}

function countLeaf(value: unknown, budget: RequestBudget): void {
  if (typeof value === 'string') budget.spend('answerBytes', Buffer.byteLength(value));
  else if (Array.isArray(value)) {
    budget.spend('values', value.length);
    for (const entry of value) countLeaf(entry, budget);
  }
}

/**
 * For the line and the column of an error, the library searches the document from its beginning. A million line breaks take it 50 ms, a
 * million other characters 1 ms. A value takes about 4 µs.
 */
const CHARACTERS_PER_VALUE = 2_000;
const LINES_PER_VALUE = 80;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

const known = new WeakMap<Source, number>();

/**
 * Returns what an error of the field costs, in values of the answer: one, and more in a long document, for each place of the field. A
 * selection can name it often.
 */
function costOfError({ fieldNodes }: Pick<GraphQLResolveInfo, 'fieldNodes'>): number {
  return fieldNodes.reduce((sum, node) => sum + costOfPlace(node), 0);
}

function costOfPlace({ loc }: FieldNode): number {
  if (loc === undefined) return 1;
  let cost = known.get(loc.source);
  if (cost === undefined) known.set(loc.source, (cost = costOfSearch(loc.source.body)));
  return cost;
}

function costOfSearch(text: string): number {
  return 1 + Math.floor(text.length / CHARACTERS_PER_VALUE + lineBreaksIn(text) / LINES_PER_VALUE);
}

/** Returns the number of carriage returns and line feeds. */
export function lineBreaksIn(text: string): number {
  let breaks = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === LINE_FEED || code === CARRIAGE_RETURN) breaks += 1;
  }
  return breaks;
}

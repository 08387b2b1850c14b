/**
 * Evaluates Cypher predicates like Neo4j, including nulls, for the part of Cypher that compiled filters, cursors and scopes use. It lets
 * tests check compiled predicates with any values and without a database.
 */
import { compareTexts } from '../../../src/core/compare.js';

type Scope = Readonly<Record<string, unknown>>;
type Expression = (scope: Scope) => unknown;

const TOKEN = /\s*('(?:[^'\\]|\\.)*'|`[^`]*`|\$?[A-Za-z_]\w*|\d+(?:\.\d+)?|<=|>=|<>|[<>=+()[\],.])/y;

/** Returns the value of an expression, null if Cypher returns null. Parameters are variables whose names begin with `$`. */
export function evaluate(predicate: string, variables: Scope): unknown {
  const parser = new Parser(tokensOf(predicate));
  const expression = parser.or();
  if (!parser.isDone()) throw new Error(`Not understood: ${predicate}`);
  return expression(variables);
}

/** Returns whether a row passes a WHERE with these predicates, joined by AND. */
export function isKept(predicates: readonly string[], variables: Scope): boolean {
  return predicates.every((predicate) => evaluate(predicate, variables) === true);
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; text.slice(at).trim() !== ''; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) throw new Error(`Not understood from ${at}: ${text}`);
    tokens.push(token);
  }
  return tokens;
}

const EQUALITIES = { '=': true, '<>': true };
const COMPARISONS: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

class Parser {
  private at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  isDone = () => this.at === this.tokens.length;

  or(): Expression {
    return this.joined('OR', () => this.and(), { ends: true, otherwise: false });
  }

  private and(): Expression {
    return this.joined('AND', () => this.not(), { ends: false, otherwise: true });
  }

  private joined(
    word: string,
    part: () => Expression,
    { ends, otherwise }: { ends: boolean; otherwise: boolean },
  ): Expression {
    const parts = [part()];
    while (this.accept(word)) parts.push(part());
    if (parts.length === 1) return parts[0]!;
    return (scope) => {
      const values = parts.map((each) => each(scope));
      return values.includes(ends) ? ends : values.includes(null) ? null : otherwise;
    };
  }

  private not(): Expression {
    if (!this.accept('NOT')) return this.comparison();
    const inner = this.not();
    return (scope) => {
      const value = inner(scope);
      return value === null ? null : value !== true;
    };
  }

  private comparison(): Expression {
    const left = this.sum();
    if (this.accept('IS')) {
      const isNegated = this.accept('NOT');
      this.expect('NULL');
      return (scope) => (left(scope) === null) !== isNegated;
    }
    if (this.accept('IN')) return binary(left, this.sum(), isIn);
    if (this.accept('CONTAINS'))
      return binary(
        left,
        this.sum(),
        onTexts((text, part) => text.includes(part)),
      );
    for (const [word, test] of [
      ['STARTS', (text: string, part: string) => text.startsWith(part)],
      ['ENDS', (text: string, part: string) => text.endsWith(part)],
    ] as const) {
      if (!this.accept(word)) continue;
      this.expect('WITH');
      return binary(left, this.sum(), onTexts(test));
    }
    return this.chain(left);
  }

  /** Parses a chain of comparisons: `a <= b <= c` compares both pairs. */
  private chain(first: Expression): Expression {
    const pairs: Expression[] = [];
    let left = first;
    for (let sign = this.peek(); sign in EQUALITIES || sign in COMPARISONS; sign = this.peek()) {
      this.at += 1;
      const right = this.sum();
      const order = COMPARISONS[sign];
      const isSame = sign === '=';
      pairs.push(
        binary(left, right, (a, b) => (order === undefined ? (a === b) === isSame : compare(a, b, order))),
      );
      left = right;
    }
    if (pairs.length === 0) return first;
    return (scope) => {
      const values = pairs.map((pair) => pair(scope));
      return values.includes(false) ? false : !values.includes(null) || null;
    };
  }

  private sum(): Expression {
    let left = this.member();
    while (this.accept('+')) left = binary(left, this.member(), add);
    return left;
  }

  private member(): Expression {
    let object = this.primary();
    for (;;) {
      if (this.accept('.')) {
        const name = this.next();
        object = binary(object, () => name, read);
      } else if (this.accept('[')) {
        object = binary(object, this.or(), read);
        this.expect(']');
      } else return object;
    }
  }

  private primary(): Expression {
    const token = this.next();
    if (token === '(') return this.closed(this.or(), ')');
    if (token === '[') {
      const items = this.list(']');
      return (scope) => items.map((item) => item(scope));
    }
    if (token.startsWith("'")) return constant(JSON.parse(`"${token.slice(1, -1)}"`));
    if (/^\d/.test(token)) return constant(Number(token));
    if (token === 'true' || token === 'false') return constant(token === 'true');
    if (token === 'null') return constant(null);
    if (this.accept('(')) return token === 'any' || token === 'all' ? this.every(token) : this.call(token);
    const name = token.replaceAll('`', '');
    return (scope) => {
      if (!(name in scope)) throw new Error(`No variable ${name}`);
      return scope[name] ?? null;
    };
  }

  private every(word: 'any' | 'all'): Expression {
    const name = this.next();
    this.expect('IN');
    const list = this.sum();
    this.expect('WHERE');
    const predicate = this.closed(this.or(), ')');
    const ends = word === 'any';
    return (scope) => {
      const items = list(scope);
      if (!Array.isArray(items)) return null;
      const values = items.map((item: unknown) => predicate({ ...scope, [name]: item }));
      return values.includes(ends) ? ends : values.includes(null) ? null : !ends;
    };
  }

  private call(name: string): Expression {
    const parts = this.list(')');
    const run = FUNCTIONS[name];
    if (run === undefined) throw new Error(`No function ${name}`);
    return (scope) => run(...parts.map((part) => part(scope)));
  }

  private list(end: string): Expression[] {
    const items: Expression[] = [];
    while (!this.accept(end)) {
      items.push(this.or());
      this.accept(',');
    }
    return items;
  }

  private closed(expression: Expression, end: string): Expression {
    this.expect(end);
    return expression;
  }

  private peek = (): string => this.tokens[this.at] ?? '';

  private next(): string {
    this.at += 1;
    return this.tokens[this.at - 1] ?? '';
  }

  private accept(token: string): boolean {
    if (this.peek() !== token) return false;
    this.at += 1;
    return true;
  }

  private expect(token: string): void {
    if (!this.accept(token)) throw new Error(`Expected ${token}, not ${this.peek()}`);
  }
}

const FUNCTIONS: Readonly<Record<string, (...values: unknown[]) => unknown>> = {
  coalesce: (...values) => values.find((value) => value !== null) ?? null,
  toLower: (text) => (typeof text === 'string' ? text.toLowerCase() : null),
  toString: (value: unknown) => (typeof value === 'string' || value === null ? value : JSON.stringify(value)),
  head: (list) => (Array.isArray(list) ? (list[0] ?? null) : null),
  size: (list) => (Array.isArray(list) || typeof list === 'string' ? list.length : null),
  split: (text, mark) => (typeof text === 'string' ? text.split(String(mark)) : null),
};

const constant =
  (value: unknown): Expression =>
  () =>
    value;

function binary(
  left: Expression,
  right: Expression,
  run: (left: unknown, right: unknown) => unknown,
): Expression {
  return (scope) => {
    const [a, b] = [left(scope), right(scope)];
    return a === null || b === null ? null : run(a, b);
  };
}

function onTexts(test: (text: string, part: string) => boolean) {
  return (text: unknown, part: unknown) =>
    typeof text === 'string' && typeof part === 'string' ? test(text, part) : null;
}

function isIn(value: unknown, list: unknown): boolean | null {
  if (!Array.isArray(list)) throw new Error('IN needs a list');
  return list.includes(value) || (list.includes(null) ? null : false);
}

/** Compares two values. The result is null if their types differ, because they have no order. */
function compare(left: unknown, right: unknown, test: (order: number) => boolean): boolean | null {
  if (typeof left === 'string' && typeof right === 'string') return test(compareTexts(left, right));
  if (typeof left === 'number' && typeof right === 'number') return test(left - right);
  if (typeof left === 'boolean' && typeof right === 'boolean') return test(Number(left) - Number(right));
  return null;
}

function add(left: unknown, right: unknown): unknown {
  if (Array.isArray(left)) return [...(left as unknown[]), ...[right].flat()];
  return (left as number) + (right as number);
}

function read(object: unknown, key: unknown): unknown {
  return (object as Record<string, unknown>)[key as string] ?? null;
}

/**
 * Decides whether a node of the full-text index satisfies a Lucene query. It supports the part of the syntax that Trellis uses, without
 * scores. The fields of a node are lists of tokens, which the index separates by white space.
 */

export type IndexedNode = Readonly<Record<string, readonly string[]>>;

const TOKEN =
  /\s*(\*:\*|[()+-]|\^[\d.]+|search_\w+:(?:\["(?<from>[^"]*)" TO "[^"]*"\]|"(?<row>[^"]*)"|(?<pattern>(?:\\.|[^\s()^\\])+)))/uy;

interface Clause {
  readonly sign: string;
  readonly holds: boolean;
}

export function matchesLucene(query: string, node: IndexedNode): boolean {
  const reader = new Reader(query, node);
  const found = reader.clauses();
  if (!reader.isDone()) throw new Error(`Not understood: ${query}`);
  return found;
}

class Reader {
  private at = 0;
  private readonly tokens: RegExpExecArray[] = [];

  constructor(
    query: string,
    private readonly node: IndexedNode,
  ) {
    for (let at = 0; query.slice(at).trim() !== ''; at = TOKEN.lastIndex) {
      TOKEN.lastIndex = at;
      const token = TOKEN.exec(query);
      if (token === null) throw new Error(`Not understood from ${at}: ${query}`);
      this.tokens.push(token);
    }
  }

  isDone = () => this.at === this.tokens.length;

  /** Evaluates clauses: all `+` and no `-` clauses must hold, and without `+` clauses at least one other clause must. */
  clauses(): boolean {
    const found: Clause[] = [];
    while (this.at < this.tokens.length && this.peek() !== ')') {
      const sign = ['+', '-'].includes(this.peek()) ? this.next() : '';
      found.push({ sign, holds: this.clause() });
    }
    const of = (sign: string) => found.filter((clause) => clause.sign === sign);
    const isWanted = of('+').length > 0 || of('').some(({ holds }) => holds);
    return isWanted && of('+').every(({ holds }) => holds) && !of('-').some(({ holds }) => holds);
  }

  private clause(): boolean {
    const token = this.tokens[this.at];
    this.at += 1;
    const text = token?.[1] ?? '';
    let holds: boolean;
    if (text === '(') {
      holds = this.clauses();
      this.at += 1;
    } else holds = text === '*:*' || isFound(text, token?.groups ?? {}, this.node);
    if (this.peek().startsWith('^')) this.at += 1;
    return holds;
  }

  private peek = (): string => this.tokens[this.at]?.[1] ?? '';

  private next(): string {
    this.at += 1;
    return this.tokens[this.at - 1]?.[1] ?? '';
  }
}

function isFound(
  text: string,
  { from, row, pattern }: Partial<Record<string, string>>,
  node: IndexedNode,
): boolean {
  const tokens = node[text.slice(0, text.indexOf(':'))] ?? [];
  if (from !== undefined) return tokens.includes(from);
  if (row !== undefined) {
    const wanted = row.split(' ');
    return tokens.some((_, at) => wanted.every((token, index) => tokens[at + index] === token));
  }
  const expression = new RegExp(`^${literalPieces(pattern ?? '').join('[^]*')}$`, 'u');
  return tokens.some((token) => expression.test(token));
}

/** Returns the texts between the stars of a pattern, escaped for a regular expression. */
function literalPieces(pattern: string): string[] {
  const pieces = [''];
  for (const [unit] of pattern.matchAll(/\\.|[^\\]/gsu)) {
    if (unit === '*') pieces.push('');
    else pieces.push((pieces.pop() ?? '') + unit.replace(/^\\(.)/su, '$1'));
  }
  return pieces.map((piece) => piece.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
}

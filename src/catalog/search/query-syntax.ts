/** Parses the query language of the search box, documented in `docs/search.md`. Every text is a valid query. */

export type QueryNode =
  | { readonly kind: 'everything' }
  /** A word as typed; `*` matches any characters. */
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'phrase'; readonly text: string }
  | { readonly kind: 'field'; readonly field: string; readonly text: string; readonly quoted: boolean }
  | { readonly kind: 'not'; readonly node: QueryNode }
  | { readonly kind: 'and' | 'or'; readonly nodes: readonly QueryNode[] };

/** Tells whether the name before a colon is a field; otherwise the text is plain words. */
export type IsField = (name: string) => boolean;

type Token =
  | { readonly kind: '(' | ')' | 'AND' | 'OR' | 'NOT' }
  | { readonly kind: 'leaf'; readonly node: QueryNode }
  | { readonly kind: 'field-group'; readonly field: string };

/** Maximum depth of brackets; deeper ones are ignored. */
const MAX_DEPTH = 40;

const WORD_END = /[\s"]/;
/** A backslash with the character that it escapes. */
const ESCAPE = /^\\[^\p{L}\p{N}]/u;
const ESCAPES = /\\([^\p{L}\p{N}])/gu;
const FIELD_NAME = /^([A-Za-z_][\w.]*):/;
/** Clients put this before a query to say that it has operators. A plus sign within a word then joins two words that must both match. */
const STRUCTURED = /^\s*\/q(?:\s+|$)/;

export function parseQuery(input: string, isField: IsField): QueryNode {
  const query = input.replace(STRUCTURED, '');
  const tokens = tokenize(query, { isField, plusJoins: query !== input });
  const node = new Parser(tokens).parse();
  return node ?? { kind: 'everything' };
}

interface Syntax {
  readonly isField: IsField;
  /** Whether a plus sign ends a word. */
  readonly plusJoins: boolean;
}

function tokenize(input: string, syntax: Syntax): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < input.length) {
    const character = input.charAt(at);
    if (/\s/.test(character)) at += 1;
    else if (character === '(' || character === ')') {
      tokens.push({ kind: character });
      at += 1;
    } else if (character === '"') {
      const end = closingQuote(input, at);
      const text = unescape(input.slice(at + 1, end));
      if (text.trim() !== '') tokens.push({ kind: 'leaf', node: { kind: 'phrase', text } });
      at = end + 1;
    } else if ((character === '+' || character === '-') && /[^\s)+-]/.test(input[at + 1] ?? ' ')) {
      if (character === '-') tokens.push({ kind: 'NOT' });
      at += 1;
    } else at = readWord(input, at, { ...syntax, tokens });
  }
  return tokens;
}

interface Reading extends Syntax {
  readonly tokens: Token[];
}

/** @returns the index after the word. */
function readWord(input: string, at: number, { tokens, isField, plusJoins }: Reading): number {
  const field = FIELD_NAME.exec(input.slice(at, at + 200))?.[1];
  if (field !== undefined && !isUrn(input, at) && isField(field)) {
    const start = at + field.length + 1;
    if (input[start] === '(') {
      tokens.push({ kind: 'field-group', field });
      return start;
    }
    return readValue(input, { start, field }, tokens);
  }
  const end = wordEnd(input, at, plusJoins && !isUrn(input, at));
  const text = input.slice(at, end);
  if (text === 'AND' || text === 'OR' || text === 'NOT') tokens.push({ kind: text });
  else
    tokens.push({ kind: 'leaf', node: /^\*+$/.test(text) ? { kind: 'everything' } : { kind: 'word', text } });
  return end;
}

/** @returns the index after the value. */
function readValue(
  input: string,
  { start, field }: { readonly start: number; readonly field: string },
  tokens: Token[],
): number {
  const inQuotes = input[start] === '"';
  const end = inQuotes ? closingQuote(input, start) : valueEnd(input, start);
  const written = input.slice(inQuotes ? start + 1 : start, end);
  const text = unescape(written);
  // An escaped `*` is no wildcard. A value with both kinds of `*` has wildcards only.
  const quoted = inQuotes || (text.includes('*') && !hasWildcard(written));
  if (text !== '') tokens.push({ kind: 'leaf', node: { kind: 'field', field, text, quoted } });
  return inQuotes ? end + 1 : end;
}

/** A URN looks like a value of the field `urn`, but is a word; `urn:urn:…` is a value of that field. */
function isUrn(input: string, at: number): boolean {
  return /^urn:(?!urn:)[a-z]+:/.test(input.slice(at, at + 20));
}

/** A bracket inside a word belongs to it, as in a URN: `urn:li:chart:(looker,1)`. */
function wordEnd(input: string, start: number, plusJoins: boolean): number {
  const end = endOf(input, start, false);
  const joint = plusJoins ? input.slice(start, end).search(/[^+(]\+[^\s)+-]/) : -1;
  return joint < 0 ? end : start + joint + 1;
}

/** In the value of a field, a character after a backslash belongs to the value. */
function valueEnd(input: string, start: number): number {
  return endOf(input, start, true);
}

function endOf(input: string, start: number, hasEscapes: boolean): number {
  let depth = 0;
  let end = start;
  for (; end < input.length; end += 1) {
    const character = input.charAt(end);
    if (hasEscapes && character === '\\' && ESCAPE.test(input.slice(end, end + 2))) {
      end += 1;
      continue;
    }
    if (WORD_END.test(character)) break;
    if (character === '(') depth += 1;
    if (character === ')' && (depth -= 1) < 0) break;
  }
  return end;
}

/** An unclosed quote extends to the end. */
function closingQuote(input: string, start: number): number {
  for (let at = start + 1; at < input.length; at += 1) {
    if (input[at] === '\\') at += 1;
    else if (input[at] === '"') return at;
  }
  return input.length;
}

/** Removes the backslash before punctuation and white space. Before a letter or digit it is part of the value, as in `C:\data`. */
function unescape(text: string): string {
  return text.replace(ESCAPES, '$1');
}

function hasWildcard(written: string): boolean {
  return written.replace(ESCAPES, '').includes('*');
}

/** Adjacent words mean AND, which binds tighter than OR. Operators and brackets without operands are ignored. */
class Parser {
  private at = 0;
  private depth = 0;
  private field: string | undefined;

  constructor(private readonly tokens: readonly Token[]) {}

  parse(): QueryNode | undefined {
    const parts: QueryNode[] = [];
    while (this.at < this.tokens.length) {
      const part = this.parseOr();
      if (part !== undefined) parts.push(part);
      if (this.peek() === ')') this.at += 1;
    }
    return join('and', parts);
  }

  private parseOr(): QueryNode | undefined {
    const branches: QueryNode[] = [];
    do {
      const branch = this.parseAnd();
      if (branch !== undefined) branches.push(branch);
    } while (this.accept('OR'));
    return join('or', branches);
  }

  private parseAnd(): QueryNode | undefined {
    const nodes: QueryNode[] = [];
    while (this.at < this.tokens.length && this.peek() !== 'OR' && this.peek() !== ')') {
      if (this.accept('AND')) continue;
      const node = this.parseUnary();
      if (node !== undefined) nodes.push(node);
    }
    return join('and', nodes);
  }

  private parseUnary(): QueryNode | undefined {
    let negated = false;
    while (this.accept('NOT')) negated = !negated;
    const node = this.parsePrimary();
    return negated && node !== undefined ? { kind: 'not', node } : node;
  }

  private parsePrimary(): QueryNode | undefined {
    const token = this.tokens[this.at];
    if (token === undefined || token.kind === ')' || token.kind === 'OR') return undefined;
    this.at += 1;
    if (token.kind === 'leaf') return this.field === undefined ? token.node : ofField(this.field, token.node);
    if (token.kind === '(') return this.parseGroup(this.field);
    if (token.kind === 'field-group') {
      this.at += 1;
      return this.parseGroup(token.field);
    }
    return undefined;
  }

  private parseGroup(field: string | undefined): QueryNode | undefined {
    if (this.depth >= MAX_DEPTH) return undefined;
    const outer = this.field;
    this.field = field;
    this.depth += 1;
    const node = this.parseOr();
    this.depth -= 1;
    this.field = outer;
    this.accept(')');
    return node;
  }

  private peek(): Token['kind'] | undefined {
    return this.tokens[this.at]?.kind;
  }

  private accept(kind: Token['kind']): boolean {
    if (this.peek() !== kind) return false;
    this.at += 1;
    return true;
  }
}

/** Inside `field:( … )` each word or phrase is a value of the field. */
function ofField(field: string, node: QueryNode): QueryNode {
  if (node.kind === 'word' || node.kind === 'phrase') {
    const isPhrase = node.kind === 'phrase';
    return { kind: 'field', field, text: isPhrase ? node.text : unescape(node.text), quoted: isPhrase };
  }
  return node.kind === 'everything' ? { kind: 'field', field, text: '*', quoted: false } : node;
}

function join(kind: 'and' | 'or', nodes: readonly QueryNode[]): QueryNode | undefined {
  return nodes.length <= 1 ? nodes[0] : { kind, nodes };
}

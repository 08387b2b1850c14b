/** Turns a parsed query into Lucene's query text. */
import { limitExceeded } from '../../core/errors.js';
import { splitWords } from '../../model/search/split-words.js';
import type { SearchField } from '../../model/search/search-fields.js';
import { toTerm, toToken } from '../../model/search/search-terms.js';
import { canonicalName } from '../../model/search/text-tiers.js';
import { findEntityType } from '../../model/search/entity-type-names.js';
import { all, either, EVERYTHING, not, pattern, ranked, term } from './lucene.js';
import { parseQuery, type QueryNode } from './query-syntax.js';
import type { SearchSchema } from './search-schema.js';
import {
  phraseClause,
  wholeNameClauses,
  wildcardClause,
  wordClause,
  namePrefixClauses,
  prefixClause,
} from './word-clauses.js';

/** Lucene accepts 1,024 clauses per query; a word needs up to ten, and filters need some too. */
export const MAX_QUERY_WORDS = 80;

/** Up to this number of words, compound words are matched in singular and plural, which doubles their clauses. */
const FEW_WORDS = 20;

/** Prefix matching applies to queries of up to this number of words, because it triples the number of clauses. */
const MAX_PREFIX_WORDS = 10;

/** Reduces scores of a few thousand below those of the lowest tier. */
const BELOW_WORDS = 0.001;

export interface TextQuery {
  readonly clause: string;
  /**
   * Finds the hits of `clause` that match whole words, with the same scores. Undefined if the query has no prefix matches, or if some of
   * them rank above another hit.
   */
  readonly wholeWords: string | undefined;
}

/** Parses a query as typed. A name before a colon is a field only if the model has the field. */
export function parseText(input: string, { fields }: SearchSchema): QueryNode {
  return parseQuery(input, (name) => fields.resolve(name).length > 0);
}

/** Returns undefined if the query finds everything. @throws LIMIT_EXCEEDED */
export function buildTextQuery(node: QueryNode, schema: SearchSchema): TextQuery | undefined {
  const words = countWords(node);
  if (words > MAX_QUERY_WORDS) {
    throw limitExceeded(
      '/input',
      `The query has ${words} words, the limit is ${MAX_QUERY_WORDS}`,
      `at most ${MAX_QUERY_WORDS} words`,
    );
  }
  if (node.kind === 'everything') return undefined;
  const typed = { ...schema, inEitherNumber: words <= FEW_WORDS, matchesPrefixes: false };
  const whole = wholeText(node);
  const wholeWords = build(node, typed);
  const clause = withPrefixMatches(wholeWords, node, { whole, schema: typed, words });
  const boosted = (matching: string): string =>
    whole === undefined ? matching : boostWholeName(matching, whole);
  const hasSplitRanks = clause !== wholeWords && !canMatchUnscored(node);
  return { clause: boosted(clause), wholeWords: hasSplitRanks ? boosted(wholeWords) : undefined };
}

/** Tells whether an entity can match without a word or phrase, for instance by a field alone. Then a prefix match has a higher score. */
function canMatchUnscored(node: QueryNode): boolean {
  if (node.kind === 'and') return node.nodes.every(canMatchUnscored);
  if (node.kind === 'or') return node.nodes.some(canMatchUnscored);
  return node.kind !== 'word' && node.kind !== 'phrase';
}

/** Raises names that equal the words, and names with the words next to each other. */
function boostWholeName(clause: string, whole: string): string {
  const adjacent = splitWords(whole).map(toToken);
  const raise = [...wholeNameClauses(whole), ...(adjacent.length > 1 ? [ranked('names', adjacent, 5)] : [])];
  return `(+${clause} ${raise.join(' ')})`;
}

interface BuildScope extends SearchSchema {
  readonly inEitherNumber: boolean;
  /** Whether words also match as prefixes in names. */
  readonly matchesPrefixes: boolean;
}

interface Typed {
  /** The words of the query, if it contains only words. */
  readonly whole: string | undefined;
  readonly schema: BuildScope;
  /** Number of words. */
  readonly words: number;
}

/** Adds prefix matches in names below the matches of whole words. The score ranges of the two never overlap. */
function withPrefixMatches(clause: string, node: QueryNode, { whole, schema, words }: Typed): string {
  if (words > MAX_PREFIX_WORDS) return clause;
  const prefixed = prefixMatchesOf(node, schema);
  if (prefixed === undefined || prefixed === clause) return clause;
  const raise = whole === undefined ? [] : namePrefixClauses(whole);
  return `(${clause} (+${prefixed} -${clause} ${raise.join(' ')})^${BELOW_WORDS})`;
}

/** For a single word, the clause matches only longer words, not the word itself. */
function prefixMatchesOf(node: QueryNode, schema: BuildScope): string | undefined {
  if (node.kind !== 'word') return build(node, { ...schema, matchesPrefixes: true });
  return node.text.includes('*') ? undefined : prefixClause(node.text, schema);
}

function build(node: QueryNode, schema: BuildScope): string {
  switch (node.kind) {
    case 'everything':
      return `${EVERYTHING}^0`;
    case 'word':
      return typedWord(node.text, schema);
    case 'phrase':
      return phraseClause(node.text);
    case 'field':
      return isKnownByTerms(node, schema)
        ? fieldClause(node, schema)
        : typedWord(`${node.field}:${node.text}`, schema);
    case 'not':
      // Excluded words match only as whole words.
      return not(build(node.node, { ...schema, matchesPrefixes: false }));
    case 'and':
      return all(withoutPunctuation(node.nodes).map((part) => build(part, schema)));
    case 'or':
      return either(node.nodes.map((part) => build(part, schema)));
  }
}

function typedWord(text: string, schema: BuildScope): string {
  if (text.includes('*')) return wildcardClause(text);
  const clause = wordClause(text, schema);
  const prefixed = schema.matchesPrefixes ? prefixClause(text, schema) : undefined;
  return prefixed === undefined ? clause : either([clause, prefixed]);
}

/** Punctuation between words, as in `orders & returns`, is ignored; alone it finds an entity of that name. */
function withoutPunctuation(nodes: readonly QueryNode[]): readonly QueryNode[] {
  const kept = nodes.filter(
    (node) => node.kind !== 'word' || node.text.includes('*') || splitWords(node.text).length > 0,
  );
  return kept.length > 0 ? kept : nodes;
}

/** Returns the typed words if nothing else is searched: they may be a whole name. Fields and excluded words only narrow. */
function wholeText(node: QueryNode): string | undefined {
  if (node.kind === 'word') return node.text.includes('*') ? undefined : node.text;
  if (node.kind !== 'and') return undefined;
  const wanted = node.nodes.filter(({ kind }) => kind !== 'field' && kind !== 'not');
  const texts = wanted.map((part) => (part.kind === 'word' ? wholeText(part) : undefined));
  const isPlain = texts.every((text) => text !== undefined);
  return isPlain && canonicalName(texts.join(' ')) !== '' ? texts.join(' ') : undefined;
}

type FieldNode = Extract<QueryNode, { kind: 'field' }>;

/** Tells whether terms can match the field. A field that only filters can check is searched as an ordinary word. */
function isKnownByTerms({ field }: FieldNode, { fields }: SearchSchema): boolean {
  return fields.resolve(field).every(({ hasTerms }) => hasTerms !== false);
}

/** Matches the exact value. Unquoted, `*` matches any characters, and the last part of a URN is enough. */
function fieldClause(node: FieldNode, { model, fields }: SearchSchema): string {
  const clauses = fields.resolve(node.field).flatMap((field) => {
    const value = field.name === '_entityType' ? (findEntityType(model, node.text) ?? node.text) : node.text;
    if (field.kind === 'boolean' && value.toLowerCase() === 'false')
      return [not(term(toTerm(field.name, true)))];
    return valueClauses(field, value, node.quoted);
  });
  return either(clauses);
}

function valueClauses(field: SearchField, value: string, quoted: boolean): string[] {
  const exact = term(toTerm(field.name, plainValue(field, value)));
  if (!quoted && value.includes('*')) {
    const [first = '', ...rest] = value.split(/\*+/).map(toToken);
    const whole = pattern('terms', [toToken(`${field.name}=`) + first, ...rest], 0);
    return isLongText(field) ? [whole, wildcardClause(value)] : [whole];
  }
  if (!field.isUrn || value.startsWith('urn:')) return [exact];
  return [exact, pattern('terms', [`${field.name}=urn:`, `:${toToken(value)}`], 0)];
}

/** The index has only a digest of a long text, e.g. a description, so `*` also matches its words, which all texts of the entity share. */
function isLongText({ kind, isUrn, isName, queryByDefault }: SearchField): boolean {
  return kind === 'text' && queryByDefault && !isUrn && !isName;
}

function plainValue(field: SearchField, value: string): string {
  if (field.kind === 'boolean') return value.toLowerCase();
  return field.kind === 'number' && value.trim() !== '' && Number.isFinite(Number(value))
    ? String(Number(value))
    : value;
}

function countWords(node: QueryNode): number {
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.nodes.reduce((sum, part) => sum + countWords(part), 0);
    case 'not':
      return countWords(node.node);
    case 'word':
    case 'phrase':
      return Math.max(1, splitWords(node.text).length);
    default:
      return 1;
  }
}

/** Plans a search by meaning: the catalog's own vocabulary adds related words and concepts to a question (`docs/search.md`). */
import type { SearchQuery } from './types.js';
import { filterParameters } from './compile-filter.js';
import { composeStatement } from './compose-statement.js';
import { completePlan, toLucene, type SearchPlan, selectEntities } from './plan-search.js';
import type { QueryNode } from './query-syntax.js';
import type { SearchDeps } from './search-deps.js';
import { selectTypes } from './searchable-types.js';
import {
  attachedBy,
  conceptNames,
  knownClause,
  semanticClauses,
  vocabularyClause,
  type Meaning,
  queryWords,
  MATCH,
  findConcepts,
  type WordInVocabulary,
} from './semantic-clauses.js';

/** Entity types by which a company defines the meaning of words. */
const VOCABULARY = ['glossaryTerm', 'glossaryNode', 'domain', 'tag'];

/** Maximum number of entries for each word, and of related entries for each entry. */
const MAX_ENTRIES = 5;
const MAX_AROUND = 10;

/** Runs one statement; none without a question. @throws UNKNOWN_ENTITY, INVALID_FILTER, LIMIT_EXCEEDED */
export async function planSemantic(deps: SearchDeps, query: SearchQuery): Promise<SearchPlan> {
  const question = queryWords(query.input);
  if (question.words.length === 0)
    return completePlan(deps, query, { text: { kind: 'everything' }, words: undefined });
  const vocabulary = await readVocabulary(deps, question.words);
  const meaning = {
    question,
    unknown: question.words.filter((_, index) => vocabulary[index]?.known === false),
    concepts: findConcepts(vocabulary),
  };
  return completePlan(deps, query, {
    text: matchesOf(deps, meaning),
    words: semanticClauses(deps.model, query.input, meaning),
  });
}

/** Number of hits that are checked for a word. A word that only later hits contain counts as unknown. */
const MAX_LOOKED = 1_000;

async function readVocabulary(deps: SearchDeps, words: readonly string[]): Promise<WordInVocabulary[]> {
  const types = selectTypes(
    deps.model,
    VOCABULARY.filter((type) => deps.model.entities.has(type)),
  );
  const { types: everyType, filter } = selectEntities(deps, { entityTypes: [] });
  const text = composeStatement(deps.load('search/find-concepts'), {
    conditions: filter.conditions,
  });
  const rows = await deps.database.read(text, {
    rows: words.map((word) => ({
      query: toLucene({ words: vocabularyClause(word), types, filter, includeSoftDeleted: false }),
      known: toLucene({ words: knownClause(word), types: everyType, filter, includeSoftDeleted: false }),
    })),
    // If Lucene checks all conditions, its first hit is enough.
    looked: filter.conditions.length === 0 ? 1 : MAX_LOOKED,
    named: MATCH.name,
    most: MAX_ENTRIES,
    around: MAX_AROUND,
    ...filterParameters(filter),
  });
  const found = new Map(rows.map((row) => [row.index, row]));
  return words.map((_, index) => found.get(index) ?? { known: true, named: 0, total: 0, entries: [] });
}

/** The query whose matches hits report: words of the question, words of concepts, attached concepts. */
function matchesOf({ model }: SearchDeps, meaning: Meaning): QueryNode {
  const words = [
    ...meaning.question.words,
    ...meaning.question.compounds,
    ...conceptNames(meaning).flatMap(({ words }) => words),
  ];
  const attached = meaning.concepts.flatMap((concept) => attachedBy(model, concept));
  return {
    kind: 'or',
    nodes: [
      ...words.map((text) => ({ kind: 'word', text }) as const),
      ...attached.map(({ field, urn }) => ({ kind: 'field', field, text: urn, quoted: true }) as const),
    ],
  };
}

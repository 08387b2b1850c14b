/** Finds the entries of the catalog's own vocabulary that a question refers to. */

export interface VocabularyEntry {
  readonly urn: string;
  readonly type: string;
  readonly name: string;
}

export interface Concept extends VocabularyEntry {
  /** How certain it is that the question refers to it: above 0, up to 1. */
  readonly strength: number;
}

/** The matches of one word of the question in the vocabulary. */
export interface WordInVocabulary {
  /** Whether any entity of the catalog contains the word. */
  readonly known: boolean;
  /** Numbers of entries that match by name, and that match at all. */
  readonly named: number;
  readonly total: number;
  /** The best entries, with related ones. */
  readonly entries: readonly (VocabularyEntry & {
    readonly score: number;
    readonly around: readonly VocabularyEntry[];
  })[];
}

/** Scores by which the index reports how an entry matches: by its whole name, within its name, in other text, by a similar spelling. */
export const MATCH = { wholeName: 10_000, name: 100, text: 1, spelling: 0.001 } as const;

/** The strength of a single matching entry; with several similar matches each one gets less. */
const STRENGTH = { wholeName: 1, name: 0.8, text: 0.6, spelling: 0.5 } as const;

/** Entries related to a match have half its strength. */
const AROUND = 0.5;

/** Minimum strength. Below it too many entries match the word for any of them to be meant. */
const WEAKEST = 0.1;

const MAX_CONCEPTS = 20;

/** Returns the strongest concepts first; equally strong ones by URN. */
export function meantConcepts(words: readonly WordInVocabulary[]): Concept[] {
  const strengths = new Map<string, Concept>();
  const add = ({ urn, type, name }: VocabularyEntry, strength: number): void => {
    const before = strengths.get(urn)?.strength ?? 0;
    if (strength >= WEAKEST)
      strengths.set(urn, { urn, type, name, strength: Math.min(1, before + strength) });
  };
  for (const word of words) {
    for (const entry of word.entries) {
      const strength = strengthOf(entry.score, word);
      add(entry, strength);
      for (const other of entry.around) add(other, strength * AROUND);
    }
  }
  return [...strengths.values()]
    .sort((first, second) => second.strength - first.strength || (first.urn < second.urn ? -1 : 1))
    .slice(0, MAX_CONCEPTS);
}

function strengthOf(score: number, { known, named, total }: WordInVocabulary): number {
  if (score >= MATCH.wholeName) return STRENGTH.wholeName;
  if (score >= MATCH.name) return STRENGTH.name / Math.sqrt(named);
  if (score >= MATCH.text) return STRENGTH.text / Math.sqrt(total);
  // A word that is in use is not a misspelling.
  return known ? 0 : STRENGTH.spelling / Math.sqrt(total);
}

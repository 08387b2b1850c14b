/** Entries of the catalog's own vocabulary that a question speaks of. */

export interface VocabularyEntry {
  readonly urn: string;
  readonly type: string;
  readonly name: string;
}

export interface Concept extends VocabularyEntry {
  /** How surely the question means it: above 0, up to 1. */
  readonly strength: number;
}

/** What the vocabulary has for one word of the question. */
export interface WordInVocabulary {
  /** Whether anything in the catalog has the word. */
  readonly known: boolean;
  /** Entries that match by name; that match at all. */
  readonly named: number;
  readonly total: number;
  /** The best ones, with those around them. */
  readonly entries: readonly (VocabularyEntry & {
    readonly score: number;
    readonly around: readonly VocabularyEntry[];
  })[];
}

/** Scores by which the index tells how an entry matches: the word is its name, stands in its name, in its other text, is spelled alike. */
export const MATCH = { wholeName: 10_000, name: 100, text: 1, spelling: 0.001 } as const;

/** How surely an entry is meant, were it the only one; of several that match alike each is meant less. */
const STRENGTH = { wholeName: 1, name: 0.8, text: 0.6, spelling: 0.5 } as const;

/** Entries around one that is meant are half as surely meant. */
const AROUND = 0.5;

/** Too many entries speak of the word for it to mean any of them. */
const WEAKEST = 0.1;

const MAX_CONCEPTS = 20;

/** The surest first; equally sure ones by URN. */
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
  // Of a word that is in use no other spelling is meant.
  return known ? 0 : STRENGTH.spelling / Math.sqrt(total);
}

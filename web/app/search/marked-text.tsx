import { markWords } from './mark-words.js';

/** A text with the words of a query marked. */
export function MarkedText({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return markWords(text, words).map((part, index) =>
    part.isMarked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}

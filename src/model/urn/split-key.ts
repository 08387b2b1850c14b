/** Splits the key of a URN into parts. */
import type { UrnFault } from './urn-fault.js';

interface Bracket {
  /** Index of the parenthesis that closes the first character of the key; -1 if that is not a parenthesis. */
  readonly firstClosedAt: number;
  /** Indexes of the commas inside exactly one pair of parentheses. */
  readonly commas: readonly number[];
}

/**
 * Splits a key into its parts. `(a,b)` is a tuple of two parts. Commas inside a nested URN or a nested pair of parentheses do not separate
 * parts. Any other key, also `(a)` and `(a) b`, is a single unchanged part. So joining the parts always results in the same key.
 * @param offset index of the key in its URN, for positions in messages
 */
export function splitKey(key: string, offset: number): readonly string[] | UrnFault {
  const bracket = scanBrackets(key, offset);
  if ('rule' in bracket) return bracket;
  const isTuple = bracket.firstClosedAt === key.length - 1 && (bracket.commas.length > 0 || key.length === 2);
  const parts = isTuple ? cut(key, bracket.commas) : [key];
  const empty = parts.findIndex((part) => part.trim() === '');
  if (empty < 0) return parts;
  const where = parts.length === 1 ? 'its key' : `part ${empty + 1} of ${parts.length} of its key`;
  return { rule: 'no empty key part', problem: `${where} is empty` };
}

function scanBrackets(key: string, offset: number): Bracket | UrnFault {
  const open: number[] = [];
  const commas: number[] = [];
  let firstClosedAt = -1;
  for (let index = 0; index < key.length; index += 1) {
    const character = key[index];
    if (character === '(') open.push(index);
    else if (character === ',' && open.length === 1) commas.push(index);
    else if (character === ')') {
      const opened = open.pop();
      if (opened === undefined)
        return unbalanced(`the parenthesis at character ${offset + index + 1} has no opening parenthesis`);
      if (opened === 0) firstClosedAt = index;
    }
  }
  const unclosed = open.pop();
  if (unclosed !== undefined) {
    return unbalanced(`the parenthesis opened at character ${offset + unclosed + 1} is never closed`);
  }
  return { firstClosedAt, commas };
}

function cut(tuple: string, commas: readonly number[]): string[] {
  const ends = [...commas, tuple.length - 1];
  return ends.map((end, index) => tuple.slice((ends[index - 1] ?? 0) + 1, end));
}

function unbalanced(problem: string): UrnFault {
  return { rule: 'balanced parentheses', problem: `${problem}; inside a name write %28 and %29` };
}

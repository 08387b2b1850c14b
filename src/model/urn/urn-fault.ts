/** What can be wrong with a URN, said once for all who parse one. */
import { CatalogError } from '../../core/errors.js';

export interface UrnFault {
  /** Short name of the broken rule, e.g. `balanced parentheses`; goes into `details.rule`. */
  readonly rule: string;
  /** What is wrong and where, as the end of a sentence that begins with the URN. */
  readonly problem: string;
}

/** Longest piece of a URN that a message repeats. */
const MAX_SHOWN = 200;

export function showUrn(text: string): string {
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  return JSON.stringify(shown);
}

/** @returns an INVALID_URN that quotes the URN, says the problem and names the rule in its details. */
export function urnError(text: string, fault: UrnFault): CatalogError {
  const urn = text.slice(0, MAX_SHOWN);
  return new CatalogError('INVALID_URN', `${showUrn(text)} is not a valid URN: ${fault.problem}.`, {
    rule: fault.rule,
    urn,
  });
}

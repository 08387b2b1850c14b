/** Describes faults of URNs. */
import { CatalogError } from '../../core/errors.js';

export interface UrnFault {
  /** Short name of the broken rule, e.g. `balanced parentheses`; goes into `details.rule`. */
  readonly rule: string;
  /** The fault and its place, as the end of a sentence that begins with the URN. */
  readonly problem: string;
}

/** Maximum length of the part of a URN that a message repeats. */
const MAX_SHOWN = 200;

export function showUrn(text: string): string {
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  return JSON.stringify(shown);
}

/** @returns an INVALID_URN error that quotes the URN and names the rule in its details */
export function urnError(text: string, fault: UrnFault): CatalogError {
  const urn = text.slice(0, MAX_SHOWN);
  return new CatalogError('INVALID_URN', `${showUrn(text)} is not a valid URN: ${fault.problem}.`, {
    rule: fault.rule,
    urn,
  });
}

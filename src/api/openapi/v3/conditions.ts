/** Conditions in the headers of the HTTP request, which must not be taken for met where they have no one aspect to be about. */
import type { IncomingHttpHeaders } from 'node:http';
import { CatalogError } from '../../../core/errors.js';

const CONDITIONS = ['if-version-match', 'if-none-match'] as const;

/** @throws INVALID_REQUEST for a condition beside a body of many aspects */
export function refuseConditions(headers: IncomingHttpHeaders): void {
  const given = CONDITIONS.find((name) => headers[name] !== undefined);
  if (given === undefined) return;
  throw new CatalogError(
    'INVALID_REQUEST',
    `The header ${given} says not which aspect it is about; put it into the "headers" of the aspect's object`,
    { path: `/headers/${given}`, rule: 'conditions stand beside the aspect' },
  );
}

/** Conditions in HTTP headers. A request that does not concern exactly one aspect is refused, because they would be ignored silently. */
import type { IncomingHttpHeaders } from 'node:http';
import { CatalogError } from '../../../core/errors.js';

const CONDITIONS = ['if-version-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'] as const;

/** @throws INVALID_REQUEST for a condition in a request with several aspects */
export function refuseConditions(headers: IncomingHttpHeaders): void {
  const given = CONDITIONS.find((name) => headers[name] !== undefined);
  if (given === undefined) return;
  throw new CatalogError(
    'INVALID_REQUEST',
    `The header ${given} does not name an aspect; put it into the "headers" of the aspect's object`,
    { path: `/headers/${given}`, rule: 'conditions are in the object of the aspect' },
  );
}

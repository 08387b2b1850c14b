/** Rejects aspects that hold secrets, which the graph API never shows. */
import { CatalogError } from '../../../core/errors.js';
import { WITHHELD_FROM_GRAPH } from '../../../model/secret-aspects.js';

/** @throws FORBIDDEN */
export function requireReadable(aspectName: unknown): void {
  if (!WITHHELD_FROM_GRAPH.has(aspectName)) return;
  throw new CatalogError('FORBIDDEN', `The graph API does not show the aspect ${String(aspectName)}`, {
    rule: 'aspects without secrets',
  });
}

/** Requires that an aspect has points. */
import { CatalogError } from '../../../core/errors.js';
import type { AspectDefinition } from '../../../model/types.js';

/** @param path of the aspect's name in the request @throws INVALID_REQUEST for a versioned aspect */
export function requireTimeseries(aspect: AspectDefinition, path: string): AspectDefinition {
  if (aspect.kind === 'timeseries') return aspect;
  const message = `${aspect.name} is a versioned aspect: it has versions, not points; read it with GET /entitiesV2/{urn}`;
  throw new CatalogError('INVALID_REQUEST', message, { path, rule: 'timeseries aspects only' });
}

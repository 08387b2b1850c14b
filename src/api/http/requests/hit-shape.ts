/** Detects which of two shapes of search hits the client reads; see `docs/api.md`, "Two shapes of search hits". */
import type { IncomingHttpHeaders } from 'node:http';
import type { HitShape } from '../presenters/search.js';

/** The published Python client sends this header with every request; other clients do not. */
const CLIENT_HEADER = 'x-datahub-client-mode';

export function readHitShape(headers: IncomingHttpHeaders): HitShape {
  return headers[CLIENT_HEADER] === undefined ? 'urn' : 'object';
}

/** Domains that name themselves as their parent. */
import type { JsonObject } from '../../core/json.js';
import type { PatchAspectStep, PutStep } from '../writes/write-steps.js';

/**
 * A domain that names itself as its parent is stored without a parent, because published examples of clients write such domains at the
 * top. A patch cannot do this: it moves a domain, and a domain cannot be moved into itself.
 */
export function withoutOwnParent(
  proposed: JsonObject,
  _stored: JsonObject | undefined,
  { kind, urn }: Pick<PutStep | PatchAspectStep, 'kind' | 'urn'>,
): JsonObject {
  const { parentDomain, ...rest } = proposed;
  return kind === 'put' && parentDomain === urn.text ? rest : proposed;
}

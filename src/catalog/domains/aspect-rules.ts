import type { JsonObject } from '../../core/json.js';
import { type AspectRule, withMembers } from '../writes/aspect-rule.js';
import type { PatchAspectStep, PutStep } from '../writes/write-steps.js';
import { withAllAssociations, withMatchingDomains } from './domain-associations.js';

/** The two lists of the domains of an asset name the same domains. */
const associations: AspectRule = {
  aspects: ['domains'],
  patched: withAllAssociations,
  complete: (proposed) => withMembers(proposed, withMatchingDomains),
};

/** A domain is not its own parent. */
const parents: AspectRule = {
  aspects: ['domainProperties'],
  complete: (proposed) => withMembers(proposed, withoutOwnParent),
};

export const aspectRules = [associations, parents];

/**
 * A domain that names itself as its parent is stored without a parent, because published examples of clients write such domains at the
 * top. A patch cannot do this: it moves a domain, and a domain cannot be moved into itself.
 */
function withoutOwnParent(
  proposed: JsonObject,
  _stored: JsonObject | undefined,
  { kind, urn }: Pick<PutStep | PatchAspectStep, 'kind' | 'urn'>,
): JsonObject {
  const { parentDomain, ...rest } = proposed;
  return kind === 'put' && parentDomain === urn.text ? rest : proposed;
}

import type { AspectRule } from '../writes/aspect-rule.js';
import { withMembers } from '../writes/complete-members.js';
import { withAllAssociations, withMatchingDomains } from './domain-associations.js';
import { withoutOwnParent } from './own-parent.js';

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

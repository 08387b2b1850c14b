/** Finds changes of the relationships between glossary terms. */
import type { JsonObject } from '../../core/json.js';
import type { ChangeEvent, Differ } from './change-event.js';
import { diffItems } from './diff-items.js';
import { textsAt } from './payload-parts.js';

/** Members of `glossaryRelatedTerms` with the names of their relationships. */
const RELATIONSHIPS = {
  isRelatedTerms: 'Is A',
  hasRelatedTerms: 'Has A',
  values: 'Has Value',
  relatedTerms: 'Is Related To',
} as const;

/** Each term that is added to or removed from a member is one event. */
export const diffRelatedTerms: Differ = ({ urn, aspect, before, after }) =>
  Object.entries(RELATIONSHIPS).flatMap(([member, relationshipType]) => {
    const { added, removed } = diffItems(textsAt(before, member), textsAt(after, member), (term) => term);
    const event = (operation: 'ADD' | 'REMOVE', termUrn: string): ChangeEvent => {
      const parameters: JsonObject = { termUrn, relationshipType };
      const verb = operation === 'ADD' ? 'was added' : 'was removed';
      return {
        ...{ category: 'GLOSSARY_TERM', operation, entityUrn: urn, aspect, modifier: termUrn },
        semVerChange: 'MINOR',
        description: `The relationship ${relationshipType} of ${urn} to ${termUrn} ${verb}.`,
        parameters,
      };
    };
    return [...removed.map((term) => event('REMOVE', term)), ...added.map((term) => event('ADD', term))];
  });

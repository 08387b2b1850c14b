/** Finds changes of an entity's position in a version set. */
import type { JsonObject } from '../../core/json.js';
import type { ChangeEvent, Differ } from './change-event.js';
import { filled, recordAt, textAt } from './payload-parts.js';

export const diffVersioning: Differ = ({ urn, aspect, before, after }) => {
  const [old, now] = [labelOf(before), labelOf(after)];
  if (JSON.stringify(old) === JSON.stringify(now)) return [];
  const operation = before === undefined ? 'ADD' : after === undefined ? 'REMOVE' : 'MODIFY';
  const set = textAt(after ?? before, 'versionSet');
  const event: ChangeEvent = {
    category: 'VERSIONING',
    operation,
    entityUrn: urn,
    aspect,
    modifier: set,
    semVerChange: 'MINOR',
    description: `${urn} ${VERBS[operation]} ${set}.`,
    parameters: { ...now, ...(before && { previous: old }) },
  };
  return [event];
};

const VERBS = {
  ADD: 'joined the version set',
  REMOVE: 'left the version set',
  MODIFY: 'has another version in',
} as const;

function labelOf(properties: JsonObject | undefined): JsonObject {
  return filled({
    versionSet: textAt(properties, 'versionSet'),
    version: textAt(recordAt(properties, 'version'), 'versionTag'),
    comment: textAt(properties, 'comment'),
  });
}

/** Removes a URN from all aspects that refer to it. */
import { arrayOf, BOOLEAN, EXAMPLE_URN, INTEGER, object, STRING, URN, valueOf } from '../http/json-schema.js';
import { defineRoute } from '../http/route.js';

const ASPECT = { entity: URN, aspect: STRING };

export const deleteReferences = defineRoute<unknown, { urn: string; dryRun?: boolean }>({
  method: 'POST',
  path: '/entities',
  action: 'deleteReferences',
  operationId: 'deleteReferences',
  tag: 'Write',
  permission: 'per-change',
  summary: 'Remove a URN from every aspect that refers to it',
  description:
    'Removes items of arrays, unsets optional members, and deletes aspects that contain nothing else, as new versions. ' +
    'Stamps, which tell who made an entry, and points of timeseries aspects are no references. A required member that refers ' +
    'to the URN stays, and so does a condition of a filter or policy; totalKept counts such aspects and keptAspects names them. total counts ' +
    'the references found, and relatedAspects names them. Both lists have at most 1,000 items. With dryRun nothing changes.',
  body: object({ urn: URN, 'dryRun?': BOOLEAN }),
  example: { urn: EXAMPLE_URN, dryRun: true },
  response: valueOf(
    object({
      total: INTEGER,
      relatedAspects: arrayOf(object({ relationship: STRING, ...ASPECT })),
      keptAspects: arrayOf(object(ASPECT)),
      totalKept: INTEGER,
    }),
  ),
  async handle({ body, actor, facts }, { writer }) {
    const { urn, dryRun = false } = body;
    const { total, references, kept, totalKept } = await writer.deleteReferences(urn, {
      actor,
      facts,
      dryRun,
    });
    // Clients print the values of a row in the order of its members.
    const relatedAspects = references.map(({ relationship, entity, aspect }) => ({
      relationship,
      entity,
      aspect,
    }));
    return { value: { total, relatedAspects, keptAspects: kept, totalKept } };
  },
});

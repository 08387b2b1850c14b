/** Reads an entity as a snapshot. */
import { ANY_OBJECT, arrayOf, mapOf, object, URN, valueOf } from '../http/json-schema.js';
import { aspectsWithKey } from '../http/presenters/aspects-with-key.js';
import { presentSnapshot } from '../http/presenters/snapshot.js';
import { readPathUrn } from '../http/requests/path-urn.js';
import { defineRoute } from '../http/route.js';

export const getEntity = defineRoute<unknown, unknown, { urn: string }>({
  method: 'GET',
  path: '/entities/{urn}',
  operationId: 'getEntity',
  tag: 'Read',
  permission: 'signed-in',
  deprecated: true,
  summary: 'An entity as a snapshot of its latest aspects',
  description:
    'Use GET /entitiesV2/{urn} instead. A glossary term also has the direct members ownership and glossaryTermInfo.',
  response: valueOf(mapOf(object({ urn: URN, aspects: arrayOf(mapOf(ANY_OBJECT)) }))),
  async handle({ parameters }, { model, entities }) {
    const urn = readPathUrn(parameters.urn, model);
    const entity = await entities.getEntity(urn.text);
    const aspects = aspectsWithKey({ urn, entity }, model);
    return presentSnapshot({ urn: urn.text, type: urn.entityType, aspects }, model);
  },
});

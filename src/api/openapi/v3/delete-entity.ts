/** Permanently deletes an entity, or some of its aspects. */
import type { EntityDefinition } from '../../../model/types.js';
import { arrayOf, INTEGER, object, STRING, URN } from '../../http/json-schema.js';
import { defineRoute } from '../../http/route.js';
import { ASPECTS } from './parameters.js';
import { OF_ENTITY, type EntityParameters } from './paths.js';
import { readAspectName, readEntity } from './read-path.js';

interface DeleteQuery {
  readonly aspects?: readonly string[];
  readonly clear?: boolean;
}

export const deleteEntity = defineRoute<DeleteQuery, unknown, EntityParameters>({
  method: 'DELETE',
  path: OF_ENTITY,
  operationId: 'deleteEntityV3',
  tag: 'OpenAPI v3',
  permission: 'per-change',
  summary: 'Permanently delete an entity, or some of its aspects',
  description:
    'Without parameters, all of its aspects, versions, points and edges are deleted. A missing entity is not an error. ' +
    'A body is ignored.',
  query: {
    aspects: { ...ASPECTS, description: 'Only these aspects; the key aspect stands for the whole entity.' },
    clear: {
      description: 'true deletes all aspects but the key aspect.',
      schema: { type: 'boolean', default: false },
    },
  },
  response: object({
    urn: URN,
    'aspects?': arrayOf(STRING, { description: 'Deleted aspects; absent if the whole entity was deleted.' }),
    'rows?': INTEGER,
    'timeseriesRows?': INTEGER,
  }),
  async handle({ parameters, query, actor, facts }, { model, writer }) {
    const urn = readEntity(parameters, model);
    const entity = model.getEntity(urn.entityType);
    const aspects = (query.aspects ?? []).map((name) => readAspectName(name, entity, model).name);
    const names = query.clear === true ? allButKey(entity) : aspects;
    if (names.length === 0 || names.includes(entity.keyAspect) || aspects.includes(entity.keyAspect)) {
      const { rows, timeseriesRows } = await writer.deleteEntity(urn.text, { actor, facts });
      return { urn: urn.text, rows, timeseriesRows };
    }
    const proposals = names.map((aspectName) => ({
      urn: urn.text,
      aspectName,
      changeType: 'DELETE' as const,
    }));
    const results = await writer.write(proposals, { actor, facts });
    const gone = results.filter(({ changed }) => changed).map(({ aspectName }) => aspectName);
    return { urn: urn.text, aspects: gone };
  },
});

function allButKey({ aspects, keyAspect }: EntityDefinition): string[] {
  return aspects.filter((name) => name !== keyAspect);
}

/** Permanently deletes an entity, or some of its aspects. */
import type { EntityDefinition } from '../../../model/types.js';
import type { PointDeletion, WriteContext, WriteResult } from '../../../catalog/writes/types.js';
import type { Services } from '../../../auth/services.js';
import { arrayOf, EXAMPLE_URN, INTEGER, object, STRING, URN } from '../../http/json-schema.js';
import { readPreconditions } from '../../../catalog/writes/preconditions.js';
import { defineChange } from '../../http/route.js';
import { ASPECTS } from './parameters.js';
import { readAspect, readAspectName, readEntity, OF_ASPECT, OF_ENTITY } from './read-path.js';

export const deleteEntity = defineChange(OF_ENTITY, {
  method: 'DELETE',
  operationId: 'deleteEntityV3',
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
    return { urn: urn.text, aspects: changedAspects(results) };
  },
});

function changedAspects(results: readonly WriteResult[]): string[] {
  return results.filter(({ changed }) => changed).map(({ aspectName }) => aspectName);
}

function allButKey({ aspects, keyAspect }: EntityDefinition): string[] {
  return aspects.filter((name) => name !== keyAspect);
}

export const deleteAspect = defineChange(OF_ASPECT, {
  method: 'DELETE',
  operationId: 'deleteAspectV3',
  summary: 'Delete one aspect of an entity',
  description:
    'The key aspect stands for the whole entity. Of a timeseries aspect only the newest point is deleted. Missing aspects are not an ' +
    'error. The headers `If-Version-Match`, `If-Modified-Since` and `If-Unmodified-Since` are conditions.',
  response: object({
    urn: URN,
    aspects: arrayOf(STRING, { description: `Deleted aspects, e.g. of ${EXAMPLE_URN}.` }),
  }),
  async handle({ parameters, headers, actor, facts }, services) {
    const { urn, aspect } = readAspect(parameters, services.model);
    const { ifAbsent: _, ...conditions } = readPreconditions(headers, '/headers');
    const target = { urn: urn.text, aspectName: aspect.name };
    if (aspect.kind === 'timeseries' && Object.keys(conditions).length === 0)
      return deleteNewestPoint(services, target, { actor, facts });
    const proposal = { ...target, changeType: 'DELETE' as const, ...conditions };
    const results = await services.writer.write([proposal], { actor, facts });
    return { urn: urn.text, aspects: changedAspects(results) };
  },
});

/**
 * Deletes the newest point of a timeseries aspect, so that repeated requests delete one after the other. Points of the same time are deleted together. If there is none, nothing happens.
 * @returns the URN, with the name of the aspect if a point was deleted
 */
async function deleteNewestPoint(
  { writer, unscoped }: Pick<Services, 'writer' | 'unscoped'>,
  target: Pick<PointDeletion, 'urn' | 'aspectName'>,
  context: WriteContext,
): Promise<{ urn: string; aspects: string[] }> {
  const { points } = await unscoped.timeseries.listPoints({ ...target, latestValue: true });
  const time = points[0]?.timestampMillis ?? NO_POINT;
  // Called even if there is no point, because the writer checks what the actor may do.
  const range = { startTimeMillis: time, endTimeMillis: time };
  const { timeseriesRows } = await writer.deletePoints({ ...target, ...range }, context);
  return { urn: target.urn, aspects: timeseriesRows > 0 ? [target.aspectName] : [] };
}

/** A time that no point has. */
const NO_POINT = Number.MIN_SAFE_INTEGER;

/** Deletes everything that was written with a model registry. */
import { CatalogError } from '../../core/errors.js';
import { ANY_OBJECT, arrayOf, BOOLEAN, INTEGER, object, valueOf } from '../http/json-schema.js';
import { defineRoute } from '../http/route.js';

interface DeleteAllBody {
  readonly registryId: string;
  readonly dryRun: boolean;
  readonly soft: boolean;
}

export const deleteAll = defineRoute<unknown, DeleteAllBody>({
  method: 'POST',
  path: '/entities',
  action: 'deleteAll',
  operationId: 'deleteByRegistry',
  tag: 'Write',
  permission: 'per-change',
  summary: 'Delete the aspects that were written with a model registry',
  description:
    'Deletes an aspect if the system metadata of its latest value name the registry (registryName and registryVersion) and no ' +
    'other: nothing else is deleted. Its older versions, points and the entity itself stay. soft is for a dry run only.',
  body: object({
    registryId: { type: 'string', pattern: '^[^:]+:.+$', description: '<registryName>:<registryVersion>' },
    dryRun: BOOLEAN,
    soft: BOOLEAN,
  }),
  example: { registryId: 'greenhouse-model:0.0.1', dryRun: true, soft: false },
  response: valueOf(
    object({
      aspectRowSummaries: arrayOf(ANY_OBJECT),
      entitiesAffected: INTEGER,
      aspectsAffected: INTEGER,
      aspectsReverted: INTEGER,
      unsafeEntitiesCount: INTEGER,
      unsafeEntities: arrayOf(ANY_OBJECT),
      entitiesDeleted: INTEGER,
    }),
  ),
  async handle({ body, actor, facts }, { writer }) {
    const { registryId, dryRun, soft } = body;
    if (soft && !dryRun) throw onlyHard();
    const { entities, aspects } = await writer.deleteByRegistry(registryId, { actor, facts, dryRun });
    return {
      value: {
        // Clients fail on any row, because they look up a run that they did not send.
        aspectRowSummaries: [],
        entitiesAffected: entities,
        aspectsAffected: aspects,
        aspectsReverted: aspects,
        unsafeEntitiesCount: 0,
        unsafeEntities: [],
        entitiesDeleted: 0,
      },
    };
  },
});

function onlyHard(): CatalogError {
  const message =
    'Aspects of a registry cannot be soft-deleted: send soft: false, or dryRun: true for a preview';
  return new CatalogError('INVALID_REQUEST', message, { path: '/soft', rule: 'false unless dryRun' });
}

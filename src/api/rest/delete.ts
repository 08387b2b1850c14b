/** Permanent deletions: of an entity, an aspect or points, of the writes of a model registry, and of references to a URN. */
import type { Requester } from '../../core/request-facts.js';
import { type CatalogError, invalidRequest } from '../../core/errors.js';
import type { AspectDefinition } from '../../model/types.js';
import type { DeleteResult } from '../../catalog/writes/types.js';
import type { Services } from '../../auth/services.js';
import {
  EXAMPLE_URN,
  type ShapeOf,
  INTEGER,
  object,
  STRING,
  URN,
  valueOf,
  ANY_OBJECT,
  arrayOf,
  BOOLEAN,
} from '../http/json-schema.js';
import { defineAction } from '../http/route.js';

const DELETION = object({
  urn: URN,
  'aspectName?': STRING,
  'startTimeMillis?': INTEGER,
  'endTimeMillis?': INTEGER,
});

export const deleteEntity = defineAction('/entities', 'delete', {
  operationId: 'deleteEntity',
  tag: 'Write',
  permission: 'per-change',
  summary: 'Permanently delete an entity, or one of its aspects',
  description:
    'With a timeseries aspect: its points from startTimeMillis to endTimeMillis, both inclusive and optional.',
  body: DELETION,
  example: { urn: EXAMPLE_URN },
  response: valueOf(object({ urn: URN, rows: INTEGER, timeseriesRows: INTEGER })),
  async handle({ body, actor, facts }, services) {
    const urn = services.model.parseUrn(body.urn);
    const aspect =
      body.aspectName === undefined ? undefined : services.model.getAspectOf(urn.entityType, body.aspectName);
    const { rows, timeseriesRows } = await remove({ body, aspect, actor, facts }, services);
    return { value: { urn: urn.text, rows, timeseriesRows } };
  },
});

interface Removal extends Requester {
  readonly body: ShapeOf<typeof DELETION>;
  readonly aspect: AspectDefinition | undefined;
}

async function remove({ body, aspect, actor, facts }: Removal, { writer }: Services): Promise<DeleteResult> {
  const { urn, startTimeMillis, endTimeMillis } = body;
  if (aspect?.kind === 'timeseries') {
    const range = {
      urn,
      aspectName: aspect.name,
      ...(startTimeMillis !== undefined && { startTimeMillis }),
      ...(endTimeMillis !== undefined && { endTimeMillis }),
    };
    return writer.deletePoints(range, { actor, facts });
  }
  if (startTimeMillis !== undefined || endTimeMillis !== undefined) throw rangeOfNothing(aspect);
  if (aspect === undefined || aspect.keyFor !== undefined) return writer.deleteEntity(urn, { actor, facts });
  const [result] = await writer.write([{ urn, aspectName: aspect.name, changeType: 'DELETE' }], {
    actor,
    facts,
  });
  return { rows: result?.changed === true ? 1 : 0, timeseriesRows: 0 };
}

/** A range in combination with another member would delete more than intended. */
function rangeOfNothing(aspect: AspectDefinition | undefined): CatalogError {
  const subject =
    aspect === undefined ? 'a whole entity' : `${aspect.name}, which is not a timeseries aspect`;
  return invalidRequest(
    '/startTimeMillis',
    `startTimeMillis and endTimeMillis do not apply to ${subject}`,
    'timeseries aspects only',
  );
}

export const deleteAll = defineAction('/entities', 'deleteAll', {
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
  return invalidRequest('/soft', message, 'false unless dryRun');
}

const ASPECT = { entity: URN, aspect: STRING };

export const deleteReferences = defineAction('/entities', 'deleteReferences', {
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

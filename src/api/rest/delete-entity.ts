/** Permanently deletes an entity, one of its aspects, or the timeseries points in a range. */
import type { Requester } from '../../core/request-facts.js';
import { CatalogError } from '../../core/errors.js';
import type { AspectDefinition } from '../../model/types.js';
import type { DeleteResult } from '../../catalog/writes/types.js';
import { EXAMPLE_URN, INTEGER, object, STRING, URN, valueOf } from '../http/json-schema.js';
import { defineRoute } from '../http/route.js';
import type { Services } from '../../auth/services.js';

interface DeleteBody {
  readonly urn: string;
  readonly aspectName?: string;
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
}

export const deleteEntity = defineRoute<unknown, DeleteBody>({
  method: 'POST',
  path: '/entities',
  action: 'delete',
  operationId: 'deleteEntity',
  tag: 'Write',
  permission: 'per-change',
  summary: 'Permanently delete an entity, or one of its aspects',
  description:
    'With a timeseries aspect: its points from startTimeMillis to endTimeMillis, both inclusive and optional.',
  body: object({ urn: URN, 'aspectName?': STRING, 'startTimeMillis?': INTEGER, 'endTimeMillis?': INTEGER }),
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
  readonly body: DeleteBody;
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
  return new CatalogError('INVALID_REQUEST', `startTimeMillis and endTimeMillis do not apply to ${subject}`, {
    path: '/startTimeMillis',
    rule: 'timeseries aspects only',
  });
}

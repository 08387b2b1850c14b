/** Tells which entities exist. */
import type { StoredEntity } from '../../../catalog/entities/types.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import type { Services } from '../../../auth/services.js';
import { arrayOf, BOOLEAN, EXAMPLE_URN, object, URN, valueOf } from '../../http/json-schema.js';
import { defineRoute } from '../../http/route.js';

const STATUS = 'status';

export const exists = defineRoute<unknown, { urn: string; includeSoftDelete?: boolean }>({
  method: 'POST',
  path: '/entities',
  action: 'exists',
  operationId: 'exists',
  tag: 'Read',
  permission: 'signed-in',
  summary: 'Whether an entity exists',
  body: object({
    urn: URN,
    'includeSoftDelete?': {
      ...BOOLEAN,
      default: true,
      description: 'false: a soft-deleted entity does not count.',
    },
  }),
  example: { urn: EXAMPLE_URN },
  response: valueOf(BOOLEAN),
  async handle({ body: { urn: text, includeSoftDelete = true } }, services) {
    const urn = services.model.parseUrn(text).text;
    const found = (await findExisting([urn], services)).get(urn);
    return { value: found !== undefined && (includeSoftDelete || !isRemoved(found)) };
  },
});

export const filterExistingUrns = defineRoute<unknown, { urns: readonly string[] }>({
  method: 'POST',
  path: '/entities',
  action: 'filterExistingUrns',
  operationId: 'filterExistingUrns',
  tag: 'Read',
  permission: 'signed-in',
  summary: 'Those of some URNs whose entities exist',
  description: 'In the order of the request. Soft-deleted entities exist.',
  body: object({ urns: arrayOf(URN, { maxItems: MAX_PAGE_SIZE, 'x-limit': 'MAX_PAGE_SIZE' }) }),
  example: { urns: [EXAMPLE_URN] },
  response: valueOf(arrayOf(URN)),
  async handle({ body }, services) {
    const urns = [...new Set(body.urns.map((text) => services.model.parseUrn(text).text))];
    const found = await findExisting(urns, services);
    return { value: urns.filter((urn) => found.has(urn)) };
  },
});

/** One statement. */
async function findExisting(
  urns: readonly string[],
  { entities, model }: Services,
): Promise<ReadonlyMap<string, StoredEntity>> {
  if (urns.length === 0) return new Map();
  return entities.findAspects(
    urns.map((urn) => {
      const { aspects } = model.getEntity(model.parseUrn(urn).entityType);
      return { urn, names: aspects.includes(STATUS) ? [STATUS] : [] };
    }),
  );
}

function isRemoved({ aspects }: StoredEntity): boolean {
  const status = aspects.get(STATUS);
  return status !== undefined && (JSON.parse(status.text) as { removed?: boolean }).removed === true;
}

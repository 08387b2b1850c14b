/** Reads entities with their latest aspects by name. */
import { withoutDefaults } from '../../catalog/default-aspects/read-defaults.js';
import type { StoredEntity } from '../../catalog/entities/types.js';
import type { MetadataModel } from '../../model/types.js';
import type { Urn } from '../../model/urn/urn.js';
import { mapOf, object, ref } from '../http/json-schema.js';
import { aspectsWithKey } from '../http/presenters/aspects-with-key.js';
import { presentEntityAspects } from '../http/presenters/entity-aspects.js';
import { readPathUrn } from '../http/requests/path-urn.js';
import { defineRoute, type QueryParameter } from '../http/route.js';
import type { Services } from '../../auth/services.js';

interface AspectsQuery {
  readonly aspects?: readonly string[];
  readonly defaults?: boolean;
}

const ASPECTS: QueryParameter = {
  description: 'Only these aspects, e.g. `List(status,ownership)`; default: all.',
  schema: { type: 'string' },
  list: 'comma',
};

const DEFAULTS: QueryParameter = {
  description: 'Whether to include the platform and the path that an entity has although nobody wrote them.',
  schema: { type: 'boolean', default: true },
};

export const getEntityV2 = defineRoute<AspectsQuery, unknown, { urn: string }>({
  method: 'GET',
  path: '/entitiesV2/{urn}',
  operationId: 'getEntityV2',
  tag: 'Read',
  permission: 'signed-in',
  summary: 'An entity with its latest aspects',
  description: 'For an entity that does not exist, only the key aspect is returned.',
  query: { aspects: ASPECTS, defaults: DEFAULTS },
  response: ref('EntityAspects'),
  async handle({ parameters, query }, services) {
    const urn = readPathUrn(parameters.urn, services.model);
    const [entity] = await readEntities([urn], query, services);
    return entity;
  },
});

export const getEntitiesV2 = defineRoute<AspectsQuery & { readonly ids: readonly string[] }, unknown>({
  method: 'GET',
  path: '/entitiesV2',
  operationId: 'getEntitiesV2',
  tag: 'Read',
  permission: 'signed-in',
  summary: 'Several entities with their latest aspects',
  query: {
    ids: {
      description: 'URNs, percent-encoded one by one: `List(<urn>,<urn>)`.',
      schema: { type: 'string' },
      required: true,
      list: 'restli',
    },
    aspects: ASPECTS,
    defaults: DEFAULTS,
  },
  response: object({ results: mapOf(ref('EntityAspects')) }),
  async handle({ query }, services) {
    const urns = query.ids.map((id) => services.model.parseUrn(id));
    const entities = await readEntities(urns, query, services);
    return { results: Object.fromEntries(urns.map((urn, at) => [urn.text, entities[at]])) };
  },
});

async function readEntities(
  urns: readonly Urn[],
  { aspects = [], defaults = true }: AspectsQuery,
  { model, entities }: Services,
): Promise<Record<string, unknown>[]> {
  const wanted = aspects.length === 0 ? undefined : aspects;
  const found = await entities.findEntities(
    urns.map(({ text }) => text),
    versionedOf(wanted, model),
  );
  const entityOf = (entity: StoredEntity | undefined) =>
    entity === undefined || defaults ? entity : withoutDefaults(entity);
  return urns.map((urn, at) =>
    presentEntityAspects({
      urn: urn.text,
      type: urn.entityType,
      aspects: aspectsWithKey({ urn, entity: entityOf(found[at]), wanted }, model),
    }),
  );
}

/**
 * Timeseries points are not part of an entity. Clients request the same list of aspect names for all entity types, and their models may
 * have other versions, so unknown names are ignored.
 */
function versionedOf(
  names: readonly string[] | undefined,
  model: MetadataModel,
): readonly string[] | undefined {
  return names?.filter((name) => model.aspects.get(name)?.kind === 'versioned');
}

/** Reads entities with their latest aspects by name. */
import { withoutDefaults } from '../../catalog/default-aspects/default-values.js';
import type { StoredAspect } from '../../catalog/entities/types.js';
import type { MetadataModel } from '../../model/types.js';
import type { Urn } from '../../model/urn.js';
import type { Services } from '../../auth/services.js';
import { RawJson } from '../../core/json.js';
import { mapOf, object, ref, ANY_OBJECT, arrayOf, URN, valueOf } from '../http/json-schema.js';
import { aspectsWithKey, findWithKeys } from '../http/aspects-with-key.js';
import { readPathUrn } from '../http/request-parts.js';
import { defineRead, type QueryOf } from '../http/route.js';

const ASPECTS = {
  description: 'Only these aspects, e.g. `List(status,ownership)`; default: all.',
  schema: { type: 'string' },
  list: 'comma',
} as const;

const DEFAULTS = {
  description:
    'Whether to include the platform and the path that an entity has although they were never written.',
  schema: { type: 'boolean', default: true },
} as const;

const ASPECTS_QUERY = { aspects: ASPECTS, defaults: DEFAULTS };

export const getEntityV2 = defineRead('/entitiesV2/{urn}', {
  operationId: 'getEntityV2',
  tag: 'Read',
  summary: 'An entity with its latest aspects',
  description: 'For an entity that does not exist, only the key aspect is returned.',
  query: ASPECTS_QUERY,
  response: ref('EntityAspects'),
  async handle({ parameters, query }, services) {
    const urn = readPathUrn(parameters.urn, services.model);
    const [entity] = await readEntities([urn], query, services);
    return entity;
  },
});

export const getEntitiesV2 = defineRead('/entitiesV2', {
  operationId: 'getEntitiesV2',
  tag: 'Read',
  summary: 'Several entities with their latest aspects',
  query: {
    ids: {
      description: 'URNs, percent-encoded one by one: `List(<urn>,<urn>)`.',
      schema: { type: 'string' },
      required: true,
      list: 'restli',
    },
    ...ASPECTS_QUERY,
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
  { aspects, defaults = true }: QueryOf<typeof ASPECTS_QUERY>,
  services: Services,
): Promise<Record<string, unknown>[]> {
  const change = defaults ? undefined : withoutDefaults;
  const found = await findWithKeys({ urns, aspectNames: aspects, change }, services);
  return found.map(({ urn, aspects: read }) =>
    presentEntityAspects({ urn: urn.text, type: urn.entityType, aspects: read }),
  );
}

interface PresentableEntity {
  readonly urn: string;
  readonly type: string;
  readonly aspects: Iterable<StoredAspect>;
}

/** Presents an entity with its latest aspects by name. */
export function presentEntityAspects({ urn, type, aspects }: PresentableEntity): Record<string, unknown> {
  const byName = [...aspects].map((aspect) => [aspect.name, presentAspect(aspect)] as const);
  return { urn, entityName: type, aspects: Object.fromEntries(byName) };
}

/** Clients remove `name`, `type` and `version` before they show the rest, so all three must exist. */
function presentAspect({ name, text, created, systemMetadata }: StoredAspect): Record<string, unknown> {
  return { name, type: 'VERSIONED', version: 0, value: new RawJson(text), created, systemMetadata };
}

/** Aspects that a snapshot of the entity type also contains as direct members. */
const DIRECT_ASPECTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['glossaryTerm', ['ownership', 'glossaryTermInfo']],
]);

/** Presents an entity as a legacy snapshot: a list of aspects by record name. */
export function presentSnapshot(
  entity: PresentableEntity,
  model: Pick<MetadataModel, 'getAspect' | 'snapshotRecordOf'>,
): Record<string, unknown> {
  const aspects = [...entity.aspects];
  const direct = DIRECT_ASPECTS.get(entity.type) ?? [];
  const members = aspects
    .filter(({ name }) => direct.includes(name))
    .map(({ name, text }) => [name, new RawJson(text)] as const);
  const snapshot = {
    urn: entity.urn,
    aspects: aspects.map(({ name, text }) => ({ [model.getAspect(name).record]: new RawJson(text) })),
    ...Object.fromEntries(members),
  };
  return { value: { [model.snapshotRecordOf(entity.type)]: snapshot } };
}

/** Reads an entity as a snapshot. */
export const getEntity = defineRead('/entities/{urn}', {
  operationId: 'getEntity',
  tag: 'Read',
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

/** Reads many entities at once. */
import { CatalogError } from '../../../core/errors.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import { aspectsWithKey } from '../../http/presenters/aspects-with-key.js';
import { arrayOf, BOOLEAN, EXAMPLE_URN, object, STRING, URN } from '../../http/json-schema.js';
import { defineRoute } from '../../http/route.js';
import { ENTITIES_V2, presentEntityV2, readEntityType } from './entity-aspects.js';

interface BatchBody {
  readonly urns: readonly string[];
  readonly aspectNames?: readonly string[];
  readonly withSystemMetadata?: boolean;
}

export const batchGetV2 = defineRoute<unknown, BatchBody, { type: string }>({
  method: 'POST',
  path: '/openapi/v2/entity/batch/{type}',
  operationId: 'batchGetEntitiesV2',
  tag: 'OpenAPI',
  permission: 'signed-in',
  deprecated: true,
  summary: 'Entities of one type with their latest aspects',
  description: 'Missing entities, and aspects that the type does not have, are omitted.',
  body: object({
    urns: arrayOf(URN, { maxItems: MAX_PAGE_SIZE, 'x-limit': 'MAX_PAGE_SIZE' }),
    'aspectNames?': arrayOf(STRING, { description: 'Default: all.' }),
    'withSystemMetadata?': BOOLEAN,
  }),
  example: { urns: [EXAMPLE_URN], aspectNames: ['status'], withSystemMetadata: false },
  response: object({ entities: ENTITIES_V2 }),
  async handle({ parameters, body }, { model, entities }) {
    const type = readEntityType(parameters.type, model);
    const urns = body.urns.map((text, index) => {
      const urn = model.parseUrn(text);
      if (urn.entityType === type.name) return urn;
      throw new CatalogError('INVALID_URN', `${text} is not of the type ${type.name}`, {
        path: `/urns/${index}`,
        rule: `urn of entity type ${type.name}`,
      });
    });
    const { aspectNames = [], withSystemMetadata = false } = body;
    const wanted = aspectNames.length === 0 ? undefined : aspectNames;
    const stored = await entities.findEntities(
      urns.map(({ text }) => text),
      wanted?.filter((name) => type.aspects.includes(name) && model.getAspect(name).kind === 'versioned'),
    );
    return {
      entities: urns.flatMap((urn, at) => {
        const entity = stored[at];
        if (entity === undefined) return [];
        const aspects = aspectsWithKey({ urn, entity, wanted }, model);
        return [presentEntityV2(urn.text, { aspects, withSystemMetadata })];
      }),
    };
  },
});

/** Links assets as versions of a version set, and unlinks them. */
import { systemClock } from '../../../core/clock.js';
import { SET, VERSION } from '../../../catalog/version-sets/version-aspects.js';
import { linkVersion, unlinkVersion } from '../../../catalog/version-sets/version-commands.js';
import { arrayOf, INTEGER, object, STRING, URN } from '../../http/json-schema.js';
import { readPathUrn } from '../../http/request-parts.js';
import { defineChange, type Route } from '../../http/route.js';
import { findEntities, presentEntity } from './find-entities.js';
import { SHOWN_ENTITY } from './parameters.js';
import { ENTITIES } from './read-path.js';

const PATH = `${ENTITIES}/versioning/{versionSet}/relationship/versionOf/{urn}` as const;

const link = defineChange(PATH, {
  operationId: 'linkVersionV3',
  summary: 'Make an asset the latest version of a version set',
  description: 'Returns the version set and the asset, with their aspects about versions.',
  body: object({
    version: { ...STRING, minLength: 1, description: 'Label of the version.' },
    'comment?': STRING,
    'sourceCreationTimestamp?': { ...INTEGER, description: 'Epoch milliseconds.' },
    'sourceCreator?': URN,
  }),
  example: { version: '2.1' },
  response: arrayOf(SHOWN_ENTITY),
  async handle({ parameters, body, actor, facts }, services) {
    const { model } = services;
    const asset = readPathUrn(parameters.urn, model);
    const set = readPathUrn(parameters.versionSet, model);
    await linkVersion(
      { actor, facts, clock: systemClock, services },
      {
        ...{ versionSet: set.text, linkedEntity: asset.text },
        ...{ version: body.version, comment: body.comment },
        ...{ sourceTimestamp: body.sourceCreationTimestamp, sourceCreator: body.sourceCreator },
      },
    );
    const found = await findEntities(
      [
        { urn: set, names: [SET] },
        { urn: asset, names: [VERSION] },
      ],
      services,
    );
    return found.flatMap((entity) => (entity === undefined ? [] : [presentEntity(entity, false)]));
  },
});

const unlink = defineChange(PATH, {
  method: 'DELETE',
  operationId: 'unlinkVersionV3',
  summary: 'Remove an asset from a version set',
  description: 'The previous version becomes the latest. Returns the URNs of the version set and the asset.',
  response: arrayOf(URN),
  async handle({ parameters, actor, facts }, services) {
    const unlinkedEntity = readPathUrn(parameters.urn, services.model).text;
    const versionSet = readPathUrn(parameters.versionSet, services.model).text;
    const set = await unlinkVersion(
      { actor, facts, clock: systemClock, services },
      { unlinkedEntity, versionSet },
    );
    return [set, unlinkedEntity];
  },
});

export const VERSION_ROUTES: readonly Route[] = [link, unlink];

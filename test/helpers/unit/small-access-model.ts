/** A model with the entity types that have access rules, to parse URNs without loading `schemas/`. */
import { CatalogError } from '../../../src/core/errors.js';
import type { EntityDefinition, MetadataModel } from '../../../src/model/types.js';
import { parseUrnSyntax } from '../../../src/model/urn.js';

const NAMES = [
  'corpuser',
  'corpGroup',
  'chart',
  'container',
  'dataHubAccessToken',
  'dataHubPolicy',
  'dataHubRole',
  'dataHubView',
  'dataPlatformInstance',
  'dataset',
  'domain',
  'glossaryNode',
  'glossaryTerm',
  'ownershipType',
  'tag',
];

const entities: ReadonlyMap<string, EntityDefinition> = new Map(
  NAMES.map((name) => {
    const keyAspect = name === 'corpuser' ? 'corpUserKey' : `${name}Key`;
    return [name, { name, label: name, keyAspect, keyFields: [], aspects: [keyAspect] }];
  }),
);

function getEntity(name: string): EntityDefinition {
  const found = entities.get(name);
  if (found === undefined) throw new CatalogError('UNKNOWN_ENTITY', `There is no entity type ${name}`);
  return found;
}

export const accessModel = {
  entities,
  getEntity,
  parseUrn: (text: string) => {
    const urn = parseUrnSyntax(text);
    getEntity(urn.entityType);
    return urn;
  },
} as unknown as MetadataModel;

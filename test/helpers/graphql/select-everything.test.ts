/** A document that selects everything of every entity type is valid. */
import { parse, validate } from 'graphql';
import { buildCatalogSchema } from '../../../src/api/graphql/build-schema.js';
import { readSdl } from '../../../src/api/graphql/sdl.js';
import { errorsOf } from '../../../src/api/graphql/validate-document.js';
import { loadModel } from '../../../src/model/load-model.js';
import { everyTypeInOneSearch } from './select-everything.js';

const schema = buildCatalogSchema(readSdl('schemas/graphql'), loadModel(['schemas']));

/**
 * Fields whose shape differs from that of an earlier type. A document with both needs an alias. Clients know nearly all of these
 * differences: their own types have them. So the list may only become shorter.
 */
const ALIASED = [
  ...['ChartInfo.type', 'ChartProperties.type', 'CorpGroup.origin', 'CorpUser.status', 'DataFlow.runs'],
  ...['DataHubFile.info', 'DataHubPageModule.properties'],
  ...['DataHubPageTemplate.properties', 'DataHubPolicy.privileges', 'DataHubRole.description'],
  ...['DataJob.platform', 'DataJob.runs', 'DataJobProperties.type', 'DataPlatformInfo.type'],
  ...['DataPlatformInstanceProperties.name', 'DataPlatformProperties.type', 'DataProcessInstance.name'],
  ...['DataProcessInstance.platform', 'DataProcessInstance.state', 'DataProcessInstanceProperties.type'],
  ...[
    'DataTypeEntity.info',
    'EntityTypeEntity.info',
    'Form.info',
    'Incident.created',
    'Incident.entities',
    'Incident.status',
    'IncidentSource.type',
  ],
  ...['MLModelDeploymentProperties.status', 'MLModelGroupProperties.name'],
  ...['MLModelProperties.name', 'MLModelProperties.type', 'Metric.applications', 'QueryEntity.platform'],
  ...[
    'QueryProperties.name',
    'Role.actors',
    'RoleProperties.type',
    'SchemaFieldProperties.name',
    'SemanticModel.applications',
  ],
  ...['SemanticModel.metrics', 'ServiceAccount.createdAt'],
];

it('a search that selects everything to depth 2 is valid', () => {
  expect(errorsOf(parse(everyTypeInOneSearch(schema, 2).document), schema)).toEqual([]);
});

it('a search selects everything of all entity types at once, with an alias only where shapes differ', () => {
  const { document, aliased } = everyTypeInOneSearch(schema, 1);
  expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
  expect(aliased).toEqual(ALIASED);
});

/** Tests the names of entity types, the selection of searched types, and the ranking of suggestions. */
import { findEntityType, toEnumName } from './entity-type-names.js';
import { selectTypes } from '../../catalog/search/searchable-types.js';
import { listSuggestions } from '../../catalog/search/autocomplete.js';
import { model } from '../../../test/helpers/unit/small-search-model.js';

describe('toEnumName', () => {
  it.each([
    ['dataset', 'DATASET'],
    ['dataJob', 'DATA_JOB'],
    ['corpuser', 'CORP_USER'],
    ['corpGroup', 'CORP_GROUP'],
    ['mlFeatureTable', 'MLFEATURE_TABLE'],
    ['mlModelDeployment', 'MLMODEL_DEPLOYMENT'],
    ['dataHubExecutionRequest', 'EXECUTION_REQUEST'],
    ['erModelRelationship', 'ER_MODEL_RELATIONSHIP'],
  ])('returns for %s the name %s', (entityType, name) => {
    expect(toEnumName(entityType)).toBe(name);
  });

  it('is inverted by findEntityType for every type of the model', () => {
    for (const name of model.entities.keys()) expect(findEntityType(model, toEnumName(name))).toBe(name);
    expect(findEntityType(model, 'NO_SUCH')).toBeUndefined();
  });
});

describe('selectTypes', () => {
  it('leaves out technical types unless the client names them', () => {
    expect(selectTypes(model, []).names).toEqual([
      'chart',
      'dataFlow',
      'dataJob',
      'dataset',
      'mlFeature',
      'tag',
    ]);
    expect(selectTypes(model, []).clauses).toEqual([
      '-search_terms:"_entityType=schemaField"^0',
      '-search_terms:"_entityType=dataHubSecret"^0',
    ]);
    expect(selectTypes(model, ['schemaField']).clauses).toEqual([
      '+search_terms:"_entityType=schemaField"^0',
    ]);
  });
});

describe('listSuggestions', () => {
  const rows = [
    { urn: 'u3', values: ['Orders'] },
    { urn: 'u1', values: ['daily_orders', 'orders'] },
    { urn: 'u4', values: ['orders'] },
    { urn: 'u2', values: ['orders_archive', 'x_orders'] },
    { urn: 'u5', values: ['nothing like it'] },
  ];

  it('suggests the best value of each entity, each text once, in the order of the entities', () => {
    expect(listSuggestions(rows, { query: 'orders' })).toEqual([
      { text: 'Orders', urn: 'u3' },
      { text: 'orders', urn: 'u1' },
      { text: 'orders_archive', urn: 'u2' },
    ]);
    expect(listSuggestions(rows, { query: 'daily or' })).toEqual([{ text: 'daily_orders', urn: 'u1' }]);
  });
});

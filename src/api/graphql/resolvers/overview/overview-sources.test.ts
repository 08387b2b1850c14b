/** Places of overview properties, derived from the metadata model. */
import { join } from 'node:path';
import { isJsonObject } from '../../../../core/json.js';
import { loadModel } from '../../../../model/load-model.js';
import { overviewSourcesOf, type OverviewSources } from './overview-sources.js';

const model = loadModel([join(import.meta.dirname, '..', '..', '..', '..', '..', 'schemas')]);

/** Places as `aspect/member`. */
function sourcesOf(entityType: string, member: keyof OverviewSources): string[] {
  return overviewSourcesOf(model, entityType)[member].map(({ aspect, path }) => [aspect, ...path].join('/'));
}

it.each([...model.entities.keys()])(
  'the sources of %s are aspects of the type and members of these aspects',
  (type) => {
    const sources = Object.values(overviewSourcesOf(model, type)).flat();
    for (const { aspect, path } of sources as OverviewSources['names']) {
      expect([aspect, model.entities.get(type)?.aspects.includes(aspect)]).toEqual([aspect, true]);
      const { properties } = model.schemaOf(aspect);
      expect([aspect, isJsonObject(properties) && Object.keys(properties)]).toEqual([
        aspect,
        expect.arrayContaining([path[0]]),
      ]);
    }
  },
);

it.each<[entityType: string, member: keyof OverviewSources, sources: readonly string[]]>([
  ['dataset', 'names', ['editableDatasetProperties/name']],
  ['corpuser', 'names', ['corpUserEditableInfo/displayName']],
  ['searchTemplate', 'names', ['searchTemplateProperties/name']],
  ['assertion', 'names', ['assertionInfo/description']],
  ['tag', 'names', []],
  [
    'dataset',
    'editedDescriptions',
    ['editableDatasetProperties/description', 'documentation/documentations/0/documentation'],
  ],
  ['dataset', 'sourceDescriptions', ['datasetProperties/description']],
  ['corpuser', 'editedDescriptions', ['corpUserEditableInfo/aboutMe']],
  ['glossaryTerm', 'sourceDescriptions', ['glossaryTermInfo/definition']],
  ['dataHubView', 'sourceDescriptions', ['dataHubViewInfo/description']],
  ['chart', 'externalUrls', ['chartInfo/externalUrl', 'chartInfo/chartUrl']],
  // The aspect of one type precedes an aspect that several types share.
  ['dataFlow', 'customProperties', ['dataFlowInfo/customProperties', 'versionInfo/customProperties']],
  ['domain', 'parents', ['domainProperties/parentDomain']],
  ['glossaryTerm', 'parents', ['glossaryTermInfo/parentNode']],
  ['document', 'parents', ['documentInfo/parentDocument/document']],
  ['application', 'parents', ['applicationProperties/parentApplication']],
  ['dataset', 'parents', ['semanticModelProperties/semanticModel']],
  [
    'dataProcessInstance',
    'parents',
    ['dataProcessInstanceRelationships/parentInstance', 'dataProcessInstanceRelationships/parentTemplate'],
  ],
  ['corpGroup', 'parents', []],
  ['nothing of the model', 'names', []],
])('the sources of %s for %s', (entityType, member, sources) => {
  expect(sourcesOf(entityType, member)).toEqual(sources);
});

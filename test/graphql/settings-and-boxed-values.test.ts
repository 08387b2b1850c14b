/** Less common fields of stored aspects: kinds of jobs, settings of users and pages, boxed values. */
import { proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

const word = unique('further');
const flow = `urn:li:dataFlow:(airflow,${word},PROD)`;
const job = (name: string) => `urn:li:dataJob:(${flow},${name})`;
const model = `urn:li:mlModel:(urn:li:dataPlatform:mlflow,${word},PROD)`;
const person = `urn:li:corpuser:${word}`;
const view = `urn:li:dataHubView:${word}`;
const template = `urn:li:dataHubPageTemplate:${word}`;
const module = `urn:li:dataHubPageModule:${word}`;
const attribute = `urn:li:businessAttribute:${word}`;
const term = `urn:li:glossaryTerm:${word}`;
const stamp = { time: 1_700_000_000_000, actor: person };

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
  const answer = await catalog.ingestBatch([
    proposal(job('free'), 'dataJobInfo', { name: 'free', type: { string: 'BATCH' }, status: 'IN_PROGRESS' }),
    proposal(job('azkaban'), 'dataJobInfo', {
      name: 'azkaban',
      type: { 'com.linkedin.datajob.azkaban.AzkabanJobType': 'SQL' },
    }),
    proposal(model, 'mlModelProperties', {
      hyperParameters: {
        optimizer: { string: 'adam' },
        layers: { int: 12 },
        rate: { double: 0.125 },
        decay: { float: 0.5 },
        shuffled: { boolean: false },
      },
    }),
    proposal(person, 'corpUserSettings', {
      appearance: { showSimplifiedHomepage: true, showThemeV2: false },
      views: { defaultView: view },
      homePage: { pageTemplate: template, dismissedAnnouncements: ['urn:li:post:one'] },
    }),
    proposal(person, 'corpUserEditableInfo', { persona: 'urn:li:dataHubPersona:technicalUser' }),
    proposal(view, 'dataHubViewInfo', {
      name: 'Mine',
      type: 'PERSONAL',
      definition: { entityTypes: [], filter: { or: [] } },
      created: stamp,
      lastModified: stamp,
    }),
    proposal(template, 'dataHubPageTemplateProperties', {
      rows: [{ modules: [module] }],
      surface: { surfaceType: 'ASSET_SUMMARY' },
      visibility: { scope: 'GLOBAL' },
      created: stamp,
      lastModified: stamp,
    }),
    proposal(module, 'dataHubPageModuleProperties', {
      name: 'Links',
      type: 'LINK',
      visibility: { scope: 'GLOBAL' },
      params: { linkParams: { linkUrl: 'https://example.com' } },
      created: stamp,
      lastModified: stamp,
    }),
    proposal(attribute, 'businessAttributeInfo', {
      fieldPath: word,
      name: word,
      type: { type: { 'com.linkedin.schema.NumberType': {} } },
    }),
    proposal(`${attribute}_untyped`, 'businessAttributeInfo', { fieldPath: word, name: word }),
    proposal(term, 'glossaryTermInfo', { definition: 'a term', termSource: 'INTERNAL' }),
    proposal(term, 'assetSettings', { assetSummary: { templates: [{ template }] } }),
    proposal(term, 'schemaMetadata', {
      schemaName: word,
      platform: 'urn:li:dataPlatform:hive',
      version: 0,
      hash: '',
      platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
      fields: [
        {
          fieldPath: 'id',
          nativeDataType: 'int',
          type: { type: { 'com.linkedin.schema.NumberType': {} } },
        },
      ],
    }),
  ]);
  if (answer.status !== 200) throw new Error(answer.text);
});
afterAll(() => catalog.stop());

it('jobs return their kind, in either form, and their status', async () => {
  const { free, azkaban } = await catalog.query(`{
    free: dataJob(urn: "${job('free')}") { properties { type status } }
    azkaban: dataJob(urn: "${job('azkaban')}") { properties { type status } } }`);
  expect([free.properties, azkaban.properties]).toEqual([
    { type: 'BATCH', status: 'IN_PROGRESS' },
    { type: 'SQL', status: null },
  ]);
});

it('hyperparameters stored as a map keep their types, and all are listed', async () => {
  const { mlModel } =
    await catalog.query(`{ mlModel(urn: "${model}") { properties { hyperParameters { key } hyperParameterMap { key value {
    ... on StringBox { stringValue } ... on IntBox { intValue } ... on FloatBox { floatValue }
    ... on BooleanBox { booleanValue } } } } } }`);
  expect(mlModel.properties.hyperParameters).toEqual({ key: 'optimizer' });
  expect(mlModel.properties.hyperParameterMap).toEqual([
    { key: 'optimizer', value: { stringValue: 'adam' } },
    { key: 'layers', value: { intValue: 12 } },
    { key: 'rate', value: { floatValue: 0.125 } },
    { key: 'decay', value: { floatValue: 0.5 } },
    { key: 'shuffled', value: { booleanValue: false } },
  ]);
});

it('users return settings and persona, with the referenced entities', async () => {
  const { corpUser } = await catalog.query(`{ corpUser(urn: "${person}") {
    editableProperties { persona { urn id } }
    settings {
      appearance { showSimplifiedHomepage showThemeV2 }
      views { defaultView { urn name viewType } }
      homePage { dismissedAnnouncementUrns pageTemplate { properties { surface { surfaceType } rows { modules {
        properties { name type params { linkParams { linkUrl } richTextParams { content } } } } } } } }
    } } }`);
  expect(corpUser).toEqual({
    editableProperties: { persona: { urn: 'urn:li:dataHubPersona:technicalUser', id: 'technicalUser' } },
    settings: {
      appearance: { showSimplifiedHomepage: true, showThemeV2: false },
      views: { defaultView: { urn: view, name: 'Mine', viewType: 'PERSONAL' } },
      homePage: {
        dismissedAnnouncementUrns: ['urn:li:post:one'],
        pageTemplate: {
          properties: {
            surface: { surfaceType: 'ASSET_SUMMARY' },
            rows: [
              {
                modules: [
                  {
                    properties: {
                      name: 'Links',
                      type: 'LINK',
                      params: { linkParams: { linkUrl: 'https://example.com' }, richTextParams: null },
                    },
                  },
                ],
              },
            ],
          },
        },
      },
    },
  });
});

it('a business attribute returns the type of its columns, if known', async () => {
  const { typed, untyped } = await catalog.query(`{
    typed: businessAttribute(urn: "${attribute}") { properties { type } }
    untyped: businessAttribute(urn: "${attribute}_untyped") { properties { type } } }`);
  expect([typed.properties.type, untyped.properties.type]).toEqual(['NUMBER', null]);
});

it('a term returns the layout of its page and its schema', async () => {
  const { glossaryTerm } = await catalog.query(`{ glossaryTerm(urn: "${term}") {
    settings { assetSummary { templates { template { urn } } } }
    schemaMetadata { name aspectVersion fields { fieldPath type } } } }`);
  expect(glossaryTerm).toEqual({
    settings: { assetSummary: { templates: [{ template: { urn: template } }] } },
    schemaMetadata: { name: word, aspectVersion: 0, fields: [{ fieldPath: 'id', type: 'NUMBER' }] },
  });
});

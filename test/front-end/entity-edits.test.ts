/** What a user writes on the page of a dataset is on the page at once. */
import { datasetUrn, proposal, uniqueWord } from '../helpers/catalog.js';
import { inviteReader, openViewing, readerFor, type Reader } from '../authorization/scope-support.js';
import { documentOf } from '../helpers/front-end/documents.js';
import { addPerson } from '../helpers/secured-catalog.js';

const { catalog, root } = await openViewing();
const word = uniqueWord('edited');
const urnOf = (type: string): string => `urn:li:${type}:${word}`;
const dataset = datasetUrn(word);
const [tag, term, domain, property] = ['tag', 'glossaryTerm', 'domain', 'structuredProperty'].map(urnOf) as [
  string,
  string,
  string,
  string,
];
const COLUMN = { subResourceType: 'DATASET_FIELD', subResource: 'id' };

const seeded = await root.post('/aspects?action=ingestProposalBatch', {
  proposals: [
    proposal(dataset, 'datasetProperties', { name: word, description: 'From the source' }),
    proposal(dataset, 'schemaMetadata', {
      ...{ schemaName: 'a', platform: 'urn:li:dataPlatform:hive', version: 0, hash: '' },
      platformSchema: { 'com.linkedin.schema.Schemaless': {} },
      fields: [
        {
          ...{ fieldPath: 'id', nativeDataType: 'text' },
          type: { type: { 'com.linkedin.schema.StringType': {} } },
        },
      ],
    }),
    proposal(tag, 'tagProperties', { name: 'A tag' }),
    proposal(term, 'glossaryTermInfo', { name: 'A term', definition: '', termSource: 'INTERNAL' }),
    proposal(domain, 'domainProperties', { name: 'A domain' }),
    proposal(property, 'propertyDefinition', {
      ...{ qualifiedName: word, valueType: 'urn:li:dataType:datahub.string' },
      entityTypes: ['urn:li:entityType:datahub.dataset'],
    }),
  ],
});
if (seeded.status !== 200) throw new Error(seeded.text);
const editor = readerFor(catalog, await addPerson(catalog, 'Editor'));
const reader = readerFor(catalog, await addPerson(catalog, 'Reader'));
const partial = await inviteReader(catalog, [{ field: 'URN', values: [dataset, tag, term, domain] }]);
const owner = editor.person.urn;

async function page(who: Reader = reader): Promise<any> {
  return (await who.query(documentOf('datasetProfile'), { urn: dataset })).dataset;
}

const resource = { resourceUrn: dataset };
const link = { url: `https://example.com/${word}`, label: 'Runbook' };
/** An operation with its variables, and what the page then shows. */
const EDITS: readonly (readonly [operation: string, variables: object, shown: object])[] = [
  [
    'addOwner',
    { input: { ...resource, ownerUrn: owner, ownerEntityType: 'CORP_USER', type: 'DATA_STEWARD' } },
    { ownership: { owners: [{ owner: { urn: owner }, type: 'DATA_STEWARD', associatedUrn: dataset }] } },
  ],
  [
    'addTag',
    { input: { ...resource, tagUrn: tag } },
    { tags: { tags: [{ tag: { urn: tag }, associatedUrn: dataset }] } },
  ],
  [
    'addTag',
    { input: { ...resource, ...COLUMN, tagUrn: tag } },
    {
      editableSchemaMetadata: {
        editableSchemaFieldInfo: [{ fieldPath: 'id', tags: { tags: [{ tag: { urn: tag } }] } }],
      },
    },
  ],
  [
    'addTerm',
    { input: { ...resource, termUrn: term } },
    { glossaryTerms: { terms: [{ term: { urn: term, properties: { name: 'A term' } } }] } },
  ],
  [
    'setDomain',
    { entityUrn: dataset, domainUrn: domain },
    { domain: { domain: { urn: domain, properties: { name: 'A domain' } } } },
  ],
  [
    'updateDescription',
    { input: { ...resource, description: 'What people say' } },
    {
      properties: { description: 'From the source' },
      editableProperties: { description: 'What people say' },
    },
  ],
  [
    'updateDescription',
    { input: { ...resource, ...COLUMN, description: 'The key' } },
    { editableSchemaMetadata: { editableSchemaFieldInfo: [{ fieldPath: 'id', description: 'The key' }] } },
  ],
  [
    'addLink',
    { input: { ...resource, linkUrl: link.url, label: link.label } },
    { institutionalMemory: { elements: [{ ...link, author: { urn: owner } }] } },
  ],
  [
    'updateDeprecation',
    { input: { urn: dataset, deprecated: true, note: 'Use another', decommissionTime: 1_900_000_000_000 } },
    { deprecation: { deprecated: true, note: 'Use another', decommissionTime: 1_900_000_000_000 } },
  ],
  [
    'upsertStructuredProperties',
    {
      input: {
        assetUrn: dataset,
        structuredPropertyInputParams: [{ structuredPropertyUrn: property, values: [{ stringValue: 'a' }] }],
      },
    },
    {
      structuredProperties: {
        properties: [{ structuredProperty: { urn: property }, values: [{ stringValue: 'a' }] }],
      },
    },
  ],
  [
    'raiseIncident',
    { input: { ...resource, type: 'FRESHNESS', title: 'Late', priority: 'HIGH' } },
    {
      incidents: {
        total: 1,
        incidents: [{ title: 'Late', incidentType: 'FRESHNESS', incidentStatus: { state: 'ACTIVE' } }],
      },
      health: [{ type: 'INCIDENTS', status: 'FAIL' }],
    },
  ],
];

it.each(EDITS)('%s by an editor, then the page', async (operation, variables, shown) => {
  await editor.query(documentOf(operation), variables);
  expect(await page()).toMatchObject(shown);
});

it.each(EDITS)('%s by a reader is refused', async (operation, variables) => {
  const { errors } = await reader.graphql(documentOf(operation), variables);
  expect(errors).toMatchObject([{ path: [operation], extensions: { reason: 'FORBIDDEN' } }]);
});

it('a resolved incident is gone from the health of the page', async () => {
  const [incident] = (await page()).incidents.incidents;
  const input = { state: 'RESOLVED', stage: 'FIXED', message: 'Reloaded' };
  await editor.query(documentOf('updateIncidentStatus'), { urn: incident.urn, input });
  const { incidents, health } = await page();
  expect(incidents.incidents).toMatchObject([
    { incidentStatus: { ...input, lastUpdated: { actor: owner } }, priority: 'HIGH' },
  ]);
  expect(health).toMatchObject([{ type: 'INCIDENTS', status: 'PASS' }]);
});

it('a user with a partial view sees what others wrote, without the entities outside of the view', async () => {
  const shown = await page(partial);
  expect(shown).toMatchObject({
    tags: { tags: [{ tag: { urn: tag } }] },
    domain: { domain: { urn: domain } },
    editableProperties: { description: 'What people say' },
  });
  // A reference stays, without the name of what it refers to.
  expect(shown.ownership.owners).toMatchObject([{ owner: { urn: owner, properties: null } }]);
  const { errors } = await partial.graphql(documentOf('addTag'), {
    input: { ...resource, tagUrn: tag },
  });
  expect(errors).toMatchObject([{ extensions: { reason: 'FORBIDDEN' } }]);
});

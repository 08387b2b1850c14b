/** Entities for the requests of the table, with everything that a request needs. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../../helpers/catalog.js';
import { PATH_VALUES } from '../endpoints.js';
import type { Scratch } from '../../exhaustive/injection/scratch.js';
import { invite } from '../../helpers/secured-catalog.js';

/** Placeholders and their values, e.g. `$tag`. */
export type Words = Readonly<Record<string, string>>;

/** @param asRoot the same catalog with the credentials of the first user */
export async function makeThings(
  catalog: TestCatalog,
  asRoot: TestCatalog,
  scratch: Scratch,
): Promise<Words> {
  const words: Record<string, string> = {
    ...Object.fromEntries([...scratch].map(([type, urn]) => [`$${type}`, urn])),
    // Routes delete their entities, so GraphQL fields use other ones.
    $urn: datasetUrn(unique('table')),
    $otherTerm: `urn:li:glossaryTerm:${unique('term')}`,
    $otherAssertion: `urn:li:assertion:${unique('assertion')}`,
    $otherQuery: `urn:li:query:${unique('query')}`,
    $otherRelationship: `urn:li:erModelRelationship:${unique('relationship')}`,
    $otherApplication: `urn:li:application:${unique('application')}`,
    $otherAttribute: `urn:li:businessAttribute:${unique('attribute')}`,
    $otherDataset: datasetUrn(unique('table')),
    $logicalModel: `urn:li:dataset:(urn:li:dataPlatform:logical,${unique('model')},PROD)`,
    $otherForm: `urn:li:form:${unique('form')}`,
    $otherDocument: `urn:li:document:${unique('document')}`,
    $otherSource: `urn:li:dataHubIngestionSource:${unique('source')}`,
    $run: unique('run'),
    $otherRun: unique('run'),
    $registry: unique('registry'),
    $person: (await invite(catalog)).urn,
    $victim: (await invite(catalog)).urn,
  };
  const write = async (word: string, aspectName: string, value: object, rest: object = {}): Promise<void> => {
    const one = proposal(words[word] ?? word, aspectName, replaceWords(value, words), rest);
    const answer = await asRoot.post('/aspects?action=ingestProposal', { proposal: one });
    if (answer.status !== 200) throw new Error(answer.text);
  };
  const registry = { registryName: words['$registry'], registryVersion: '0.0.1' };
  await write('$urn', 'status', { removed: false }, { systemMetadata: { runId: words['$run'] } });
  await write('$chart', 'status', { removed: false }, { systemMetadata: registry });
  await write('$otherTerm', 'status', { removed: false }, { systemMetadata: { runId: words['$otherRun'] } });
  const at = { time: 1, actor: '$corpuser' };
  await write('$dataset', 'institutionalMemory', {
    elements: [{ url: 'https://example.com/a', description: 'a', createStamp: at }],
  });
  await write('$structuredProperty', 'propertyDefinition', {
    qualifiedName: 'a',
    valueType: 'urn:li:dataType:datahub.string',
    entityTypes: ['urn:li:entityType:datahub.dataset'],
  });
  for (const assertion of ['$assertion', '$otherAssertion'])
    await write(assertion, 'assertionInfo', {
      type: 'CUSTOM',
      customAssertion: { type: 'x', entity: '$dataset' },
    });
  await write('$otherQuery', 'queryProperties', {
    statement: { value: 'select 1' },
    source: 'MANUAL',
    created: at,
    lastModified: at,
  });
  await write('$otherRelationship', 'status', { removed: false });
  await write('$otherApplication', 'applicationProperties', { name: 'a' });
  await write('$dataset', 'applications', { applications: ['$otherApplication'] });
  for (const document of ['$document', '$otherDocument'])
    await write(document, 'documentInfo', {
      ...{ status: { state: 'PUBLISHED' }, contents: { text: 'a' } },
      ...{ created: at, lastModified: at },
    });
  await write('$otherForm', 'formInfo', { name: 'a' });
  const asked = { structuredPropertyParams: { urn: '$structuredProperty' }, type: 'STRUCTURED_PROPERTY' };
  await write('$form', 'formInfo', { name: 'a', prompts: [{ id: '$registry', title: 'a', ...asked }] });
  await write('$otherDataset', 'forms', { incompleteForms: [{ urn: '$form' }], completedForms: [] });
  await write('$otherAttribute', 'businessAttributeInfo', { fieldPath: 'a', name: 'a' });
  await write('$dataset', 'schemaMetadata', {
    ...{ schemaName: 'a', platform: 'urn:li:dataPlatform:hive', version: 0, hash: '' },
    platformSchema: { 'com.linkedin.schema.Schemaless': {} },
    fields: [
      {
        fieldPath: 'id',
        type: { type: { 'com.linkedin.schema.StringType': {} } },
        nativeDataType: 'text',
      },
    ],
  });
  await write('urn:li:dataPlatform:logical', 'dataPlatformInfo', {
    ...{ name: 'logical', type: 'OTHERS', datasetNameDelimiter: '.', logical: true },
  });
  await write('$logicalModel', 'schemaMetadata', {
    ...{ schemaName: 'a', platform: 'urn:li:dataPlatform:logical', version: 0, hash: '' },
    ...{ platformSchema: { 'com.linkedin.schema.Schemaless': {} }, fields: [] },
  });
  words['$column'] = `urn:li:schemaField:(${words['$dataset'] ?? ''},id)`;
  await write('$column', 'businessAttributes', {
    businessAttribute: { businessAttributeUrn: '$businessAttribute' },
  });
  await write('$incident', 'incidentInfo', {
    type: 'OPERATIONAL',
    entities: ['$dataset'],
    status: { state: 'ACTIVE', lastUpdated: at },
    created: at,
  });
  await write('$dataHubIngestionSource', 'dataHubIngestionSourceInfo', {
    ...{ name: 'a', type: 'file', config: { recipe: '{}' } },
  });
  await write('$dataHubExecutionRequest', 'dataHubExecutionRequestInput', {
    ...{ task: 'RUN_INGEST', args: {}, executorId: 'none', requestedAt: 1 },
    source: { type: 'MANUAL_INGESTION_SOURCE', ingestionSource: '$dataHubIngestionSource' },
  });
  const versionSet = `urn:li:versionSet:(${words['$run'] ?? ''},dataset)`;
  // One for the fields and one for the routes, because only a version of a set can be unlinked.
  for (const input of [
    { versionSet, linkedEntity: words['$dataset'], version: 'v1' },
    { versionSet: PATH_VALUES['versionSet'], linkedEntity: words['$urn'], version: 'v1' },
  ]) {
    const { errors } = await asRoot.graphql(
      'mutation ($input: LinkVersionInput!) { linkAssetVersion(input: $input) { urn } }',
      { input },
    );
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
  }
  return words;
}

/** Replaces placeholders in a value, the longer ones first. */
export function replaceWords<Value>(value: Value, words: Words): Value {
  const known = Object.entries(words).sort(([one], [other]) => other.length - one.length);
  let text = JSON.stringify(value);
  for (const [word, meant] of known) text = text.replaceAll(word, meant);
  return JSON.parse(text) as Value;
}

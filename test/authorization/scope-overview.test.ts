/** The overview for a reader with a restricted view: it does not reveal hidden entities, nor references to them. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { inviteReader, openViewing, type Reader } from './scope-support.js';

const word = unique('overlooked');
const urnOf = (type: string, name: string) => `urn:li:${type}:${word}_${name}`;
const table = datasetUrn(`${word}.table`);
const job = `urn:li:dataJob:(urn:li:dataFlow:(airflow,${word},PROD),load)`;
const seen = {
  owner: urnOf('corpuser', 'seen'),
  tag: urnOf('tag', 'seen'),
  term: urnOf('glossaryTerm', 'seen'),
  inner: urnOf('container', 'inner'),
  property: urnOf('structuredProperty', 'seen'),
  /** A property whose values are all hidden. */
  emptied: urnOf('structuredProperty', 'emptied'),
  value: urnOf('corpuser', 'value'),
};
const hidden = {
  owner: urnOf('corpGroup', 'hidden'),
  tag: urnOf('tag', 'hidden'),
  term: urnOf('glossaryTerm', 'hidden'),
  outer: urnOf('container', 'hidden'),
  domain: urnOf('domain', 'hidden'),
  application: urnOf('application', 'hidden'),
  product: urnOf('dataProduct', 'hidden'),
  incident: urnOf('incident', 'hidden'),
  property: urnOf('structuredProperty', 'hidden'),
  replacement: datasetUrn(`${word}_hidden`),
  ownershipType: urnOf('ownershipType', 'hidden'),
  value: urnOf('corpuser', 'hidden_value'),
  deprecator: urnOf('corpuser', 'hidden_deprecator'),
  linker: urnOf('corpuser', 'hidden_linker'),
  relinker: urnOf('corpuser', 'hidden_relinker'),
  termActor: urnOf('corpuser', 'hidden_term_actor'),
  spreader: urnOf('corpuser', 'hidden_spreader'),
  rule: urnOf('tag', 'hidden_rule'),
  origin: datasetUrn(`${word}_hidden_origin`),
};
const stamp = { time: 1, actor: seen.owner };
/** Of an actor whom the reader sees. */
const attribution = {
  ...{ time: 1, actor: seen.owner, source: hidden.rule },
  sourceDetail: { origin: hidden.origin, via: table, note: 'plain' },
};

const { catalog, root } = await openViewing();
let reader: Reader;

beforeAll(async () => {
  reader = await inviteReader(catalog, [{ field: 'URN', values: [table, job, ...Object.values(seen)] }]);
  const { status, text } = await root.post('/aspects?action=ingestProposalBatch', {
    proposals: [
      ...[seen.owner, seen.value, hidden.value].map((urn) =>
        proposal(urn, 'corpUserInfo', { active: true, displayName: word }),
      ),
      proposal(hidden.owner, 'corpGroupInfo', { displayName: word, admins: [], members: [], groups: [] }),
      ...[seen.tag, hidden.tag].map((urn) => proposal(urn, 'tagProperties', { name: word })),
      ...[seen.term, hidden.term].map((urn) =>
        proposal(urn, 'glossaryTermInfo', { definition: word, termSource: 'INTERNAL' }),
      ),
      ...[seen.inner, hidden.outer].map((urn) => proposal(urn, 'containerProperties', { name: word })),
      proposal(seen.inner, 'container', { container: hidden.outer }),
      proposal(hidden.domain, 'domainProperties', { name: word }),
      proposal(hidden.application, 'applicationProperties', { name: word }),
      proposal(hidden.replacement, 'status', { removed: false }),
      ...[hidden.property, seen.property, seen.emptied].map((urn) =>
        proposal(urn, 'propertyDefinition', {
          ...{ qualifiedName: urn, valueType: 'urn:li:dataType:datahub.urn', cardinality: 'MULTIPLE' },
          entityTypes: ['urn:li:entityType:datahub.dataset'],
        }),
      ),
    ],
  });
  expect([status, text]).toEqual([200, expect.any(String)]);
  const rest = await root.post('/aspects?action=ingestProposalBatch', {
    proposals: [
      proposal(table, 'container', { container: seen.inner }),
      proposal(table, 'ownership', {
        owners: [hidden.owner, seen.owner].map((owner) => ({
          ...{ owner, type: 'CUSTOM', typeUrn: hidden.ownershipType },
          // An attribution without its actor is none.
          attribution: { ...attribution, actor: hidden.spreader },
        })),
      }),
      proposal(table, 'globalTags', { tags: [{ tag: hidden.tag }, { tag: seen.tag, attribution }] }),
      proposal(table, 'glossaryTerms', {
        terms: [{ urn: hidden.term }, { urn: seen.term, actor: hidden.termActor, attribution }],
        auditStamp: stamp,
      }),
      proposal(table, 'domains', { domains: [hidden.domain] }),
      proposal(table, 'applications', { applications: [hidden.application] }),
      proposal(table, 'deprecation', {
        ...{ deprecated: true, note: 'Old', actor: hidden.deprecator, replacement: hidden.replacement },
      }),
      proposal(table, 'structuredProperties', {
        properties: [
          { propertyUrn: hidden.property, values: [{ string: seen.value }] },
          {
            ...{ propertyUrn: seen.property, attribution },
            values: [{ string: hidden.value }, { string: seen.value }],
          },
          { propertyUrn: seen.emptied, values: [{ string: hidden.value }] },
        ],
      }),
      proposal(table, 'institutionalMemory', {
        elements: [
          {
            ...{ url: 'https://example.org', description: 'Link' },
            createStamp: { time: 1, actor: hidden.linker },
            updateStamp: { time: 2, actor: hidden.relinker },
          },
        ],
      }),
      proposal(hidden.product, 'dataProductProperties', { name: word, assets: [{ destinationUrn: table }] }),
      proposal(hidden.incident, 'incidentInfo', {
        ...{ type: 'OPERATIONAL', entities: [table], source: { type: 'MANUAL' }, created: stamp },
        status: { state: 'ACTIVE', lastUpdated: stamp },
      }),
      proposal(job, 'dataJobInfo', { name: 'Load', type: { string: 'COMMAND' } }),
      proposal(job, 'browsePathsV2', { path: [{ id: hidden.outer, urn: hidden.outer }] }),
    ],
  });
  expect([rest.status, rest.text]).toEqual([200, expect.any(String)]);
}, 120_000);

const ATTRIBUTION = 'attribution { time actor { urn } source { urn } sourceDetail { key value } }';
const OVERVIEW = `query ($urn: String!) { entity(urn: $urn) { overview { name path { name entity { urn } }
  owners { owner { ... on CorpUser { urn } ... on CorpGroup { urn } } type ownershipType { urn } ${ATTRIBUTION} }
  tags { tag { urn } ${ATTRIBUTION} } glossaryTerms { term { urn } actor { urn } ${ATTRIBUTION} }
  domain { urn } application { urn } dataProducts { urn } openIncidents
  structuredProperties { structuredProperty { urn } values { ... on StringValue { stringValue } } valueEntities { urn } ${ATTRIBUTION} }
  links { url label author { urn } actor { ... on CorpUser { urn } } created { time actor } updated { time actor } }
  deprecation { note actor actorEntity { urn } replacement { urn } } lastChange { actor { urn } } } } }`;

it('a reader with full view gets the complete overview', async () => {
  const { entity } = await root.query(OVERVIEW, { urn: table });
  const told = JSON.stringify(entity);
  for (const urn of [...Object.values(seen), ...Object.values(hidden)])
    if (urn !== hidden.incident) expect(told).toContain(urn);
  expect(entity.overview.openIncidents).toBe(1);
});

it('hidden entities are omitted, also inside of records that are kept', async () => {
  const { entity } = await reader.query(OVERVIEW, { urn: table });
  const shown = {
    ...{ time: 1, actor: { urn: seen.owner }, source: null },
    sourceDetail: [
      { key: 'via', value: table },
      { key: 'note', value: 'plain' },
    ],
  };
  expect(entity.overview).toEqual({
    ...{ name: `${word}.table`, path: [{ name: word, entity: { urn: seen.inner } }] },
    owners: [
      {
        owner: { urn: seen.owner },
        type: 'CUSTOM',
        ownershipType: { urn: 'urn:li:ownershipType:__system__custom' },
        attribution: null,
      },
    ],
    tags: [{ tag: { urn: seen.tag }, attribution: shown }],
    glossaryTerms: [{ term: { urn: seen.term }, actor: null, attribution: shown }],
    ...{ domain: null, application: null, dataProducts: [], openIncidents: 0 },
    structuredProperties: [
      {
        structuredProperty: { urn: seen.property },
        ...{ values: [{ stringValue: seen.value }], valueEntities: [{ urn: seen.value }] },
        attribution: shown,
      },
    ],
    links: [
      {
        ...{
          url: 'https://example.org',
          label: 'Link',
          author: { urn: 'urn:li:corpuser:unknown' },
          actor: { urn: 'urn:li:corpuser:unknown' },
        },
        ...{ created: { time: 1, actor: null }, updated: { time: 2, actor: null } },
      },
    ],
    deprecation: { note: 'Old', actor: null, actorEntity: null, replacement: null },
    lastChange: { actor: null },
  });
  expect((await reader.query(OVERVIEW, { urn: job })).entity.overview.path).toEqual([]);
});

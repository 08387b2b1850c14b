/** Patches of all aspects except lineage as the Python client sends them, with the resulting aspects. */
import {
  SOURCE,
  DOC,
  attributed,
  stamp,
  table,
  add,
  remove,
  envelope,
  edge,
  type PatchRow,
} from './patch-parts.js';

const tagX = { tag: 'urn:li:tag:x' };
const tagY = { tag: 'urn:li:tag:y', ...attributed };
const termX = { urn: 'urn:li:glossaryTerm:x' };
const owner = (name: string, type: string, more: object = {}) => ({
  owner: `urn:li:corpuser:${name}`,
  type,
  ...more,
});
const OWNERS = { owners: ['owner', 'type', 'typeUrn', SOURCE] };
const property = (value: string, more: object = {}) => ({
  propertyUrn: 'urn:li:structuredProperty:tier',
  values: [{ string: value }],
  ...more,
});
const link = (url: string) => ({ url, description: 'page', createStamp: stamp });

export const PATCHES: readonly PatchRow[] = [
  {
    name: 'tags, with and without a source',
    type: 'dataset',
    aspect: 'globalTags',
    patches: [
      envelope({ tags: [SOURCE, 'tag'] }, add('/tags//urn:li:tag:x', tagX)),
      envelope({ tags: [SOURCE, 'tag'] }, add(`/tags/${DOC}/urn:li:tag:y`, tagY)),
      envelope({ tags: [SOURCE, 'tag'] }, add('/tags//urn:li:tag:z', { tag: 'urn:li:tag:z' })),
      envelope({ tags: ['tag', SOURCE] }, remove('/tags/urn:li:tag:z')),
      envelope({ tags: ['tag', SOURCE] }, remove('/tags/urn:li:tag:never')),
    ],
    after: { tags: [tagX, tagY] },
  },
  {
    name: 'a tag removed whatever its source',
    type: 'container',
    aspect: 'globalTags',
    before: { tags: [tagX, { ...tagX, ...attributed }, tagY] },
    patches: [envelope({ tags: ['tag', SOURCE] }, remove('/tags/urn:li:tag:x'))],
    after: { tags: [tagY] },
  },
  {
    name: 'glossary terms',
    type: 'dataset',
    aspect: 'glossaryTerms',
    patches: [
      envelope({ terms: ['urn', SOURCE] }, add('/terms/urn:li:glossaryTerm:x/', termX)),
      envelope(
        { terms: ['urn', SOURCE] },
        add('/terms/urn:li:glossaryTerm:y/', { urn: 'urn:li:glossaryTerm:y' }),
      ),
      envelope({ terms: ['urn', SOURCE] }, remove('/terms/urn:li:glossaryTerm:y')),
    ],
    after: { terms: [termX], auditStamp: stamp },
  },
  {
    name: 'owners in several roles',
    type: 'dataset',
    aspect: 'ownership',
    patches: [
      envelope(OWNERS, add('/owners/urn:li:corpuser:a/TECHNICAL_OWNER//', owner('a', 'TECHNICAL_OWNER'))),
      envelope(
        OWNERS,
        add(
          '/owners/urn:li:corpuser:a/CUSTOM/urn:li:ownershipType:lead/',
          owner('a', 'CUSTOM', { typeUrn: 'urn:li:ownershipType:lead' }),
        ),
      ),
      envelope(OWNERS, add('/owners/urn:li:corpuser:b/DATAOWNER//', owner('b', 'DATAOWNER'))),
      envelope(OWNERS, add('/owners/urn:li:corpuser:b/DEVELOPER//', owner('b', 'DEVELOPER'))),
      envelope(OWNERS, remove('/owners/urn:li:corpuser:a/CUSTOM')),
      envelope(OWNERS, remove('/owners/urn:li:corpuser:b')),
    ],
    after: {
      owners: [owner('a', 'TECHNICAL_OWNER')],
      ownerTypes: { 'urn:li:ownershipType:__system__technical_owner': ['urn:li:corpuser:a'] },
    },
  },
  {
    name: 'owners set as a whole',
    type: 'dashboard',
    aspect: 'ownership',
    before: { owners: [owner('a', 'DATAOWNER')] },
    patches: [[add('/owners', [owner('c', 'DEVELOPER')])]],
    after: {
      owners: [owner('c', 'DEVELOPER')],
      ownerTypes: { 'urn:li:ownershipType:__system__developer': ['urn:li:corpuser:c'] },
    },
  },
  {
    name: 'structured properties by source',
    type: 'dataset',
    aspect: 'structuredProperties',
    patches: [
      envelope(
        { properties: ['propertyUrn', SOURCE] },
        add('/properties/urn:li:structuredProperty:tier/', property('gold')),
        add(`/properties/urn:li:structuredProperty:tier/${DOC}`, property('tin', attributed)),
      ),
      envelope(
        { properties: ['propertyUrn', SOURCE] },
        add('/properties/urn:li:structuredProperty:tier/', property('silver')),
      ),
    ],
    after: { properties: [property('silver'), property('tin', attributed)] },
  },
  {
    name: 'documentation by source',
    type: 'dataset',
    aspect: 'documentation',
    patches: [
      envelope({ documentations: [SOURCE] }, add('/documentations/', { documentation: 'ours' })),
      envelope(
        { documentations: [SOURCE] },
        add(`/documentations/${DOC}`, { documentation: 'theirs', ...attributed }),
      ),
      envelope({ documentations: [SOURCE] }, add('/documentations/', { documentation: 'ours, better' })),
      envelope({ documentations: [SOURCE] }, remove(`/documentations/${DOC}`)),
    ],
    after: { documentations: [{ documentation: 'ours, better' }] },
  },
  {
    name: 'custom properties, names and descriptions',
    type: 'dataset',
    aspect: 'datasetProperties',
    patches: [
      [add('/customProperties/k', 'v'), add('/customProperties/a~1b~0c', 'd')],
      [add('/description', 'orders'), add('/name', 'o'), add('/qualifiedName', 'q')],
      [add('/externalUrl', 'https://example.org'), add('/lastModified', { time: 5 })],
      [remove('/customProperties/k'), remove('/customProperties/never'), remove('/qualifiedName')],
    ],
    after: {
      customProperties: { 'a/b~c': 'd' },
      description: 'orders',
      name: 'o',
      externalUrl: 'https://example.org',
      lastModified: { time: 5 },
    },
  },
  {
    name: 'custom properties set as a whole',
    type: 'dataset',
    aspect: 'datasetProperties',
    before: { customProperties: { old: '1' }, name: 'o' },
    patches: [[add('/customProperties', { k: 'v' })]],
    after: { customProperties: { k: 'v' }, name: 'o' },
  },
  {
    name: 'tags and terms of fields that people edited',
    type: 'dataset',
    aspect: 'editableSchemaMetadata',
    patches: [
      [
        add('/editableSchemaFieldInfo/a/globalTags/tags/urn:li:tag:x', tagX),
        add('/editableSchemaFieldInfo/a/glossaryTerms/terms/urn:li:glossaryTerm:x', termX),
        add('/editableSchemaFieldInfo/b/globalTags/tags/urn:li:tag:x', tagX),
      ],
      [remove('/editableSchemaFieldInfo/b/globalTags/tags/urn:li:tag:x')],
    ],
    after: {
      editableSchemaFieldInfo: [
        {
          fieldPath: 'a',
          globalTags: { tags: [tagX] },
          glossaryTerms: { terms: [termX], auditStamp: stamp },
        },
        { fieldPath: 'b', globalTags: { tags: [] } },
      ],
    },
  },
  {
    name: 'links',
    type: 'dataset',
    aspect: 'institutionalMemory',
    patches: [
      envelope(
        { elements: ['url'] },
        add('/elements/https:~1~1example.org~1a', link('https://example.org/a')),
        add('/elements/https:~1~1example.org~1b', link('https://example.org/b')),
      ),
      envelope({ elements: ['url'] }, remove('/elements/https:~1~1example.org~1a')),
    ],
    after: { elements: [link('https://example.org/b')] },
  },
  {
    name: 'siblings',
    type: 'dataset',
    aspect: 'siblings',
    patches: [
      [add(`/siblings/${table('a')}`, table('a')), add(`/siblings/${table('b')}`, {}), add('/primary', true)],
      [remove(`/siblings/${table('a')}`)],
    ],
    after: { siblings: [table('b')], primary: true },
  },
  {
    name: 'siblings set as a whole',
    type: 'dataset',
    aspect: 'siblings',
    before: { siblings: [table('a')], primary: true },
    patches: [[add('/siblings', [table('c')])]],
    after: { siblings: [table('c')], primary: true },
  },
  {
    name: 'a data product',
    type: 'dataProduct',
    aspect: 'dataProductProperties',
    patches: [
      [add(`/assets/${table('a')}`, { ...edge(table('a')), outputPort: false })],
      [add('/name', 'Sales'), add('/description', 'all of it'), add('/customProperties/k', 'v')],
      [
        add('/parentDataProduct', 'urn:li:dataProduct:parent'),
        add(`/assets/${table('b')}`, edge(table('b'))),
      ],
      [remove(`/assets/${table('a')}`), add('/externalUrl', 'https://example.org')],
    ],
    after: {
      assets: [edge(table('b'))],
      name: 'Sales',
      description: 'all of it',
      customProperties: { k: 'v' },
      parentDataProduct: 'urn:li:dataProduct:parent',
      externalUrl: 'https://example.org',
    },
  },
  {
    name: 'a form',
    type: 'form',
    aspect: 'formInfo',
    before: { name: 'Form', type: 'COMPLETION', prompts: [] },
    patches: [
      [
        add('/prompts/p1', { id: 'p1', title: 'Why?', type: 'STRUCTURED_PROPERTY', required: true }),
        add('/actors/owners', true),
        add('/actors/users/urn:li:corpuser:ann', 'urn:li:corpuser:ann'),
        add('/actors/groups/urn:li:corpGroup:all', 'urn:li:corpGroup:all'),
        add('/actors/ownershipTypes/urn:li:ownershipType:lead', 'urn:li:ownershipType:lead'),
      ],
      [remove('/actors/users/urn:li:corpuser:ann')],
    ],
    after: {
      name: 'Form',
      type: 'COMPLETION',
      prompts: [{ id: 'p1', title: 'Why?', type: 'STRUCTURED_PROPERTY', required: true }],
      actors: {
        owners: true,
        users: [],
        groups: ['urn:li:corpGroup:all'],
        ownershipTypes: ['urn:li:ownershipType:lead'],
      },
    },
  },
  {
    name: 'the definition of a structured property',
    type: 'structuredProperty',
    aspect: 'propertyDefinition',
    before: {
      qualifiedName: 'tier',
      valueType: 'urn:li:dataType:datahub.string',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
      allowedValues: [],
    },
    patches: [
      [
        add('/allowedValues/gold', { value: { string: 'gold' } }),
        add('/allowedValues/tin', { value: { string: 'tin' } }),
        add('/entityTypes/urn:li:entityType:datahub.chart', 'urn:li:entityType:datahub.chart'),
        add('/cardinality', 'MULTIPLE'),
      ],
      [remove('/allowedValues/tin'), add('/version', '20260101000000')],
    ],
    after: {
      qualifiedName: 'tier',
      valueType: 'urn:li:dataType:datahub.string',
      entityTypes: ['urn:li:entityType:datahub.dataset', 'urn:li:entityType:datahub.chart'],
      allowedValues: [{ value: { string: 'gold' } }],
      cardinality: 'MULTIPLE',
      version: '20260101000000',
    },
  },
  {
    name: 'a status that was never written',
    type: 'dataset',
    aspect: 'status',
    patches: [[add('/removed', false)]],
    after: { removed: false },
  },
  {
    name: 'by index, where the patch insists',
    type: 'dataset',
    aspect: 'globalTags',
    before: { tags: [tagX, tagY] },
    patches: [{ patch: [add('/tags/0', { tag: 'urn:li:tag:first' })], forceGenericPatch: true }],
    after: { tags: [{ tag: 'urn:li:tag:first' }, tagX, tagY] },
  },
  {
    name: 'domains, of which there is a list and one with sources',
    type: 'dataset',
    aspect: 'domains',
    before: { domains: ['urn:li:domain:old', 'urn:li:domain:kept'] },
    patches: [
      envelope(
        { domainAssociations: [SOURCE, 'domain'] },
        add('/domainAssociations//urn:li:domain:a', { domain: 'urn:li:domain:a' }),
        add(`/domainAssociations/${DOC}/urn:li:domain:b`, { domain: 'urn:li:domain:b', ...attributed }),
        add(`/domainAssociations/${DOC}/urn:li:domain:a`, { domain: 'urn:li:domain:a', ...attributed }),
      ),
      envelope(
        { domainAssociations: ['domain', SOURCE] },
        remove('/domainAssociations/urn:li:domain:b'),
        remove('/domainAssociations/urn:li:domain:old'),
        remove(`/domainAssociations/urn:li:domain:a/${DOC}`),
      ),
    ],
    after: {
      domains: ['urn:li:domain:kept', 'urn:li:domain:a'],
      domainAssociations: [{ domain: 'urn:li:domain:kept' }, { domain: 'urn:li:domain:a' }],
    },
  },
];
